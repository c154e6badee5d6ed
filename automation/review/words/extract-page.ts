// Extracts from a built page what a reader notices: its texts block by block, its links and its pictures.
import { isTag, isText, type ChildNode, type Element } from 'domhandler'
import { findAll } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { collapse, findBlocks, isInline, isPicture, isSilent, type Block } from './find-blocks'

export type Link = { readonly text: string; readonly href: string }

/** `src` is the path of the file that the `img` element names; it has a hash in it. */
export type Picture = { readonly alt: string; readonly src: string }

export type ExtractedPage = {
  readonly title: string
  readonly blocks: readonly Block[]
  readonly links: readonly Link[]
  readonly pictures: readonly Picture[]
  /** The addresses that a map or a video on the page would show. */
  readonly embeds: readonly string[]
}

export function extractPage(html: string): ExtractedPage {
  const document = parseDocument(html)
  const find = (isWanted: (element: Element) => boolean) => findAll(isWanted, document.children)
  const blocks = findBlocks(document).map(({ kind, region, text }) => ({ kind, region, text }))
  // The window title of a sensitive page is that of the site.
  const isSensitive = find(({ attribs }) => 'data-leave' in attribs).length > 0
  const isTitle = ({ kind, region }: Block) =>
    isSensitive ? kind === 'heading' && region === 'page' : kind === 'title'
  return {
    title: blocks.find(isTitle)?.text ?? '',
    blocks,
    links: find(({ name, attribs }) => name === 'a' && 'href' in attribs).map((link) => ({
      text: collapse(readText(link)),
      href: link.attribs['href'] ?? '',
    })),
    pictures: find(isPicture).map(({ attribs: { alt = '', src = '' } }) => ({ alt, src })),
    embeds: find(({ name }) => name === 'iframe').flatMap(({ attribs }) => listEmbeds(attribs)),
  }
}

/** Returns what a reader sees of an element. Two blocks within it are two words. */
function readText(node: ChildNode): string {
  if (isText(node)) return node.data
  if (!isTag(node) || isSilent(node)) return ''
  const text = node.children.map(readText).join('')
  return isInline(node) ? text : ` ${text} `
}

/** Returns the addresses of an iframe, and those in the document that is shown until a visitor asks for the other one. */
function listEmbeds({ src, srcdoc }: Readonly<Record<string, string>>): string[] {
  const inside = srcdoc === undefined ? [] : extractPage(srcdoc).links.map(({ href }) => href)
  return [...(src === undefined ? [] : [src]), ...inside]
}
