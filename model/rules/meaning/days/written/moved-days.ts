// Reads the days in the sentence about an event that was moved: the new one belongs into its date.
import { getWeekdayIndex, getYear, isDay, type Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { Found } from '../../../find-in-file'
import type { OtherDay } from './other-day'
import { readMovedDistance, type MovedDistance } from './moved-distance'
import { findNearest, findWrittenDays, type WrittenDay } from './written-days'

export const NOTE = 'status_note'
/** Matches what is before a new day in the same sentence: "is now on", "moved from April 8 to". */
const NEW =
  /\b(?:now|new (?:day|date)|(?:moved|changed|rescheduled|postponed|put off)(?: from [^.]*)? (?:to|until)|takes place|will be|instead|ahora|nuev[ao] (?:d[ií]a|fecha)|(?:se traslada|se cambia|se mueve|pasa|cambi[oó])(?: del? [^.]*)? (?:al?|para))\b(?:[^.;]{0,24} |\s*)(?:the |el )?$/i
const OLD =
  /\b(?:(?:was|were)(?! (?:moved|changed|rescheduled|postponed|put off))|planned|before|of|place|not|than|until|era|estaba|iba|antes|en lugar|que)\b/i

/** Matches what is right before the old day of an event: "It was planned for". */
const PLANNED =
  /\b(?:was|were|had been|estaba) (?:first |originally )?(?:planned|scheduled|set|announced|planead[oa]|previst[oa]|anunciad[oa]) (?:for|on|para) (?:the |el )?$/i

/** Matches what may be all that has changed: "for November 1 at the park". */
const OTHER_PLACE = /^,? (?:at|in|en|a las?)\b/i

type MovedDays = {
  /** The new day, if it is not the date of the event, or null. */
  readonly next: OtherDay | null
  /** Whether the date of the event is named as another day than the new one. */
  readonly namesDate: boolean
  /** The date of the event as the day that was planned before, or null. */
  readonly planned: Found<WrittenDay> | null
  /** How far away from its date the event is now, or null if only people know. */
  readonly distance: MovedDistance | null
}

/** Reads the days in the sentence about an event that was moved; null for other events. */
export function readMovedDays(
  { frontMatter }: SplitText,
  date: Day,
  status: unknown,
): MovedDays | null {
  const note = frontMatter.get(NOTE)
  if (status !== 'moved' || !note || !('text' in note)) return null
  const { text, line, column } = note
  const days = findWrittenDays(text).flatMap((found) => {
    const day = readDay(found, date)
    const before =
      text
        .slice(0, found.index)
        .split(/[.;]\s/)
        .at(-1) ?? ''
    const recent = before.split(/,| and | but | y | pero /).at(-1) ?? ''
    const written: Found<WrittenDay> = { ...found, field: NOTE, line, column }
    const isNew = NEW.test(before) && !OLD.test(recent)
    const isPlanned =
      PLANNED.test(before) && !OTHER_PLACE.test(text.slice(found.index + found.words.length))
    return day === null ? [] : [{ written, day, isNew, isPlanned }]
  })
  const [next, another] = days.filter(({ isNew }) => isNew)
  const planned = days.find(({ day, isPlanned }) => isPlanned && day === date)
  return {
    next: next !== undefined && another === undefined && next.day !== date ? next : null,
    namesDate: days.some(({ day }) => day === date),
    planned: planned !== undefined && days.length === 1 ? planned.written : null,
    distance: readMovedDistance(text, date),
  }
}

/** Returns the day that is written, or null if there is none with its weekday. */
function readDay({ year, monthAndDay, weekday }: WrittenDay, date: Day): Day | null {
  const day = year === null ? findNearest(monthAndDay, date) : `${year}-${monthAndDay}`
  if (day === null || !isDay(day) || Math.abs(getYear(day) - getYear(date)) > 1) return null
  return weekday === null || weekday === getWeekdayIndex(day) ? day : null
}
