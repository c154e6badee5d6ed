// Finds the wrong day of two that belong together, such as "from June 4 to August 1", by the first and the last day of an event.
import { getYear, type Day } from '../../../dates/day'
import { isOtherMonth } from '../../meaning/days/written/meant-day'
import { ASIDE, isForSomethingElse } from '../../meaning/days/written/other-words'
import type { WrittenDay } from '../../meaning/days/written/written-days'

/** Matches what is between the first day and the last one, with the number of the year if there is one. */
const BETWEEN =
  /^,?\s*(?:to|through|thru|until|till|[-–—]|al?|hasta)\s*(?:el\s*)?(?:[A-Za-zÀ-ỿ]+day,?\s*)?$/iu
const FROM = /(?<![A-Za-zÀ-ỿ])(?:from|de|del|desde)(?: el)?\s*$/iu

type Span = { readonly start: Day; readonly end: Day; readonly title: string }

/**
 * Returns the first or the last day of an event that was meant by one of two days if the other one is right; else null.
 * @param all the days of a line, among them that one
 */
export function findMeantEnd(
  typed: string,
  written: WrittenDay,
  all: readonly WrittenDay[],
  { start, end, title }: Span,
): Day | null {
  const place = all.indexOf(written)
  const pairs = [
    [written, all[place + 1]],
    [all[place - 1], written],
  ] as const
  for (const [first, last] of pairs) {
    if (first === undefined || last === undefined) continue
    const before = typed.slice(0, first.index)
    const sentence = before.split(/[.!?]\s/).at(-1) ?? ''
    const own = sentence.replace(FROM, '')
    if (!BETWEEN.test(typed.slice(first.index + first.words.length, last.index))) continue
    if (ASIDE.test(own) || isForSomethingElse(own, title)) continue
    const toDay = ({ year, monthAndDay }: WrittenDay) =>
      `${year ?? last.year ?? getYear(start)}-${monthAndDay}`
    if (toDay(last) === end && isOtherMonth(toDay(first), start))
      return first === written ? start : null
    if (toDay(first) === start && isOtherMonth(toDay(last), end))
      return last === written ? end : null
  }
  return null
}
