// Quotation marks around a whole value: straight ones are taken off, others are told, since they would be shown on the page.
import type { ProblemDetails } from '../problems/problem'
import type { ProblemCode } from '../problems/problem-codes'

const STRAIGHT_DOUBLE = /^"((?:[^"\\]|\\.)*)"$/
const STRAIGHT_SINGLE = /^'((?:[^']|'')*)'$/
/** Marks that a phone or a word processor makes of straight ones, one of the pair at least. */
const CURLY_DOUBLE = /^(?:[“”„«][^“”„«»"]*[“”»"]|"[^“”„«»"]*[“”»])$/
const CURLY_SINGLE = /^(?:[‘’‚][^‘’‚']*[‘’']|'[^‘’‚']*[‘’])$/
const OPEN_ONLY = /^["“„][^"“”„]*$/
/** A quoted word within quotes: the mark before it opens although one is open already. */
const NESTED_DOUBLE = /^"[^"]*\s"\S.*"$/
const APOSTROPHE_INSIDE = /^'[^']*\p{L}'\p{L}.*'$/u

/** What a value says without the quotation marks that only enclose it, or what is wrong with them. */
export function parseQuoted(typed: string): { text: string } | { finding: ProblemDetails } {
  const double = STRAIGHT_DOUBLE.exec(typed)
  if (double) return { text: (double[1] ?? '').replace(/\\(["\\])/g, '$1') }
  const single = STRAIGHT_SINGLE.exec(typed)
  if (single) return { text: (single[1] ?? '').replaceAll("''", "'") }
  const inside = typed.slice(1, -1).trim()
  if (CURLY_DOUBLE.test(typed) || CURLY_SINGLE.test(typed)) {
    return found('quotes-curly', 'The quotation marks around the words would be shown.', inside)
  }
  if (OPEN_ONLY.test(typed)) {
    return found(
      'quote-open',
      'A quotation mark is opened here and never closed.',
      typed.slice(1).trim(),
    )
  }
  if (NESTED_DOUBLE.test(typed) || APOSTROPHE_INSIDE.test(typed)) {
    return found('quotes-inside', 'There are quotation marks within quotation marks.', inside)
  }
  return { text: typed }
}

function found(code: ProblemCode, message: string, instead: string): { finding: ProblemDetails } {
  const fix = `No marks are needed around a value. Write only: ${instead}`
  return { finding: { code, message, fix, ...(readsAsTyped(instead) ? { instead } : {}) } }
}

function readsAsTyped(text: string): boolean {
  const read = parseQuoted(text)
  return 'text' in read && read.text === text
}
