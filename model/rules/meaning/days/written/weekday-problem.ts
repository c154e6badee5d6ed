// The problem of a weekday that does not fit its day, with both ways to correct it.
import { getWeekdayIndex, getYear, moveToYear, type Day } from '../../../../dates/day'
import { findNearestWeekday } from '../../../../dates/moved-span'
import { getWeekdayName } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem } from '../../../../problems/problem'
import type { Found } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { findMeantDay } from './meant-day'
import { replaceDay, replaceWeekday } from './write-day-like'
import type { WrittenDay } from './written-days'

/** So often the other words of a file must name the weekday until the number of the day is more likely to be wrong. */
const MIN_OTHER_MENTIONS = 2

/** @param day the day that the words name, with their year or that of the file */
export function wrongWeekday(
  written: Found<WrittenDay & { readonly weekday: number }>,
  day: Day,
  text: SplitText,
): FileProblem {
  const { words } = written
  const message = `The text says "${words}", but ${day} is a ${getWeekdayName(day)}.`
  const meant = findMeantDay(written, day, text)
  if (meant !== null) {
    const right = replaceDay(words, meant.day)
    const same = findFields(text, day).map((name) => ` and ${name}: ${meant.day}`)
    return {
      ...{ code: 'weekday-wrong', severity: 'warning', message },
      fix: `Write "${right}"${same.join('')}, because ${meant.reason}.`,
      suggestion: same.length > 0 ? null : replaceFound(text, written, right),
    }
  }
  const typed = /^\p{L}+/u.exec(words)?.[0] ?? ''
  const nearest = findNearestWeekday(day, written.weekday)
  const otherDay = replaceDay(words, nearest)
  const otherWeekday = replaceWeekday(words, day)
  const fields = findFields(text, day).map((name) => `${name}: ${nearest}`)
  const changes = [`"${otherDay}"`, ...fields.slice(0, 1)].join(' and ')
  const nextYear = fields.length === 0 ? null : moveToYear(day, getYear(day) + 1)
  const isNextYear = nextYear !== null && getWeekdayIndex(nextYear) === written.weekday
  const year = isNextYear ? ` ${adviseNextYear(nextYear)}` : ''
  const mentions = countMentions(text, typed) - 1
  return {
    code: 'weekday-wrong',
    severity: 'warning',
    message,
    fix:
      mentions >= MIN_OTHER_MENTIONS
        ? `The file names ${typed} ${mentions} more times, so the day may be wrong: write ${changes}. If the day is right, write "${otherWeekday}", and correct ${typed} everywhere.`
        : `If the day is right, write "${otherWeekday}". If ${typed} is right, write ${changes}.${year} Look for other places that say the same.`,
  }
}

/** Returns the names of the fields that have this day. */
const findFields = ({ frontMatter }: SplitText, day: Day): string[] =>
  [...frontMatter].flatMap(([name, value]) => ('text' in value && value.text === day ? [name] : []))

/** Says which day to write if the weekday is that of the next year. */
export const adviseNextYear = (day: Day): string => `If you mean the next year, write date: ${day}.`

/** Counts how often the texts of a file name a weekday. */
function countMentions({ frontMatter, body }: SplitText, weekday: string): number {
  const values = [...frontMatter.values()].flatMap((value) =>
    'items' in value ? value.items.map((item) => item.text) : [value.text],
  )
  return [...values, body].join('\n').toLowerCase().split(weekday.toLowerCase()).length - 1
}
