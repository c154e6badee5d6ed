// Finds the day that is meant by one with the wrong weekday: a day in the fields of the file, or a holiday in the same sentence.
import {
  countDaysBetween,
  formatDay,
  getWeekdayIndex,
  getYear,
  type Day,
} from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { simplifyText } from '../../../../text/simplify-text'
import type { Found } from '../../../find-in-file'
import type { WrittenDay } from './written-days'

export type MeantDay = {
  readonly day: Day
  /** Why it is meant, as the words after "because". */
  readonly reason: string
}

/** The days of notices, and of events with several. The date of a post is only when it was written. */
const FIELDS = ['from', 'until', 'start_date']
/** In days: a day of last year that has its old number is at most this far from the right one. */
const MAX_SHIFT = 7

/**
 * Returns the only day that is meant by a written one, or null.
 * @param day the day that was written, which has another weekday than the words say
 */
export function findMeantDay(
  written: Found<WrittenDay>,
  day: Day,
  text: SplitText,
): MeantDay | null {
  const days = [...findInFields(text), ...findHolidays(written, day, text)].filter(
    (meant) => getWeekdayIndex(meant.day) === written.weekday && isAlike(meant.day, day),
  )
  const [first] = days
  return first !== undefined && days.every((other) => other.day === first.day) ? first : null
}

/** Returns whether a day can be typed in place of another: it is near, or only the year or the month differs. */
export function isAlike(day: Day, other: Day): boolean {
  const isNear = Math.abs(countDaysBetween(day, other)) <= MAX_SHIFT
  return isNear || day.slice(4) === other.slice(4) || isOtherMonth(day, other)
}

/** Returns whether only the month differs. */
export const isOtherMonth = (day: Day, other: Day): boolean =>
  day.slice(0, 4) === other.slice(0, 4) && day.slice(8) === other.slice(8)

const findInFields = ({ frontMatter }: SplitText): MeantDay[] =>
  [...FIELDS, ...(frontMatter.has('location') ? ['date'] : [])].flatMap((name) => {
    const value = frontMatter.get(name)
    return value && 'text' in value && /^\d{4}-\d\d-\d\d$/.test(value.text)
      ? [{ day: value.text, reason: `this file has ${name}: ${value.text}` }]
      : []
  })

function findHolidays(written: Found<WrittenDay>, day: Day, text: SplitText): MeantDay[] {
  const sentence = simplifyText(getSentence(written, text)).replaceAll('’', "'")
  return HOLIDAYS.filter(({ pattern }) => pattern.test(sentence)).map(({ name, getDay }) => {
    const meant = getDay(getYear(day))
    const words = formatDay(meant, { month: 'long', day: 'numeric' })
    return { day: meant, reason: `in ${getYear(day)}, ${name} is on ${words}` }
  })
}

/** Returns the sentence with a written day, as far as it is on one line. */
function getSentence(
  { field, line, words }: Found<WrittenDay>,
  { frontMatter, body, bodyLine }: SplitText,
): string {
  const value = field === null ? undefined : frontMatter.get(field)
  const typed = value && 'text' in value ? value.text : (body.split('\n')[line - bodyLine] ?? '')
  return (
    typed
      .split(/(?<=[^.]{3}[.!?]["”]?) (?=["“¿¡]?[A-ZÀ-Þ])/u)
      .find((part) => part.includes(words)) ?? ''
  )
}
