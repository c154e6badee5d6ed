// Notes a day of an English text whose month is in Spanish: "Tuesday, enero 19".
import { findMonth, MONTHS, SPANISH_MONTHS } from '../../../dates/months'
import { WEEKDAYS } from '../../../dates/weekdays'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'

const SPANISH_MONTH = `(?:${SPANISH_MONTHS.join('|')}|setiembre)`
/** Matches a month in Spanish where an English day has it: after an English weekday, or before the number. */
const MIXED = new RegExp(
  `(?<![A-Za-zÀ-ỿ0-9])(?:(?:${WEEKDAYS.join('|')}),? )${SPANISH_MONTH} \\d{1,2}(?![0-9])|(?<![A-Za-zÀ-ỿ0-9])${SPANISH_MONTH} \\d{1,2}, \\d{4}(?![0-9])`,
  'giu',
)
const MAY_BE_MIXED = new RegExp(`${SPANISH_MONTH} \\d`, 'i')

export function checkMixedDays(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE || text.frontMatter.has('lang')) return []
  const [found] = findInFile(text, findMixed, MAY_BE_MIXED)
  if (found === undefined) return []
  const { words, field, line, column } = found
  const written = words.replace(new RegExp(SPANISH_MONTH, 'i'), writeInEnglish)
  return [
    {
      code: 'day-small',
      severity: 'warning',
      message: `The month in "${words}" is in Spanish.`,
      fix: `Write ${written}`,
      suggestion: replaceFound(text, found, written),
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

function writeInEnglish(month: string): string {
  const name = MONTHS[findMonth(month.toLowerCase()) - 1] ?? month
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const findMixed = (text: string) =>
  [...text.matchAll(MIXED)].map(({ 0: words, index }) => ({ words, index }))
