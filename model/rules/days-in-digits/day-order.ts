// Finds out whether the days of a file were typed with the month or with the day first.
import { collections } from '../../collections'
import { countDaysBetween, getWeekdayIndex, getYear, isDay, type Day } from '../../dates/day'
import { HOLIDAYS, USUAL_SPAN } from '../../dates/holidays'
import { MONTHS, SPANISH_MONTHS } from '../../dates/months'
import { guessDates } from '../../schema/fields/dates/guess-dates'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { simplifyText } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { findEventDays } from '../meaning/days/written/event-days'
import { isNewPage } from '../published-urls/renamed/new-pages'
import type { PublishedPaths } from '../published-urls/renamed/renamed-pages'

export type Order = 'month first' | 'day first'

/** The order that a part of a file shows, and how it shows it, as the words after "because". */
type FoundOrder = { readonly order: Order; readonly reason: string }

/** A day in digits that can be two, the first of them with the month first. */
export type UnclearDay = { readonly field: string; readonly days: readonly [Day, Day] }

export type Context = PublishedPaths & {
  readonly today: Day
  /** The texts of the files, by their path in the content folder. */
  readonly texts: Readonly<Record<string, string>>
}

/** The days of events and notices: the first field is that of the first day. */
const PAIRS: readonly (readonly [first: string, last: string])[] = [
  ['start_date', 'date'],
  ['from', 'until'],
]
/** An event for a holiday, such as a party, is at most this far from it. */
const EVENT_SPAN = 45
const MAX_LENGTH = 31
const MONTH_LAST = /^\d{1,2}[-/. ]+\d{1,2}[-/. ]+\d{4}$/

/** Returns the order that each part of the file shows. */
export const findOrders = (
  parsed: ParsedEntry,
  unclear: readonly UnclearDay[],
  context: Context,
): FoundOrder[] => [
  ...findOtherDigits(parsed),
  ...unclear.flatMap((day) => [
    ...findInTexts(parsed, day, context),
    ...findInName(parsed, day),
    ...findByPair(parsed, day),
    ...findByToday(parsed, day, context),
  ]),
]

/** Returns the order if exactly one of the two days is possible. */
function choose(
  { days }: UnclearDay,
  isPossible: (day: Day) => boolean,
  reason: string,
): FoundOrder[] {
  const [monthFirst, dayFirst] = days.map(isPossible)
  return monthFirst === dayFirst
    ? []
    : [{ order: monthFirst ? 'month first' : 'day first', reason }]
}

/** Returns the order of the other days in digits, such as 24/12/2026. */
const findOtherDigits = ({ getSource }: ParsedEntry): FoundOrder[] =>
  [...getSource().frontMatter.values()].flatMap((value): FoundOrder[] => {
    if (!('text' in value) || !MONTH_LAST.test(value.text)) return []
    const [day, other] = guessDates(value.text)
    if (day === undefined || other !== undefined || day.endsWith(day.slice(5, 7))) return []
    const isMonthFirst = Number.parseInt(value.text) === Number(day.slice(5, 7))
    const order = isMonthFirst ? 'month first' : 'day first'
    const reason = `"${value.text}" in this file has the ${isMonthFirst ? 'month' : 'day'} first`
    return [{ order, reason }]
  })

/** Returns the order if the texts name one of the two days. */
function findInTexts(
  { getSource, entry }: ParsedEntry,
  unclear: UnclearDay,
  { texts }: Context,
): FoundOrder[] {
  if (unclear.field === 'publish_on' || unclear.field === 'expires_on') return []
  const [, , ...rest] = getText(entry, texts).split(/^---$/m)
  const text = { frontMatter: getSource().frontMatter, body: rest.join('---'), bodyLine: 1 }
  const named = findEventDays(text, entry['title']).filter(({ isOther }) => !isOther)
  const find = (day: Day) =>
    named.find(
      ({ monthAndDay, weekday, year }) =>
        day.endsWith(monthAndDay) &&
        (weekday === null || weekday === getWeekdayIndex(day)) &&
        (year === null || year === getYear(day)),
    )
  const { words = '' } = unclear.days.map(find).find((day) => day !== undefined) ?? {}
  return choose(unclear, (day) => find(day) !== undefined, `the text says "${words}"`)
}

/** Returns the order if the title or the name of the file has the month of one day, or a holiday near it. */
function findInName({ entry, collection }: ParsedEntry, unclear: UnclearDay): FoundOrder[] {
  if (!PAIRS.flat().includes(unclear.field)) return []
  const { title, slug } = entry
  const isNotice = collection === (collections.notices as unknown)
  const span = isNotice ? USUAL_SPAN : EVENT_SPAN
  const names = [typeof title === 'string' ? title : '', slug.replaceAll('-', ' ')]
  const plain = names.map((name) => simplifyText(name).replaceAll('’', "'")).join('\n')
  const isNear = (day: Day) =>
    HOLIDAYS.some(({ pattern, getDay }) => {
      if (!pattern.test(plain)) return false
      const years = [getYear(day) - 1, getYear(day), getYear(day) + 1]
      return years.some((year) => Math.abs(countDaysBetween(getDay(year), day)) <= span)
    })
  const byHoliday = choose(unclear, isNear, 'only this day fits the holiday in the title')
  return byHoliday.length > 0
    ? byHoliday
    : choose(unclear, (day) => namesMonth(plain, day), 'the title has this month')
}

/** March and May are words, too. */
const namesMonth = (plain: string, day: Day): boolean =>
  [MONTHS, SPANISH_MONTHS].some((months) => {
    const month = months[Number(day.slice(5, 7)) - 1] ?? ''
    return month.length > 3 && month !== 'march' && new RegExp(`\\b${month}\\b`).test(plain)
  })

/** Returns the order in which the first day is not after the last one, and not long before it. */
function findByPair({ getSource, entry }: ParsedEntry, unclear: UnclearDay): FoundOrder[] {
  const pair = PAIRS.find((fields) => fields.includes(unclear.field))
  if (!pair) return []
  const name = pair[0] === unclear.field ? pair[1] : pair[0]
  const value = getSource().frontMatter.get(name)
  const other = value && 'text' in value ? value.text : ''
  if (!isDay(other)) return []
  const isLong = entry['type'] === 'news'
  const fits = (day: Day) => {
    const [first, last] = pair[0] === unclear.field ? [day, other] : [other, day]
    return first <= last && (isLong || countDaysBetween(first, last) <= MAX_LENGTH)
  }
  return choose(unclear, fits, `only this day fits ${name}: ${other}`)
}

/** Returns the order of the only day of a new page that is not over. */
function findByToday(
  { entry, collection }: ParsedEntry,
  unclear: UnclearDay,
  { today, ...paths }: Context,
): FoundOrder[] {
  const isEvent = collection === (collections.events as unknown)
  const isAhead = ['publish_on', 'expires_on', ...(isEvent ? ['date', 'start_date'] : [])]
  if (!isAhead.includes(unclear.field) || !isNewPage(entry, paths)) return []
  // Without a record of the published pages, nobody knows which are new.
  if (paths.published.size === 0) return []
  return choose(unclear, (day) => day >= today, 'the other day it can be is over')
}
