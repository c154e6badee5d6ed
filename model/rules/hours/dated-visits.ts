// Reads sentences of events, notices and posts that ask people to bring something to our office on a single day: "on Friday, January 8".
import { collections } from '../../collections'
import { getWeekdayIndex, getYear, isDay, type Day } from '../../dates/day'
import { WEEKDAYS } from '../../dates/weekdays'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findNearest, findWrittenDays } from '../meaning/days/written/written-days'

const DATED: readonly unknown[] = [collections.events, collections.notices, collections.posts]
/** Matches what people bring or fetch; other visits are for something that may have hours of its own. */
const BRING =
  /(?<![A-Za-zÀ-ỿ])(?:bring|drop|leave|take|deliver|hand|pick|collect|accept|receive|stop by|swing by|come by|traig\w+|dej[ea]\w*|entreg\w+|recoj\w+|recib\w+)(?![A-Za-zÀ-ỿ])/iu
const OTHER =
  /(?<![A-Za-zÀ-ỿ])(?:clos(?:e|es|ed)|open(?:s|ed)?|except|appointment|until|unless|by|before|not (?:come|bring|drop|leave)|cita|cerrad\w+|abiert\w+|abr\w+|hasta|antes)(?! the (?:office|clinic)| our| (?:my|your))(?![A-Za-zÀ-ỿ])/iu

/** What our notices say of days on which our office has other hours. */
type Changes = (day: Day) => boolean

/** Returns whether an entry is about single days. */
export const isDated = ({ collection }: ParsedEntry): boolean => DATED.includes(collection)

/** Returns whether a notice says that our office is closed on a day, or has other hours. */
export function readChanges(entries: readonly ParsedEntry[]): Changes {
  const spans = entries.flatMap(({ collection, entry }) => {
    const { type, from, until } = entry
    const isNotice = collection === (collections.notices as unknown) && type !== 'news'
    return isNotice && typeof from === 'string' && typeof until === 'string'
      ? [{ from, until }]
      : []
  })
  return (day) => spans.some(({ from, until }) => from <= day && day <= until)
}

/**
 * Returns such a sentence as it would be said of every week, or null if it is about something else.
 * @param names those of our organization, as in "the office of Lantern Hill"
 */
export function writeWeekly(
  sentence: string,
  { entry }: ParsedEntry,
  names: readonly string[],
  isChanged: Changes,
): string | null {
  if (!BRING.test(sentence) || OTHER.test(sentence)) return null
  const [written, another] = findWrittenDays(sentence)
  if (written === undefined || another !== undefined || written.weekday === null) return null
  const { words, weekday, monthAndDay, year } = written
  const { date, from } = entry
  const near = [date, from].find((day) => typeof day === 'string')
  if (near === undefined) return null
  const day = year === null ? findNearest(monthAndDay, near) : `${year}-${monthAndDay}`
  if (day === null || !isDay(day) || getYear(day) < getYear(near) - 1) return null
  // On the day of an event, people bring things to the event.
  if (getWeekdayIndex(day) !== weekday || day === near || isChanged(day)) return null
  const ours = names.reduce(
    (text, name) =>
      text.replace(`the office of ${name}`, 'our office').replace(`${name}’s office`, 'our office'),
    sentence,
  )
  if (!/our (?:\w+ )?office|nuestra oficina/i.test(ours)) return null
  return ours
    .replace(words, WEEKDAYS[weekday] ?? '')
    .replace(/\b(?:if|when) you (?:cannot|can['’]t|could not|are not able to)[^,.]*,/i, '')
    .replace(/\b(?:take|accept|receive)\b/i, 'collect')
}
