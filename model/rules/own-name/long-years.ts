// Notes a year with five digits: "since 20226". No other number is written without a comma after "since".
import { createProblem, getPositionAt, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'
import { YEAR } from './beginnings'

const LONG_YEAR = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:since|desde|(?:founded|established|began|begun|started|born|opened) in|(?:fundad[oa]|fundó|comenzó|empezó|inició|nació|abrió) en)(?: el año| [A-Za-zÀ-ỿ]{3,10}(?: de| of)?)? ${YEAR}`,
  'gimu',
)

/** @param texts the texts of the files by their paths below the content folder */
export function checkLongYears(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  return entries
    .filter(({ topics }) => topics.includes('foundingYear'))
    .flatMap(({ entry }) => {
      const text = getText(entry, texts)
      return [...text.matchAll(LONG_YEAR)].flatMap(({ 0: words, 1: year = '', index }) => {
        const meant = listMeantYears(year)
        if (year.length !== 5 || meant.length === 0) return []
        const position = getPositionAt(text, index + words.lastIndexOf(year))
        return [createProblem(longYear(year, meant), { file: entry.file, ...position })]
      })
    })
}

/** Returns the years that are left without one of the digits. */
const listMeantYears = (typed: string): string[] => [
  ...new Set(
    [...typed]
      .map((_, at) => typed.slice(0, at) + typed.slice(at + 1))
      .filter((year) => /^(?:1[89]|20[0-4])/.test(year)),
  ),
]

const longYear = (typed: string, meant: readonly string[]) =>
  ({
    code: 'year-of-beginning',
    severity: 'warning',
    message: `This year has a digit too many: ${typed}.`,
    fix:
      meant.length === 1
        ? `If you mean ${meant[0] ?? ''}, write ${meant[0] ?? ''}`
        : `Write the year with four digits, such as ${[...meant].sort().join(' or ')}`,
  }) as const
