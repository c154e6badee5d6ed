// Writes pasted HTML as Markdown, as far as nothing is lost or changed by it.
import { decodeEntities } from '../../../markup/entities'
import { convertInline } from './convert-inline'
import { convertTable } from './convert-table'
import { getWords, parseHtml, readAttribute, type HtmlElement, type HtmlNode } from './parse-html'

const CONTAINER = /^(?:p|div|center|section|article|main|header|footer|figure|body|html)$/
const BLOCK =
  /^(?:p|div|center|section|article|main|header|footer|figure|body|html|h[1-6]|ul|ol|blockquote|hr|table|details|aside)$/
/** Special characters of Markdown, which would change the meaning of words that were typed as HTML. */
const SPECIAL = /[*_`[\]\\~|]|^\s*(?:#|[-+]\s|\d+[.)]\s|>)/

/** @returns null if it is not certain what was meant */
export function convertHtml(source: string): string | null {
  const nodes = parseHtml(source)
  if (nodes === null) return null
  // Without blocks, the text around the elements is Markdown.
  if (!nodes.some(hasBlock) && !isButton(nodes)) return convertInline(nodes, (text) => text)
  const blocks = convertBlocks(nodes)
  return blocks === null || blocks.length === 0 ? null : blocks.join('\n\n')
}

const hasBlock = (node: HtmlNode): boolean =>
  typeof node !== 'string' && (BLOCK.test(node.name) || node.children.some(hasBlock))

const isBlank = (node: HtmlNode): boolean => typeof node === 'string' && node.trim() === ''

/** Returns the paragraphs, headings and lists of nodes, or null. */
function convertBlocks(nodes: readonly HtmlNode[]): string[] | null {
  const blocks: (string | null)[] = []
  let line: HtmlNode[] = []
  const flush = () => {
    if (!line.every(isBlank)) blocks.push(convertParagraph(line))
    line = []
  }
  for (const node of nodes.flatMap(splitText)) {
    if (node === PARAGRAPH_END) flush()
    else if (hasBlock(node) && typeof node !== 'string') {
      flush()
      blocks.push(...(convertBlock(node) ?? [null]))
    } else line.push(node)
  }
  flush()
  const found = blocks.filter((block) => block !== null)
  return found.length === blocks.length ? found.filter((block) => block !== '') : null
}

const PARAGRAPH_END: HtmlElement = { name: 'end', attributes: '', children: [] }

/** Splits a text at its empty lines: between two of them, it is Markdown. */
function splitText(node: HtmlNode): HtmlNode[] {
  if (typeof node !== 'string') return [node]
  const parts = node.split(/\n[ \t]*\n\s*/)
  return parts.flatMap((part, index): HtmlNode[] => {
    const isMarkdown = index > 0 && index < parts.length - 1 && part.trim() !== ''
    const written: HtmlNode = isMarkdown
      ? { name: 'markdown', attributes: '', children: [part] }
      : part
    return index === 0 ? [written] : [PARAGRAPH_END, written]
  })
}

function convertParagraph(nodes: readonly HtmlNode[]): string | null {
  const words = nodes.filter((node) => !isBlank(node))
  const [first] = words
  if (words.length === 1 && typeof first === 'object' && first.name === 'markdown')
    return getWords(first.children).trimEnd()
  if (isButton(nodes)) return convertButton(nodes)
  const text = convertInline(words.length === nodes.length ? nodes : trimBlank(nodes), writeWords)
  return text === null
    ? null
    : text.replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '').replace(/\n +/g, '\n')
}

const trimBlank = (nodes: readonly HtmlNode[]): HtmlNode[] => {
  const from = nodes.findIndex((node) => !isBlank(node))
  return nodes.slice(from, nodes.findLastIndex((node) => !isBlank(node)) + 1)
}

const writeWords = (text: string): string | null =>
  SPECIAL.test(text)
    ? null
    : text.replace(/&(?!lt;|gt;|amp;)#?\w+;/gi, decodeEntities).replace(/[\s\u00A0]+/g, ' ')

function isButton(nodes: readonly HtmlNode[]): boolean {
  const [first, ...others] = nodes.filter((node) => !isBlank(node))
  if (typeof first !== 'object' || others.length > 0) return false
  const isNamed = /^(?:btn|button|linkbutton|cta)$/.test(first.name)
  const hasClass = /\b(?:btn|button)\b/i.test(readAttribute(first, 'class') ?? '')
  return (isNamed || (first.name === 'a' && hasClass)) && readAttribute(first, 'href') !== null
}

function convertButton(nodes: readonly HtmlNode[]): string | null {
  const element = nodes.find((node) => typeof node === 'object')
  const href = element && readAttribute(element, 'href')
  const label = getWords(nodes).replace(/\s+/g, ' ').trim()
  return href && label !== '' && !/[\][{}]/.test(label) && !/[\s{}"]/.test(href)
    ? `::button[${label}]{href=${href}}`
    : null
}

function convertBlock(element: HtmlElement): string[] | null {
  const { name, children } = element
  if (isBox(element)) return convertBox(element)
  if (CONTAINER.test(name)) return convertBlocks(children)
  if (name === 'hr') return ['---']
  if (name === 'table') return convertTable(element, convertBlocks)
  if (name === 'ul' || name === 'ol') return convertList(element)
  if (name === 'details') return convertDetails(element)
  if (name === 'blockquote') {
    const blocks = convertBlocks(children)
    return blocks && [blocks.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')]
  }
  const level = /^h([1-6])$/.exec(name)?.[1]
  // An element within a line with a paragraph in it.
  if (level === undefined)
    return /^(?:span|font|small|big)$/.test(name) ? convertBlocks(children) : null
  const words = convertParagraph(children)
  if (words === null || words.includes('\n')) return null
  return words === ''
    ? []
    : [`${'#'.repeat(Math.max(2, Number(level)))} ${words.replace(/^\*\*(.*)\*\*$/, '$1')}`]
}

function convertList({ name, children }: HtmlElement): string[] | null {
  const items: string[] = []
  for (const item of children) {
    if (isBlank(item)) continue
    if (typeof item === 'string' || item.name !== 'li') return null
    const blocks = convertBlocks(item.children)
    const mark = name === 'ol' ? `${items.length + 1}. ` : '- '
    const isTight = blocks?.every((block, index) => index === 0 || /^(?:- |\d+\. )/.test(block))
    if (!blocks || !isTight) return null
    items.push(mark + blocks.join('\n').replaceAll('\n', `\n${' '.repeat(mark.length)}`))
  }
  return [items.join('\n')]
}

function convertDetails({ children }: HtmlElement): string[] | null {
  const summary = children.find((node) => typeof node === 'object' && node.name === 'summary')
  if (typeof summary !== 'object') return null
  const words = decodeEntities(getWords(summary.children)).replace(/\s+/g, ' ').trim()
  const answer = convertBlocks(children.filter((node) => node !== summary))
  if (words === '' || /[[\]{}]/.test(words) || !answer || answer.length === 0) return null
  return [`:::question[${words}]\n${answer.join('\n\n')}\n:::`]
}

/** Returns whether an element is a box: that of Notion, or one with a class that says so. */
const isBox = (element: HtmlElement): boolean =>
  element.name === 'aside' ||
  (/^(?:div|section)$/.test(element.name) && BOX_CLASS.test(readAttribute(element, 'class') ?? ''))

const BOX_CLASS =
  /(?<![\w-])(?:tip|note|notice|callout|alert|info|info-?box|hint|warning|important)(?![\w])/i

/** Writes a box as a note. Notion has an icon and Markdown in it. */
function convertBox({ children }: HtmlElement): string[] | null {
  const isMarkdown = children.every((node) => typeof node === 'string')
  const text = isMarkdown ? children.join('').trim() : convertBlocks(children)?.join('\n\n')
  const words = text?.replace(/^(?:\p{Extended_Pictographic}\uFE0F?\s*)+/u, '') ?? ''
  return words === '' ? null : [`:::note\n${words}\n:::`]
}
