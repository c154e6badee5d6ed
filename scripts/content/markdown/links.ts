// Links and pictures in a text: where they lead, how they open, and the mark where the base path will stand.
import type { Image, Link, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { readTarget } from '../link-target'
import { placeOf, type MarkdownContext, type Notes } from './context'

/** Stands where the base path goes. A "noncharacter" of Unicode: no text may hold it, and `check` refuses it. */
export const BASE_MARK = '\uFDD0'

/** Changes the tree in place. */
export function prepareLinks(tree: Root, context: MarkdownContext, notes: Notes): void {
  visit(tree, 'link', (node) => prepareLink(node, context, notes))
  visit(tree, 'image', (node) => prepareImage(node, context, notes))
}

function prepareLink(node: Link, context: MarkdownContext, notes: Notes): void {
  const place = placeOf(node)
  const target = readTarget(node.url, context.outsideLinks)
  if ('finding' in target) return notes.report(target.finding, place)
  if (target.kind === 'inside') {
    notes.refer({ role: 'link', target: target.address, field: null, ...place })
    setProperties(node, { href: withMark(target.address) })
  } else if (target.kind === 'outside') {
    setProperties(node, { href: target.address, target: '_blank', rel: ['noopener', 'noreferrer'] })
    node.children.push(NEW_TAB)
  } else {
    setProperties(node, { href: withSubject(target.address, context.emailSubject) })
  }
}

function prepareImage(node: Image, context: MarkdownContext, notes: Notes): void {
  const place = placeOf(node)
  const name = /^(?:\.?\.?\/)*images\/([^/]+)$/.exec(node.url)?.[1]
  if (name === undefined) return notes.report(NOT_OURS, place)
  if (!node.alt) return notes.report(NO_WORDS, place)
  notes.refer({ role: 'image', target: name, field: null, ...place })
  const size = context.pictures[name]
  setProperties(node, { src: withMark(`/images/${name}`), ...size, loading: 'lazy' })
  if (node.alt.toLowerCase() === 'decorative') node.alt = ''
}

/** An address on the site with the mark in place of its first slash; an anchor on the same page needs none. */
function withMark(address: string): string {
  return address.startsWith('/') ? BASE_MARK + address.slice(1) : address
}

/** The e-mail link with a subject, unless it has its own words behind a question mark. */
function withSubject(address: string, subject: string): string {
  return address.startsWith('mailto:') && !address.includes('?')
    ? `${address}?subject=${encodeURIComponent(subject)}`
    : address
}

function setProperties(
  node: Link | Image,
  properties: Record<string, string | number | string[]>,
): void {
  node.data = { ...node.data, hProperties: properties }
}

/** Said by screen readers only. */
const NEW_TAB = {
  type: 'text' as const,
  value: ' (opens in a new tab)',
  data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
}

const NOT_OURS = {
  code: 'image-elsewhere',
  message: 'The picture is not in content/images.',
  fix: 'Put the picture into content/images and write its name like ![What it shows](/images/photo.jpg)',
}

const NO_WORDS = {
  code: 'image-words-missing',
  message: 'The picture has no words for people who cannot see it.',
  fix: 'Write what it shows between the square brackets, or the word decorative when it adds nothing to the text.',
}
