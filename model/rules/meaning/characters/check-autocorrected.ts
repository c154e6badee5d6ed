// Notes a letter in parentheses that Word has turned into a symbol: "(a) diapers, (b) wipes and © blankets", "501©(3)".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'

const SYMBOL = /[©®€]/
/** The letter that becomes each symbol, and the one before it, which a list has to have. */
const LETTERS: Readonly<Record<string, readonly [meant: string, before: string]>> = {
  '©': ['(c)', '(b)'],
  '®': ['(r)', '(q)'],
  '€': ['(e)', '(d)'],
}
/** Matches such a symbol alone before a small letter, or below another line of the list; and one in the name of a law: 501(c)(3). */
const FOUND =
  /(?<![^\s>])[©®€](?= [a-zß-ỿ])|(?<=^\s*\([a-z]\) [^\n]*\n\s*)[©®€](?= \S)|(?<=\b501 ?)© ?(?=\(?\d)/gmu

export function checkAutocorrected(text: SplitText): LocatedProblem[] {
  return findInFile(text, findSymbols, SYMBOL).map((found) => {
    const { field, line, column, typed, meant } = found
    return {
      code: 'foreign-mark',
      severity: 'warning',
      message: `Word or another program seems to have turned ${meant} into ${typed}.`,
      fix: `Write ${meant} in place of ${typed}`,
      suggestion: replaceFound(text, found, meant),
      ...(field === null ? {} : { field }),
      line,
      column,
    }
  })
}

const findSymbols = (text: string) =>
  [...text.matchAll(FOUND)].flatMap(({ 0: words, index }) => {
    const typed = words.trim()
    const [meant, before] = LETTERS[typed] ?? []
    const isLaw = words.endsWith(' ') || !/^\s/.test(text.slice(index + 1))
    return meant === undefined || before === undefined
      ? []
      : isLaw || (text.slice(0, index).includes(before) && !text.includes(meant))
        ? [{ typed, words, meant, index }]
        : []
  })
