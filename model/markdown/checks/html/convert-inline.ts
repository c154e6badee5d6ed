// Writes the elements within a line of HTML as Markdown.
import { decodeEntities } from '../../../markup/entities'
import { getWords, readAttribute, type HtmlElement, type HtmlNode } from './parse-html'
import { toMarkdown } from './to-markdown'
import { lookUp } from '../../../text/look-up'

/** Elements that say only how words look, so that the words stay. */
const LOOKS = /^(?:span|font|u|small|big|ins|abbr|time|label|nobr)$/
const MARKS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  mark: '**',
  i: '*',
  em: '*',
  cite: '*',
  s: '~~',
  del: '~~',
  strike: '~~',
}

/**
 * Returns the Markdown for nodes, or null if it is not certain.
 * @param writeText writes the words between the elements
 */
export function convertInline(
  nodes: readonly HtmlNode[],
  writeText: (text: string) => string | null,
): string | null {
  let result = ''
  for (const node of nodes) {
    const part = typeof node === 'string' ? writeText(node) : convertElement(node, writeText)
    if (part === null) return null
    result += part
  }
  return result
}

function convertElement(
  element: HtmlElement,
  writeText: (text: string) => string | null,
): string | null {
  const { name, attributes, children } = element
  if (name === 'br') return '\\\n'
  if (name === 'img') return toMarkdown(`<img ${attributes.trim()}>`)
  const inner = convertInline(children, writeText)
  if (inner === null || LOOKS.test(name)) return inner
  const mark = lookUp(MARKS, name)
  if (mark !== undefined) return addMarks(inner, mark)
  // The number of a footnote would become a part of the word before it.
  if (name === 'sup' || name === 'sub')
    return /^\s*\[?\d+\]?\s*$/.test(getWords(children)) ? null : inner
  return name === 'a' ? convertLink(element, inner) : null
}

/** Puts marks around words but not around the spaces on both sides. */
function addMarks(text: string, mark: string): string | null {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  return words.includes(mark) || /\n\s*\n/.test(words)
    ? null
    : `${before}${mark}${words}${mark}${after}`
}

function convertLink(element: HtmlElement, inner: string): string | null {
  const href = readAttribute(element, 'href')
  if (href === null) return readAttribute(element, 'name') === null ? null : inner
  const isPlain = /^[^\s()<>]+$/.test(href) && !/[\][]/.test(inner) && inner.trim() !== ''
  return isPlain ? `[${inner.trim()}](${decodeEntities(href)})` : null
}
