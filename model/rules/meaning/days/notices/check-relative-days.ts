// Notes news that speak of "today" or "this Sunday" and are on top of every page on days when that is wrong.
import {
  addDays,
  formatDay,
  getNextDay,
  getWeekdayIndex,
  getYear,
  type Day,
} from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { findWrittenDays } from '../written/written-days'
import { findRelativeDay, type RelativeDay } from './relative-days'

type Values = Readonly<Record<string, unknown>>

export function checkRelativeDays({ frontMatter }: SplitText, values: Values): LocatedProblem[] {
  const { from, until } = values
  const value = frontMatter.get('title')
  if (typeof from !== 'string' || typeof until !== 'string' || from >= until) return []
  if (!value || !('text' in value)) return []
  if (value.isReported || findWrittenDays(value.text).length > 0) return []
  const found = findRelativeDay(value.text)
  const problem = found && describe(found, value.text, from, until)
  if (!problem) return []
  const { line, column } = value
  return [{ code: 'date-relative', severity: 'warning', ...problem, field: 'title', line, column }]
}

function describe(found: RelativeDay, title: string, from: Day, until: Day) {
  const { words, weekday, ahead } = found
  const holiday = weekday === null ? findHoliday(title, from, until, ahead) : null
  const meant = holiday ?? (weekday === null ? addDays(from, ahead) : findNext(from, weekday))
  const last = weekday === null ? addDays(meant, -ahead) : meant
  if (last >= until && (weekday !== null || holiday === null)) return null
  const name = formatDay(meant, { weekday: 'long', month: 'long', day: 'numeric' })
  const shown = `this notice is on every page from ${write(from)} to ${write(until)}`
  const ends =
    last === from || weekday !== null ? `until: ${last}` : `from: ${last} and until: ${last}`
  return {
    message:
      weekday === null
        ? `"${words}" is right on ${holiday === null ? 'one day' : write(last)} only, but ${shown}.`
        : `From ${write(getNextDay(last))} on, "${words}" means another day, but ${shown}.`,
    fix: `If you mean ${name}, write "${writeLike(found, meant)}" in place of "${words}", or write ${ends}`,
  }
}

/** Returns the day of the only holiday that a title names, if the notice is there on the day when its words are right. */
function findHoliday(title: string, from: Day, until: Day, ahead: number): Day | null {
  const plain = simplifyText(title).replaceAll('’', "'")
  const years = [...new Set([getYear(from), getYear(until)])]
  const days = HOLIDAYS.filter(({ pattern }) => pattern.test(plain))
    .flatMap(({ getDay }) => years.map(getDay))
    .filter((day) => addDays(day, -ahead) >= from && addDays(day, -ahead) <= until)
  const [day, another] = new Set(days)
  return another === undefined ? (day ?? null) : null
}

const findNext = (from: Day, weekday: number): Day =>
  addDays(from, (weekday - getWeekdayIndex(from) + 7) % 7)

const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })

/** Writes a day in the language of the words, as it fits their place in the sentence. */
function writeLike({ isSpanish, isFirst, part }: RelativeDay, day: Day): string {
  const language = isSpanish ? 'es' : 'en-US'
  const weekday = formatDay(day, { weekday: 'long' }, language)
  const date = formatDay(day, { month: 'long', day: 'numeric' }, language)
  const words = isSpanish
    ? `${part === '' ? 'el' : `la ${part} del`} ${weekday} ${date}`
    : `${isFirst && part === '' ? '' : 'on '}${weekday}${part === '' ? '' : ` ${part}`}, ${date}`
  return isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
