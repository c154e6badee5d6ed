// Describes an event whose text gives its weekday in a later year than its date: "In 2027, we walk on the first Saturday of November".
import { formatDay, getYear, type Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { writeOrdinalLike, type OrdinalWeekday } from './ordinal-weekdays'

const NAMED_YEAR = /\b(?:in|en) (20\d\d)\b(?![-–/.]\d)/gi

/** Returns the year that a sentence is about, or null if it names none or several. */
export function findYear(sentence: string): number | null {
  const [found, another] = sentence.matchAll(NAMED_YEAR)
  return found === undefined || another !== undefined ? null : Number(found[1])
}

/**
 * @param ordinal the weekday in the text, with its line
 * @param right its day in the year of the text
 * @param date the date of the event, which is in another year
 */
export function describeLaterYear(
  { frontMatter }: SplitText,
  ordinal: OrdinalWeekday & { readonly line: number },
  right: Day,
  date: Day,
): LocatedProblem[] {
  const value = frontMatter.get('date')
  const laterYear = getYear(right)
  const year = getYear(date)
  // Another day may be that of the next event, which this one announces.
  const isMistyped = laterYear > year && right.slice(5) === date.slice(5)
  if (!isMistyped || !value || !('text' in value) || value.isReported) return []
  const { words, line } = ordinal
  const quote = (typed: string, inYear: number) =>
    words.includes(String(laterYear)) ? `"${typed}"` : `"${inYear}" and "${typed}"`
  const own = writeOrdinalLike(ordinal, date).replace(String(laterYear), String(year))
  return [
    {
      code: 'date-differs',
      severity: 'warning',
      message: `The date of this event is ${writeDay(date)}, but line ${line} says ${quote(words, laterYear)}, which is ${writeDay(right)}.`,
      fix: `If line ${line} is right, write date: ${right}. If the date is right, write ${quote(own, year)} on line ${line}.`,
      field: 'date',
      line: value.line,
      column: value.column,
    },
  ]
}

const writeDay = (day: Day): string => formatDay(day, { dateStyle: 'full' })
