// Notes an event that is called after a holiday, such as Palm Sunday, and is a week or two before or after it, or on its day of last year.
import {
  countDaysBetween,
  formatDay,
  getWeekdayIndex,
  getYear,
  moveToYear,
  type Day,
} from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { findInFile } from '../../../find-in-file'
import { isLatinDay } from './latin-day'
import { namePlaces } from '../written/name-places'
import { replaceDay } from '../written/write-day-like'
import { findWrittenDays, MAY_HAVE_DAY } from '../written/written-days'

type Holiday = (typeof HOLIDAYS)[number]
type Values = Readonly<Record<string, unknown>>

/** Holidays after which nobody calls an event of another week. People have an Easter egg hunt or a Thanksgiving lunch before that day, but not after it. */
const STRICT = new Set([
  ...['Ash Wednesday', 'Palm Sunday', 'Maundy Thursday', 'Good Friday', 'Holy Saturday'],
  ...['Easter Monday', 'Ascension Day', 'Pentecost', 'Trinity Sunday', 'Memorial Day', 'Labor Day'],
  ...['First', 'Second', 'Third', 'Fourth'].map((count) => `the ${count} Sunday of Advent`),
])
/** Matches words with which another day is meant. */
const BEFORE =
  /\b(?:after|before|until|till|to|from|since|eve|week|following|despues de|antes de|hasta) (?:the |el )?$/
const AFTER =
  /^(?:'s)? (?:eve|week|weekend|season|leftovers?|thank\w*|after|monday|church|chapel|parish|school)\b/
/** Matches the words right before the day of an event: "on the afternoon of". */
const ON =
  /\b(?:on|(?:morning|afternoon|evening|night|day) of|el|(?:manana|tarde|noche) del?) (?:the )?$/
/** In days: the weekday is right, and the week is not. */
const MAX_AWAY = 14

export function checkFeasts(text: SplitText, collection: string, values: Values): LocatedProblem[] {
  const { date, startDate } = values
  if (collection !== 'event' || typeof date !== 'string' || startDate !== undefined) return []
  const words = ['title', 'summary', 'description'].map((name) => simplify(values[name]))
  const isNamed = ({ pattern }: Holiday) => words.some((typed) => pattern.test(typed))
  const own = HOLIDAYS.find(({ getDay }) => getDay(getYear(date)) === date)
  const value = text.frontMatter.get('date')
  const holiday = findMeant(words, date)
  if (!holiday || isLatinDay(text, date) || (own && isNamed(own)) || !value || !('text' in value))
    return []
  const right = holiday.getDay(getYear(date))
  const isCopied = isLastYears(holiday, date)
  const also = findInFile(text, findWrittenDays, MAY_HAVE_DAY)
    .filter(({ monthAndDay }) => date.endsWith(monthAndDay))
    .map(({ words: typed, line }) => ({ words: replaceDay(typed, right), line }))
  const is = own
    ? `${write(date)} is ${own.name}`
    : isCopied
      ? `the date here is ${write(date)}, its day in ${getYear(date) - 1}`
      : `the date here is ${write(date)}`
  return [
    {
      code: 'holiday-day',
      severity: 'warning',
      message: `In ${getYear(date)}, ${holiday.name} is on ${write(right)}, but ${is}.`,
      fix: `If you mean ${holiday.name}, write date: ${right}${also.length === 0 ? '' : ` and ${namePlaces(also)}`}`,
      field: 'date',
      line: value.line,
      column: value.column,
    },
  ]
}

/** Returns the only holiday that the words name, if the event is on the day of that holiday in another year, or clearly in another week. */
function findMeant(words: readonly string[], date: Day): Holiday | null {
  const named = HOLIDAYS.filter((holiday) => words.some((typed) => isSaid(typed, holiday, /^|\W$/)))
  const copied = named.filter((holiday) => isLastYears(holiday, date))
  const found = copied.length > 0 ? copied : findOtherWeek(words, date)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Returns the holidays that a title names, or on which the texts say that an event is, whose day is in another week. */
const findOtherWeek = ([title = '', ...texts]: readonly string[], date: Day): Holiday[] =>
  HOLIDAYS.filter(
    (holiday) =>
      isOtherWeek(holiday.getDay(getYear(date)), date) &&
      (((STRICT.has(holiday.name) || date > holiday.getDay(getYear(date))) &&
        isSaid(title, holiday)) ||
        texts.some((typed) => isSaid(typed, holiday, ON))),
  )

/** Returns whether a day is that of the holiday in the year before, and not in its own year. */
const isLastYears = ({ getDay }: Holiday, date: Day): boolean =>
  getDay(getYear(date)) !== date && moveToYear(getDay(getYear(date) - 1), getYear(date)) === date

function isSaid(typed: string, { pattern }: Holiday, lead = /^|\s$/): boolean {
  const match = pattern.exec(typed)
  if (match === null) return false
  const before = typed.slice(0, match.index)
  const after = typed.slice(match.index + match[0].length)
  return !BEFORE.test(before) && !AFTER.test(after) && lead.test(before)
}

const isOtherWeek = (right: Day, date: Day): boolean =>
  right !== date &&
  getWeekdayIndex(right) === getWeekdayIndex(date) &&
  Math.abs(countDaysBetween(right, date)) <= MAX_AWAY

const simplify = (value: unknown): string =>
  typeof value === 'string' ? simplifyText(value).replaceAll('’', "'") : ''

const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })
