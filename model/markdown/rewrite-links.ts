// Links and pictures in a text: where they lead, how they open, and the mark where the base path will stand.
import type { Image, Link, Root } from 'mdast'
import { valid, type ParseResult } from '../schema/field'
import { parseLinkTarget } from '../links/link-target'
import { looksLikeFileName, altIsFileName } from '../schema/fields/image'
import type { ProblemDetails } from '../problems/problem'
import type { ImageSizes } from '../images/image-size'
import { hasHost, getImageFileName, parseRemoteImageUrl } from '../remote-images/remote-image-url'
import type { TextRange } from '../problems/text-edits'
import type { MarkdownContext, Reporter } from './parse-context'
import { visit } from './visit'

/** Stands where the base path goes. A "noncharacter" of Unicode: no text may hold it, and `check` refuses it. */
export const BASE_PLACEHOLDER = '\uFDD0'

/** Changes the tree in place. */
export function rewriteLinks(tree: Root, context: MarkdownContext, notes: Reporter): void {
  visit(tree, 'link', (node) => prepareLink(node, context, notes))
  visit(tree, 'image', (node) => prepareImage(node, context, notes))
}

function prepareLink(node: Link, context: MarkdownContext, notes: Reporter): void {
  const source = notes.source(node)
  const typed = typedTarget(node, source)
  const span = linkSpan(node, typed, notes)
  const target = parseLinkTarget(typed, context.outsideLinks)
  if ('finding' in target) return notes.report(target.finding, node, span)
  if (target.kind === 'internal') {
    notes.refer('link', target.url, node, span)
    setProperties(node, { href: withMark(target.url) })
  } else if (target.kind === 'external') {
    setProperties(node, { href: target.url, target: '_blank', rel: ['noopener', 'noreferrer'] })
    node.children.push(NEW_TAB)
  } else {
    setProperties(node, { href: withSubject(target.url, context.emailSubject) })
  }
}

/** A bare `www.example.org` in the text becomes a link to http:// by itself; what was typed has no such beginning. */
function typedTarget(node: Link, source: string): string {
  return node.url === `http://${source}` ? source : node.url
}

/** What follows the words of a link: the address, which may be in angle brackets, and a title. */
const ADDRESS_PART =
  /^\]\(\s*(?:<([^<>\n]*)>|([^\s<>]+?))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/d

/** Where the address of a link was typed, or null when that is not known exactly, as in a reference to an address elsewhere. */
function linkSpan(node: Link, typed: string, notes: Reporter): TextRange | null {
  const source = notes.source(node)
  if (source === typed) return notes.span(node, 0, source.length)
  if (source === `<${typed}>`) return notes.span(node, 1, source.length - 1)
  const words = node.children.at(-1)?.position?.end.offset
  const from = words === undefined ? 1 : words - (node.position?.start.offset ?? 0)
  const at = ADDRESS_PART.exec(source.slice(from))?.indices
  const range = at?.[1] ?? at?.[2]
  return range ? notes.span(node, from + range[0], from + range[1]) : null
}

/** Where a part of a picture's address was typed, or null when it is written in another way than it reads. */
function imageSpan(node: Image, part: string, notes: Reporter): TextRange | null {
  const source = notes.source(node)
  const from = source.lastIndexOf('](')
  const at = from === -1 ? undefined : ADDRESS_PART.exec(source.slice(from))?.indices
  const range = at?.[1] ?? at?.[2]
  if (!range || source.slice(from + range[0], from + range[1]) !== node.url) return null
  // The part is the end of the address: the name of the file.
  return notes.span(node, from + range[1] - part.length, from + range[1])
}

function prepareImage(node: Image, context: MarkdownContext, notes: Reporter): void {
  const named = readPictureName(node.url, context.images)
  if ('finding' in named) return notes.report(named.finding, node, imageSpan(node, node.url, notes))
  const name = named.value
  const words = node.alt ?? ''
  const finding = wordsFinding(words)
  if (finding) notes.report(finding, node)
  notes.refer('image', name, node, imageSpan(node, name, notes))
  const file = getImageFileName(name)
  const size = context.images[file]
  setProperties(node, { src: withMark(`/images/${file}`), ...size, ...WHEN_NEAR })
  if (words.toLowerCase() === 'decorative') node.alt = ''
}

/** The name of a file in content/images, or the address of a stock picture. */
function readPictureName(typed: string, images: ImageSizes): ParseResult<string> {
  if (hasHost(typed)) return parseRemoteImageUrl(typed)
  const name = /^(?:\.?\.?\/)*images\/([^/]+)$/.exec(typed)?.[1]
  return name === undefined ? { finding: elsewhere(typed, images) } : valid(name)
}

/** So that a picture far below does not hold up the rest of the page. */
const WHEN_NEAR = { loading: 'lazy', decoding: 'async' }

/** An address on the site with the mark in place of its first slash; an anchor on the same page needs none. */
function withMark(address: string): string {
  return address.startsWith('/') ? BASE_PLACEHOLDER + address.slice(1) : address
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

function elsewhere(typed: string, images: ImageSizes): ProblemDetails {
  const name = typed.split(/[/\\]/).at(-1) ?? ''
  const ours = Object.hasOwn(images, name)
  return {
    code: 'image-elsewhere',
    message: 'The picture is not in content/images.',
    fix: ours
      ? `Write /images/${name}`
      : 'Put the picture into content/images and write its name like ![What it shows](/images/photo.jpg)',
    ...(ours ? { instead: `/images/${name}` } : {}),
  }
}

function wordsFinding(words: string): ProblemDetails | null {
  if (words.trim() === '') return NO_WORDS
  return looksLikeFileName(words) ? altIsFileName(words) : null
}

const NO_WORDS: ProblemDetails = {
  code: 'image-words-missing',
  message: 'The picture has no words for people who cannot see it.',
  fix: 'Write what it shows between the square brackets, or the word decorative when it adds nothing to the text.',
}
