// A field whose lines are all read becomes its value; signs that mean something to programs only are told here.
import type { LocatedProblem } from '../problems/problem'
import { parseQuoted } from './quotes'
import type { FieldDraft, ValueDraft } from './parse-lines'
import { replaceValue, type Value, type SourceText } from './value'

/** "Fold" and "keep the line breaks", as some programs write them behind the colon. */
const BLOCK_SIGN = /^[|>][-+]?$/
/** Types, names and copies, as some programs write them: a whole word behind a sign, and nothing else. */
const PROGRAM_SIGN = /^(?:!!\S+.*|!<.*|[&*][\w-]+)$/

/** @param findings takes what is wrong with the value */
export function parseValue(field: FieldDraft, findings: LocatedProblem[]): Value {
  const finish = (piece: ValueDraft) => finishPiece(piece, field.name, findings)
  for (const item of field.items)
    if (/^- /.test(item.parts[0] ?? '')) findings.push(twoHyphens(item, field.name))
  const { line, column, nameLine } = field
  return field.items.length > 0
    ? { line, column, nameLine, items: field.items.map(finish) }
    : { ...finish(field), nameLine }
}

function finishPiece(piece: ValueDraft, name: string, findings: LocatedProblem[]): SourceText {
  const { line, column, before, endLine, parts } = piece
  const typed = parts.join(' ')
  const isUnbroken = endLine - line < Math.max(1, parts.length)
  const written = { text: typed, typed, line, column, before, endLine, isUnbroken }
  const place = { field: name, line, column }
  const [first = '', ...rest] = parts
  if (BLOCK_SIGN.test(first)) {
    const words = rest.filter((part) => !BLOCK_SIGN.test(part)).join(' ')
    findings.push({
      ...place,
      code: 'value-block',
      message: `The sign ${first} behind the colon is not words for the page.`,
      fix: 'Write the words on the same line as the name of the field.',
      suggestion: words === '' ? null : replaceValue(written, words),
    })
    return { ...written, text: words || typed }
  }
  if (PROGRAM_SIGN.test(typed)) {
    findings.push({
      ...place,
      code: 'value-sign',
      message: `"${typed}" is a sign for programs, not words for the page.`,
      fix: 'Write the words themselves.',
    })
    return written
  }
  const read = parseQuoted(typed)
  if ('text' in read) return { ...written, text: read.text }
  const { instead, ...finding } = read.finding
  const suggestion = instead === undefined ? null : replaceValue(written, instead)
  findings.push({ ...place, ...finding, suggestion })
  return { ...written, text: instead ?? typed }
}

function twoHyphens({ line, column, before, parts }: ValueDraft, field: string): LocatedProblem {
  const text = before + (parts[0] ?? '').replace(/^(?:- +)+/, '')
  return {
    code: 'item-mark',
    field,
    line,
    column,
    message: 'There are two hyphens before this item.',
    fix: 'Begin the line with two spaces, one hyphen and a space.',
    suggestion: { line, endLine: line, text },
  }
}
