// Reads pasted HTML as a tree: only what a text can contain, without any of the error correction of browsers.

export type HtmlElement = {
  readonly name: string
  readonly attributes: string
  readonly children: HtmlNode[]
}
export type HtmlNode = string | HtmlElement

/** What Word and other programs write besides elements with words. */
const REMARKS =
  /<!--\[if[\s\S]*?<!\[endif\]-->|<!\[[^\]]*\]>|<(style|xml)\b[\s\S]*?<\/\1>|<\/?o:p\b[^>]*>|<(?:meta|link)\b[^>]*>/gi
const TAG = /<(\/?)([a-z][\w:-]*)((?:\s+[^<>]*?)?)\s*\/?>/gi
const VOID = /^(?:br|hr|img)$/
/** Their ends may be left out. */
const OPTIONAL_END = /^(?:p|li|tr|td|th)$/

/** @returns null if the elements are not properly inside each other */
export function parseHtml(source: string): HtmlNode[] | null {
  const html = source.replace(REMARKS, '')
  const root: HtmlElement = { name: '', attributes: '', children: [] }
  const open = [root]
  let end = 0
  const addText = (to: number) => {
    if (to > end) open.at(-1)?.children.push(html.slice(end, to))
  }
  for (const match of html.matchAll(TAG)) {
    const [typed, slash, typedName = '', attributes = ''] = match
    addText(match.index)
    end = match.index + typed.length
    const name = typedName.toLowerCase()
    const last = open.at(-1)
    if (slash === '/') {
      while (open.at(-1)?.name !== name && OPTIONAL_END.test(open.at(-1)?.name ?? '')) open.pop()
      if (open.at(-1)?.name !== name) return null
      open.pop()
      continue
    }
    if (last?.name === name && OPTIONAL_END.test(name)) open.pop()
    const element: HtmlElement = { name, attributes, children: [] }
    open.at(-1)?.children.push(element)
    if (!VOID.test(name)) open.push(element)
  }
  addText(html.length)
  while (OPTIONAL_END.test(open.at(-1)?.name ?? '')) open.pop()
  return open.length === 1 ? root.children : null
}

export const readAttribute = ({ attributes }: HtmlElement, name: string): string | null => {
  const match = new RegExp(
    `(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    'i',
  ).exec(attributes)
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : null
}

/** Returns the words of nodes without their elements. */
export const getWords = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : getWords(node.children))).join('')
