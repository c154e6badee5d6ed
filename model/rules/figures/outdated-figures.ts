// Reports figures that are more than a year old, so that someone checks them.
import { countDaysBetween, formatLongDay, getYear, type Day } from '../../dates/day'
import { splitFrontMatter } from '../../front-matter/split-front-matter'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readTextBlocks } from '../../translations/text-blocks'
import { getText } from '../../translations/translation-age'
import { getHiddenReason } from '../../visibility'
import { findPromises } from '../promises/find-promise'
import { PROMISE_TOPICS } from '../promises/promise-topic'
import { findFigures } from './find-figure'

const MAX_AGE_DAYS = 365

export function checkOutdatedFigures(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  return entries.flatMap((parsed) => {
    const { asOf } = parsed.entry
    if (asOf === undefined || countDaysBetween(asOf, today) <= MAX_AGE_DAYS) return []
    if (getHiddenReason(parsed.entry, today)) return []
    const text = getText(parsed.entry, texts)
    const found = splitFrontMatter(text, [])
    const figures = findFigures(found)
    const hasPromise = findPromises(found, PROMISE_TOPICS).length > 0
    const lines = figures.map(({ line }) => line)
    if (!hasPromise && namesYear(text, lines, getYear(asOf))) return []
    const what = !hasPromise ? 'numbers' : figures.length > 0 ? 'numbers and promises' : 'promises'
    return [createProblem(outdatedFigures(what, asOf), getFieldPosition(parsed, 'as_of'))]
  })
}

/** A number that is no year, day of a month or time needs a unit, or is long: "418 bottles", "$6,350". */
const NUMBER = /\$\s?\d|\b\d[\d.,]*(?:%| [a-zß-ỿ]{3,})/u

/**
 * Returns whether the text says of which year its figures are: "In the summer of 2025, families brought 418 bottles."
 * @param lines those of the figures that need a source; without one, any number counts
 */
function namesYear(text: string, lines: readonly number[], year: number | string): boolean {
  const isOfYear = new RegExp(
    `(?<!(?:since|until|till|from|desde|hasta|through|founded in|opened in) (?:[A-Za-zÀ-ỿ]+ )?)\\b${year}\\b(?![-/–])`,
    'iu',
  )
  const blocks = readTextBlocks(text)
  const withFigure = blocks.filter(({ line }, index) => {
    const next = blocks[index + 1]?.line ?? Infinity
    return lines.some((found) => found >= line && found < next)
  })
  const claims =
    lines.length === 0
      ? blocks.filter(({ words }) => NUMBER.test(words) && isOfYear.test(words))
      : withFigure
  return claims.length > 0 && claims.every(({ words }) => isOfYear.test(words))
}

const outdatedFigures = (what: string, asOf: Day): FileProblem => ({
  code: 'claim-old',
  severity: 'warning',
  message: `According to as_of, the ${what} in this file were true on ${formatLongDay(asOf)}, more than a year ago.`,
  fix: 'Check whether they are still true, correct them if they are not, and write the new day into as_of.',
})
