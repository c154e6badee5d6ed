// Compares the days in a text with an event of several days that the same paragraph links to.
import { formatDay, getWeekdayIndex, getYear, isDay, type Day } from '../../../dates/day'
import { getWeekdayName } from '../../../dates/weekdays'
import type { AnyEntry } from '../../../define-collection'
import { isAlike } from '../../meaning/days/written/meant-day'
import { ASIDE, isForSomethingElse } from '../../meaning/days/written/other-words'
import { replaceDay, replaceWeekday } from '../../meaning/days/written/write-day-like'
import { findWrittenDays, type WrittenDay } from '../../meaning/days/written/written-days'
import { findMeantEnd } from './linked-ranges'
import { opensWithDay } from './opening-days'
import { isSubject } from './subject-of-day'

/** Matches what an event of several days does on its first day, and on its last one. */
const BEGINS = /,?(?: will)? (?:begins?|starts?|empieza|comienza)(?= (?:on|el)?\s*$)/i
const ENDS = /,?(?: will)? (?:ends?|closes?|termina)(?= (?:on|el)?\s*$)/i

/** Matches the word right before the last day, or the first one. */
const UNTIL = /(?<![A-Za-zÀ-ỿ])(?:from|until|through|desde|hasta)(?= (?:el )?$)/iu

/** Returns the days of a line that have the weekday of the first or the last day of an event, but another number or month. */
export function compareSpan(
  typed: string,
  paragraph: string,
  { date, startDate, title, file }: AnyEntry,
  today: Day,
) {
  if (!isDay(String(date)) || !isDay(String(startDate))) return []
  const [start, end] = [String(startDate), String(date)]
  const all = findWrittenDays(typed)
  const toDay = ({ year, monthAndDay }: WrittenDay) => `${year ?? getYear(start)}-${monthAndDay}`
  const right = all.map(toDay).filter((day) => day === start || day === end)
  return all.flatMap((written) => {
    const { words, index, weekday, year } = written
    const day = toDay(written)
    const before = getSentenceBefore(typed, index)
    // Without a year, the day may be that of the next event after one that is over.
    if (!isDay(day) || right.includes(day) || (year === null && end < today)) return []
    const isWrong = weekday !== null && weekday !== getWeekdayIndex(day)
    const own = before.replace(BEGINS, '').replace(ENDS, '').replace(UNTIL, '')
    const isOfEvent = !ASIDE.test(own) && !isForSomethingElse(own, String(title))
    const span = { start, end, title: String(title) }
    const named = findNamed(before, span) ?? findMeantEnd(typed, written, all, span)
    const fitting = [start, end].filter(
      (other) =>
        weekday === getWeekdayIndex(other) && isAlike(day, other) && !right.includes(other),
    )
    const [meant, another] = isWrong ? fitting : named === null ? [] : [named]
    const isAhead = day >= today && end >= today
    if (meant === undefined || another !== undefined) return []
    if (isWrong ? !isOfEvent : !isAhead || !isAlike(day, meant)) return []
    const onDay = replaceDay(words, meant)
    const correct = weekday === null ? onDay : replaceWeekday(onDay, meant)
    const verb = meant === start ? 'begins' : 'ends'
    const long = formatDay(meant, { dateStyle: 'full' })
    const isOnce = typed.split(words).length === 2
    return [
      {
        opens: opensWithDay(before, paragraph),
        column: index + 1,
        details: (line: number) => ({
          code: isWrong ? ('weekday-wrong' as const) : ('date-differs' as const),
          severity: 'warning' as const,
          message: isWrong
            ? `The text says "${words}", but that day is a ${getWeekdayName(day)}, and the event to which it links (${file}) ${verb} on ${long}.`
            : `The text says "${words}", but the event to which it links (${file}) ${verb} on ${long}.`,
          fix: isWrong
            ? `Write "${correct}".`
            : `If the date of the event is right, write "${correct}". If "${words}" is right, write ${meant === start ? 'start_date' : 'date'}: ${day} in ${file}`,
          suggestion:
            isWrong && isOnce
              ? { line, endLine: line, text: typed.replace(words, () => correct) }
              : null,
        }),
      },
    ]
  })
}

type Span = { readonly start: Day; readonly end: Day; readonly title: string }

/** Returns the day of an event for which the words before another one say that it begins or ends then; else null. */
function findNamed(before: string, { start, end, title }: Span): Day | null {
  const [verb, day] = BEGINS.test(before) ? [BEGINS, start] : [ENDS, end]
  return verb.test(before) && isSubject(before.replace(verb, ''), title) ? day : null
}

/** Returns the words before a place of a line that belong to its sentence. */
export const getSentenceBefore = (line: string, index: number): string =>
  line
    .slice(0, index)
    .split(/[.!?]\s/)
    .at(-1) ?? ''

/** Returns the words from a place of a line on that belong to its sentence. */
export const getSentenceAfter = (line: string, index: number): string =>
  line.slice(index).split(/[.!?](?:\s|$)/)[0] ?? ''
