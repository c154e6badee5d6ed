// A line between the fences that is neither a field nor an item: what it was meant to be, and how to write it.
import { findUnambiguousMatch } from '../problems/closest-match'
import type { ProblemDetails, LocatedProblem } from '../problems/problem'
import { diagnoseFieldLine } from './diagnose-field'
import {
  COMMENT_LINE,
  UNEXPECTED_LIST_ITEM,
  YAML_MERGE_KEY,
  UNPARSABLE_LINE,
  missingColon,
  malformedListItem,
} from './line-problems'

type LineContext = {
  /** The fields that there are, as they are typed. */
  readonly known: readonly string[]
  /** Whether the field above takes items. */
  readonly inList: boolean
}

/** A field with whatever people put around its name and in place of its colon. */
const LOOSE_FIELD =
  /^(\s*)(["'“”‘’*`-]*\s*)(\p{L}[\p{L}\p{N}_ \u00A0-]*?)(["'“”‘’*`]*\s*)([:：﹕∶=])(\s*)(.*)$/u
const LOOSE_ITEM = /^\s*[-*+•●▪◦·‣–—−]\s*(.*)$/u

/** How a field's name is typed: `Start Date` and `start-date` are `start_date`. */
export function normalizeFieldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}

type Diagnosis = {
  readonly finding: LocatedProblem
  /** The line as it was meant, when that is beyond doubt: reading goes on with it. */
  readonly repaired: string | null
}

/** What is wrong with a line that could not be read. */
export function diagnoseLine(content: string, line: number, around: LineContext): Diagnosis {
  const only = (finding: ProblemDetails, more: Partial<LocatedProblem> = {}): Diagnosis => ({
    finding: { ...finding, line, column: 1, ...more },
    repaired: null,
  })
  const field = fieldSlip(content, line, around.known)
  if (field) return field
  if (content.startsWith('#')) return only(COMMENT_LINE)
  if (/^\s*<<\s*:/.test(content)) return only(YAML_MERGE_KEY)
  const item = LOOSE_ITEM.exec(content)?.[1]?.trim()
  if (item !== undefined && item !== '') {
    return around.inList
      ? repair(`  - ${item}`, { ...malformedListItem(content, item), line, column: 1 })
      : only(UNEXPECTED_LIST_ITEM)
  }
  const word = /^[a-z_]+(?=\s)/.exec(content)?.[0]
  return word !== undefined && around.known.includes(word)
    ? only(missingColon(word), { field: word, column: word.length + 1 })
    : only(UNPARSABLE_LINE)
}

/** What closes each mark that people put around a name, or around the name and its colon, or around the whole line. */
const CLOSING: Readonly<Record<string, string>> = { '“': '”', '‘': '’' }

/** What follows the colon, without the marks that belong to the name, and without the comma that JSON has after a value. */
function withoutMarks(rest: string, marks: string, behind: string): string {
  const opening = /["'“”‘’*`]+$/.exec(marks)?.[0] ?? ''
  if (opening === '') return rest
  if (behind.trim() !== '')
    return /^".*",$|^(?:\d+|true|false),$/.test(rest) ? rest.slice(0, -1) : rest
  const closing = [...opening].map((mark) => CLOSING[mark] ?? mark).join('')
  if (rest.startsWith(closing)) return rest.slice(closing.length).trim()
  const isAround = rest.endsWith(closing) && rest.indexOf(closing) === rest.length - closing.length
  return isAround ? rest.slice(0, -closing.length).trim() : rest
}

function repair(repaired: string, finding: LocatedProblem): Diagnosis {
  const { line } = finding
  return { finding: { ...finding, suggestion: { line, endLine: line, text: repaired } }, repaired }
}

function fieldSlip(content: string, line: number, known: readonly string[]): Diagnosis | null {
  const match = LOOSE_FIELD.exec(content)
  if (!match) return null
  const [, indent = '', marks = '', typed = '', behind = '', colon = '', gap = ''] = match
  const rest = withoutMarks((match[7] ?? '').trim(), marks, behind)
  const name = findUnambiguousMatch(normalizeFieldName(typed), known)
  if (name === null) return null
  const repaired = rest === '' ? `${name}:` : `${name}: ${rest}`
  const upToColon = (indent + marks + typed + behind).length
  const slip = diagnoseFieldLine({ indent, colon, gap, rest, name, behind })
  const column = { start: 1, colon: upToColon + 1, gap: upToColon + 2 }[slip.at]
  return repair(repaired, { ...slip.finding, fix: `Write: ${repaired}`, field: name, line, column })
}
