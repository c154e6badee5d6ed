// Strips the marks of Markdown and HTML from words.
import { CITATION, HIGHLIGHT } from './foreign-marks'

const TAG =
  /<\/?(?:b|strong|i|em|u|p|div|span|mark|center|small|big|font|sup|sub|h[1-6]|ul|ol|li|br)(?:\s[^<>]*)?\/?>/gi

/** Marks around words, with what remains of them. */
const MARKS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [CITATION, ''],
  [HIGHLIGHT, '$1'],
  [/(?<![\w*\\])(\*{1,3})(?=[^\s*])([^*]*[^\s*\\])\1(?![\w*])/g, '$2'],
  [/(?<![\w\\])(_{1,3})(?=[^\s_])([^_]*[^\s_\\])\1(?!\w)/g, '$2'],
  [/(?<!`)`([^`]+)`(?!`)/g, '$1'],
  [/(?<![|\w])\|\|(?=[^\s|])([^|]*[^\s|])\|\|(?![|\w])/g, '$1'],
  [/(?<![+\w])\+\+(?=[^\s+])([^+]*[^\s+])\+\+(?![+\w])/g, '$1'],
  [/(?<=[A-Za-zÀ-ỿ\d])\^2\^(?!\^)/gu, '²'],
  [/(?<=[A-Za-zÀ-ỿ\d])\^([A-Za-zÀ-ỿ]{1,3})\^(?!\^)/gu, '$1'],
  [/^(?:#{2,6}\s+(?=\S)|#\s+(?=[A-ZÀ-Þ\d]))/gu, ''],
  [/\s*<br\s*\/?>\s*(?=\S)/gi, ' '],
  [TAG, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
]

/** Returns a text without the marks around its words. */
export const stripMarks = (typed: string): string =>
  MARKS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    STREET.test(typed) ? typed.replace(LINE_BREAK, ', ') : typed,
  )

/** Matches the number and the name of a street: the lines of an address need a comma between them on one line. */
const STREET =
  /\b\d{1,5} (?:[A-ZÀ-Þ\d][A-Za-zÀ-ỿ\d.'’]*\s){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Blvd|Boulevard|Ln|Lane|Hwy|Highway|Ct|Court|Pkwy|Parkway|Way|Pl|Place|Cir|Circle)\b/u
const LINE_BREAK = /(?<=[^\s,;:])\s*<br\s*\/?>\s*(?=[^\s,;])/gi

/** Returns the first mark as it was typed, to name it. */
export function findFirstMark(typed: string): string {
  const matches = [...MARKS.map(([pattern]) => pattern), /&#?\w+;/g].flatMap((pattern) => {
    const [match] = typed.matchAll(pattern)
    return match ? [match] : []
  })
  const [first] = matches.sort((a, b) => a.index - b.index)
  const mark = first?.[0].trim() ?? typed
  return mark.length > 60 ? `${mark.slice(0, 60)}…` : mark
}
