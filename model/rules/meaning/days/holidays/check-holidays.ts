// Reports a notice or an event whose title names a holiday, with days when that holiday cannot be, such as a month and a day in the wrong order.
import {
  addDays,
  countDaysBetween,
  formatDay,
  getYear,
  swapMonthAndDay,
  type Day,
} from '../../../../dates/day'
import { isCopiedDay, isOtherDay } from '../../../../dates/days-off'
import { USUAL_SPAN, type HOLIDAYS } from '../../../../dates/holidays'
import { getWeekdayName } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem, TextEdit } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { findNamed, getDayOf, getDays, getDistance, type Span } from './holiday-span'

type Values = Readonly<Record<string, unknown>>
type Holiday = (typeof HOLIDAYS)[number]

/** Matches a feast that is held in another season on purpose. */
const OTHER_SEASON = /(?:christmas|easter|navidad|thanksgiving) (?:in|en) |half[- ]?way/
/** An event for a holiday, such as a picnic, is at most this far from it. */
const EVENT_SPAN = 45

/** @param slug the name of the file, which counts only where the title names no holiday */
export function checkHolidays(
  { frontMatter }: SplitText,
  collection: string,
  values: Values,
  slug: string,
): LocatedProblem[] {
  const [days, firstField] = getDays(collection, values)
  const { title } = values
  if (days === null || typeof title !== 'string') return []
  const plain = simplifyText(title).replaceAll('’', "'")
  if (OTHER_SEASON.test(plain)) return []
  const byTitle = findNamed(plain)
  const isTitle = byTitle.named.length > 0
  const { named, isOnly } = isTitle ? byTitle : findNamed(slug.replaceAll('-', ' '))
  const [holiday] = named
  if (holiday === undefined) return []
  const isAlone = collection === 'notice' && isOnly
  // A file keeps its name when its words become others.
  if (!isTitle && (!isAlone || swapMonthAndDay(days.from) !== getDayOf(holiday, days))) return []
  const single = isAlone && isTitle && values['type'] === 'closed' && days.from === days.until
  const isPossibleFor = (other: Holiday) =>
    isPossible(other, days, isAlone) && !(single && isOtherDay(other, plain, days.from))
  if (named.some(isPossibleFor)) return []
  const value = frontMatter.get(firstField)
  const { line = 1, column = 1 } = value && 'text' in value ? value : {}
  const day = getDayOf(holiday, days)
  const isCertain =
    isAlone && (swapMonthAndDay(days.from) === day || isCopiedDay(holiday, days.from))
  const suggestion = isCertain ? replaceBoth(frontMatter, days, day) : null
  return [
    {
      ...wrongDays(
        { ...holiday, isTitle, typed: isTitle ? findOtherName(title, holiday) : null },
        day,
        days,
        collection,
      ),
      suggestion,
      field: firstField,
      line,
      column,
    },
  ]
}

/** Returns whether the days can be those of a holiday, or of an event that is only called by its name, as Christmas in July. */
function isPossible({ getDay, span }: Holiday, days: Span, isAlone: boolean): boolean {
  const year = getYear(days.from)
  const distances = [year - 1, year, year + 1].map((other) => getDistance(getDay(other), days))
  const distance = Math.min(...distances)
  if (isAlone) return distance <= (span ?? USUAL_SPAN)
  if (span === undefined) return distance <= EVENT_SPAN
  const swapped = swapMonthAndDay(days.from)
  const isSwapped =
    swapped !== null && Math.abs(countDaysBetween(getDay(year), swapped)) <= EVENT_SPAN
  return distance <= EVENT_SPAN || !isSwapped
}

/** Returns the edit of both days of a notice, if they are the same and on lines that follow each other. */
function replaceBoth(
  frontMatter: SplitText['frontMatter'],
  { from, until }: Span,
  day: Day,
): TextEdit | null {
  const [first, last] = [frontMatter.get('from'), frontMatter.get('until')]
  if (from !== until || !first || !last || !('text' in first) || !('text' in last)) return null
  if (last.line !== first.line + 1 || first.text !== from || last.text !== until) return null
  return {
    line: first.line,
    endLine: last.line,
    text: `${first.before}${day}\n${last.before}${day}`,
  }
}

/** Returns the words of a title that name a holiday, if they share none with its name, such as "Three Kings" for Epiphany; or null. */
function findOtherName(title: string, { name, pattern }: Holiday): string | null {
  const plain = simplifyText(title).replaceAll('’', "'")
  const match = pattern.exec(plain)
  if (match === null || plain.length !== title.length) return null
  const parts = name.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return parts.some((part) => match[0].includes(part))
    ? null
    : title.slice(match.index, match.index + match[0].length)
}

/** @param typed what the title calls the holiday, if that is another name */
function wrongDays(
  {
    name,
    isTitle,
    typed,
  }: { readonly name: string; readonly isTitle: boolean; readonly typed: string | null },
  day: Day,
  { from, until }: Span,
  collection: string,
): FileProblem {
  const weekday = getWeekdayName(day)
  const write = (written: Day) => formatDay(written, { month: 'long', day: 'numeric' })
  const isNotice = collection === 'notice'
  const last = addDays(day, countDaysBetween(from, until))
  const changes = isNotice
    ? `from: ${day} and until: ${last}`
    : last === day
      ? `date: ${day}`
      : `start_date: ${day} and date: ${last}`
  const named = typed === null ? name : `"${typed}"`
  const advice = `In ${day.slice(0, 4)}, ${named} is ${weekday}, ${write(day)}. If you mean that day, write ${changes}`
  return {
    code: 'holiday-day',
    severity: 'warning',
    message: `The ${isTitle ? 'title' : 'name of this file'} names ${named}, but ${from === until ? `${from} is ${getWeekdayName(from)}, ${write(from)}` : `the days begin on ${write(from)}`}.`,
    fix:
      isNotice && from === until
        ? advice
        : `${advice}. If ${write(from)} is right, take ${named} out of the ${isTitle ? 'title' : 'name of this file'}.`,
  }
}
