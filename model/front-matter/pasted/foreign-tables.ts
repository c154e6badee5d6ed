// Finds front matter that is a table of a spreadsheet, or that is written as Hugo has it, between lines of +++.
import type { LocatedProblem } from '../../problems/problem'
import type { FindField } from '../diagnosis/field-finder'
import { unquote } from '../quotes'
import { toYaml } from '../yaml-form'

const PLUS_FENCE = /^\+\+\+\s*$/

/** Returns the problem of front matter between lines of +++, with names and values on both sides of an =, or null. */
export function findPlusFields(text: string): LocatedProblem | null {
  if (!/^\s*\+\+\+/.test(text)) return null
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const last = lines.findIndex((line, index) => index > first && PLUS_FENCE.test(line))
  if (!PLUS_FENCE.test(lines[first] ?? '') || last === -1) return null
  const inside = lines.slice(first + 1, last).filter((line) => line.trim() !== '')
  const fields = inside.map(convertLine)
  const isComplete = fields.every((field) => field !== null)
  const isQuoted = (line: string | undefined) => line?.includes('"') === true
  const isSingle = (field: readonly string[] | null) => field?.length === 1
  const known = fields.find((field, index) => isSingle(field) && isQuoted(inside[index])) ??
    fields.find(isSingle) ?? ['title: Walk for Life']
  const hasQuotes = /"/.test(inside.join()) && !/"/.test(fields.flat().join())
  const edited = ['---', ...fields.flat(), '---'].join('\n')
  return {
    code: 'fence-mistyped',
    message: 'The fields are between lines of +++, as another website program writes them.',
    fix: `Write --- in place of each +++${isComplete ? '' : ', and delete lines in brackets'}. In each field, write a colon and a space in place of the =${hasQuotes ? ', and leave out the quotation marks' : ''}. Then a field looks like this: ${known.join(' ')}`,
    ...{ line: first + 1, column: 1 },
    suggestion: isComplete ? { line: first + 1, endLine: last + 1, text: edited } : null,
  }
}

function convertLine(line: string): string[] | null {
  const [, name = '', value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
  const list = /^\[(.*)\]$/.exec(value)?.[1]
  if (name === '' || /^(?:\{|\[$|"""|''')/.test(value)) return null
  if (list === undefined) return [`${name}: ${toYaml(unquote(value))}`.trimEnd()]
  const items = list.match(/"[^"]*"|'[^']*'/g) ?? []
  const rest = list.replace(/"[^"]*"|'[^']*'|[\s,]/g, '')
  return rest === '' ? [`${name}:`, ...items.map((item) => `  - ${toYaml(unquote(item))}`)] : null
}

/** Returns the problem of a table in place of fields: a line with the names of several fields, and lines with their values; or null. */
export function findTable(
  text: string,
  fieldNames: readonly string[],
  findField: FindField,
): LocatedProblem | null {
  // Few texts have a second line without a colon.
  const head = text.slice(0, 1000).split('\n')
  const index = head.findIndex((line) => !/^\s*(?:-{3,})?\s*$/.test(line))
  const line = head[index] ?? ''
  const separator = line.includes('\t') ? '\t' : (/[,;|]/.exec(line)?.[0] ?? '')
  if (index === -1 || separator === '' || line.includes(':')) return null
  const cells = splitCells(line, separator)
  const names = cells.map((cell) => (fieldNames.includes(cell) ? cell : findField(cell)))
  const row = splitCells(head[index + 1] ?? '', separator)
  if (names.filter((name) => name !== null).length < 2 || row.length < 2) return null
  const fields = names.flatMap((name, position) =>
    name === null || (row[position] ?? '') === '' ? [] : [`${name}: ${row[position] ?? ''}`],
  )
  return {
    code: 'fields-table',
    message: 'The fields are a table, as a spreadsheet has it.',
    fix: `Make a file of its own for each row, with each field on a line of its own: ${fields.map((field) => `"${field}"`).join(' and ')}`,
    ...{ line: index + 1, column: 1 },
    suggestion: null,
  }
}

const splitCells = (line: string, separator: string): string[] =>
  line
    .split(separator)
    .map((cell) => cell.trim())
    .filter((cell, index) => separator !== '|' || cell !== '' || index > 0)
