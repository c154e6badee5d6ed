// Words that Markdown takes for instructions to programs, or leaves out: they would be in the file and not on the page.
import type { Code, List, Root, Table } from 'mdast'
import type { Directive } from '../directives'
import type { ProblemDetails } from '../../problems/problem'
import type { Reporter } from '../parse-context'
import { visit } from '../visit'

export function checkDroppedText(tree: Root, notes: Reporter): void {
  visit(tree, 'code', (node) => codeWords(node, notes))
  visit(tree, 'list', (node) => listNumbers(node, notes))
  visit(tree, 'table', (node) => tableCells(node, notes))
  visit(tree, 'leafDirective', (node) => attributes(node, ['href'], notes))
  visit(tree, 'containerDirective', (node) => {
    attributes(node, [], notes)
    wordsAfterName(node, notes)
  })
}

function codeWords(node: Code, notes: Reporter): void {
  if (node.lang != null) notes.report(CODE, node)
}

/** Numbers count up on the page whatever was typed; only the same one again and again is a custom. */
function listNumbers({ ordered, start, children }: List, notes: Reporter): void {
  if (!ordered) return
  const first = start ?? 1
  const typed = children.map((item) => Number(/^\d+/.exec(notes.source(item))?.[0]))
  if (typed.every((number) => number === first)) return
  const wrong = typed.findIndex((number, index) => number !== first + index)
  const item = children[wrong]
  if (item) notes.report(number(typed[wrong] ?? 0, first + wrong), item)
}

function tableCells({ children }: Table, notes: Reporter): void {
  const columns = children[0]?.children.length ?? 0
  for (const row of children) if (row.children.length > columns) notes.report(CELLS, row)
}

function attributes(node: Directive, known: readonly string[], notes: Reporter): void {
  const more = Object.keys(node.attributes ?? {}).filter((name) => !known.includes(name))
  if (more.length > 0) notes.report(attribute(more[0] ?? ''), node)
}

/** The parser passes over what follows the name of a box on its line. */
function wordsAfterName(node: Directive, notes: Reporter): void {
  const [first = ''] = notes.source(node).split('\n')
  const label = node.children.find((child) => child.data && 'directiveLabel' in child.data)
  const opening = /^:+[\w-]+/.exec(first)?.[0].length ?? 0
  const labelEnd = (label?.position?.end.offset ?? 0) - (node.position?.start.offset ?? 0)
  const from = Math.max(opening, labelEnd)
  const at = from + (/^\{[^}]*\}/.exec(first.slice(from))?.[0].length ?? 0)
  const words = first.slice(at).trim()
  if (words === '') return
  // A box inside of something else would need the signs of that before each of its lines.
  const isOnItsOwn = node.position?.start.column === 1
  notes.report(afterName(words, isOnItsOwn), node, notes.span(node, at, first.length))
}

function afterName(words: string, isOnItsOwn: boolean): ProblemDetails {
  const [, inside = words, close] = /^(.*?)\s*(:{3,})$/.exec(words) ?? []
  return {
    code: 'directive-words',
    message: `The words "${inside}" after the name of the box would not be shown.`,
    fix: 'Put them on the line below.',
    ...(isOnItsOwn ? { instead: `\n${inside}\n${close ?? ''}` } : {}),
  }
}

const CODE: ProblemDetails = {
  code: 'code-words',
  message: 'The words behind the ``` or ~~~ signs would not be shown.',
  fix: 'Put the words on a line of their own, below those signs or above them.',
}

const number = (typed: number, shown: number): ProblemDetails => ({
  code: 'list-number',
  message: `The number ${typed} would be shown as ${shown}, because lists count up by themselves.`,
  fix: 'Let the numbers follow each other: 1, 2, 3.',
})

const CELLS: ProblemDetails = {
  code: 'table-cells',
  message:
    'This row of the table has more cells than the first row, so the last ones would be lost.',
  fix: 'Give each row as many cells as the first one has.',
}

const attribute = (name: string): ProblemDetails => ({
  code: 'directive-words',
  message: `The words "${name}" in curly brackets would not be shown.`,
  fix: 'Only a button has curly brackets, and only for its address: {href=/contact}',
})
