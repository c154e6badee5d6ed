// Strips straight quotation marks around a whole value, and reports others because the page would show them.
import type { ProblemDetails } from '../problems/problem'
import type { ProblemCode } from '../problems/problem-codes'
import { describeCurlyQuotes } from './curly-quotes'
import { toYaml } from './yaml-form'

const STRAIGHT_DOUBLE = /^"((?:[^"\\]|\\.)*)"$/
const STRAIGHT_SINGLE = /^'((?:[^']|'')*)'$/
/** Matches a pair of marks of which at least one was made curly by a phone or a word processor. */
const CURLY_DOUBLE = /^(?:[“”„«][^“”„«»"]*[“”»"]|"[^“”„«»"]*[“”»])$/
const CURLY_SINGLE = /^(?:[‘’‚][^‘’‚']*[‘’']|'[^‘’‚']*[‘’])$/
const UNCLOSED = /^["“„][^"“”„]*$/
/** Matches text in quotation marks with a comma after it, as in JSON. */
const COMMA_AFTER = /^(?:"[^"]*"|'[^']*')([,;])$/
/** Matches quoted text with another quoted word in it. */
const NESTED_DOUBLE = /^"[^"]*\s"\S.*"$/
const APOSTROPHE_INSIDE = /^'[^']*[A-Za-zÀ-ỿ]'[A-Za-zÀ-ỿ].*'$/u

/** Checks if a value is one text in straight quotation marks. */
export const isQuoted = (typed: string): boolean =>
  STRAIGHT_DOUBLE.test(typed) || STRAIGHT_SINGLE.test(typed)

/**
 * Returns the text of a value without the quotation marks that enclose it, or the problem with them.
 * @param field the name of the field, if it is known
 */
export function parseQuoted(
  typed: string,
  field?: string,
): { text: string } | { problem: ProblemDetails } {
  const double = STRAIGHT_DOUBLE.exec(typed)
  if (double) return { text: (double[1] ?? '').replace(/\\(["\\])/g, '$1') }
  const single = STRAIGHT_SINGLE.exec(typed)
  if (single) return { text: (single[1] ?? '').replaceAll("''", "'") }
  const comma = COMMA_AFTER.exec(typed)?.[1]
  if (comma !== undefined)
    return rejectQuotes(
      'value-sign',
      `The ${comma} after the quotation mark is for programs, and all of it would be shown.`,
      typed.slice(1, -2).trim(),
    )
  const content = typed.slice(1, -1).trim()
  if (CURLY_DOUBLE.test(typed) || CURLY_SINGLE.test(typed)) {
    return rejectQuotes('quotes-curly', describeCurlyQuotes(field), content)
  }
  if (UNCLOSED.test(typed)) {
    return rejectQuotes(
      'quote-open',
      'A quotation mark is opened here and never closed.',
      typed.slice(1).trim(),
    )
  }
  if (NESTED_DOUBLE.test(typed) || APOSTROPHE_INSIDE.test(typed)) {
    return rejectQuotes(
      'quotes-inside',
      'There are quotation marks within quotation marks.',
      content,
    )
  }
  return { text: typed }
}

/** Returns a value without its quotation marks, or as it is if they are wrong. */
export function unquote(typed: string): string {
  const parsed = parseQuoted(typed)
  return 'text' in parsed ? parsed.text : typed
}

function rejectQuotes(
  code: ProblemCode,
  message: string,
  content: string,
): { problem: ProblemDetails } {
  const replacement = toYaml(content)
  const fix =
    replacement === content
      ? `No quotation marks are needed here. Write only: ${content}`
      : `Use straight quotation marks: ${replacement}`
  return { problem: { code, message, fix, ...(isUnquoted(content) ? { replacement } : {}) } }
}

function isUnquoted(text: string): boolean {
  const parsed = parseQuoted(text)
  return 'text' in parsed && parsed.text === text
}
