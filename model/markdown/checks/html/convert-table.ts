// Writes a table of HTML as one of Markdown, if its first row has the headings.
import type { HtmlElement, HtmlNode } from './parse-html'

/** @param convertBlocks writes the words of a cell */
export function convertTable(
  table: HtmlElement,
  convertBlocks: (nodes: readonly HtmlNode[]) => string[] | null,
): string[] | null {
  if (/\b(?:col|row)span\b/i.test(JSON.stringify(table))) return null
  const rows = findElements(table, /^tr$/).map((row) => findElements(row, /^t[hd]$/))
  const [head = []] = rows
  const hasHeadings = head.length > 1 && head.every(({ name }) => name === 'th')
  if (!hasHeadings || rows.some(({ length }) => length !== head.length)) return null
  const lines = rows.map((row) => writeRow(row.map(({ children }) => convertBlocks(children))))
  if (lines.includes(null)) return null
  lines.splice(1, 0, `|${' --- |'.repeat(head.length)}`)
  return [lines.join('\n')]
}

function writeRow(cells: readonly (string[] | null)[]): string | null {
  const words = cells.map((blocks) => (blocks && blocks.length < 2 ? (blocks[0] ?? '') : null))
  return words.some((cell) => cell === null || /[\n|]/.test(cell))
    ? null
    : `| ${words.join(' | ')} |`
}

function findElements({ children }: HtmlElement, name: RegExp): HtmlElement[] {
  return children.flatMap((child: HtmlNode): HtmlElement[] => {
    if (typeof child === 'string') return []
    return name.test(child.name) ? [child] : findElements(child, name)
  })
}
