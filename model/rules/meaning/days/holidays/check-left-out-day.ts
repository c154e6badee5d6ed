// Notes a notice whose title names two days, while its fields have only one of them: "Christmas Eve and Christmas Day" on December 24.
import { formatDay, type Day } from '../../../../dates/day'
import { getWeekdayName } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { getDays, getDistance, type Span } from './holiday-span'
import { findNamedDays, type NamedDay } from './named-days'

/** In days: two holidays that are further apart have notices of their own. */
const MAX_AWAY = 8

export function checkLeftOutDay(
  { frontMatter }: SplitText,
  collection: string,
  values: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const { title } = values
  if (collection !== 'notice' || typeof title !== 'string') return []
  const plain = simplifyText(title).replaceAll('’', "'").trim()
  const days =
    values['type'] === 'news' ? getDaysOfNews(plain, values) : getDays(collection, values)[0]
  if (days === null) return []
  const named = findNamedDays(plain, days)
  const away = named.filter(({ day }) => getDistance(day, days) > 0)
  const [left] = away
  if (left === undefined || away.length > 1 || named.length === 1) return []
  const distance = getDistance(left.day, days)
  if (distance > MAX_AWAY) return []
  const field = left.day < days.from ? 'from' : 'until'
  const value = frontMatter.get(field)
  if (!value || !('text' in value) || value.isReported) return []
  const name = left.name
  return [
    {
      code: 'holiday-day',
      severity: 'warning',
      message: `The title names ${name}, too (${explain(left)}), but the ${field === 'from' ? 'first' : 'last'} day here is ${write(days[field])}.`,
      fix: `${distance > 1 ? 'If all days between are meant, too, write' : 'Write'} ${field}: ${left.day}. If that day has a notice of its own, take ${name} out of the title.`,
      field,
      line: value.line,
      column: value.column,
    },
  ]
}

/** Returns the days of news about days on which we are closed, which visitors read before them; null for other news. */
function getDaysOfNews(
  plain: string,
  { from, until }: Readonly<Record<string, unknown>>,
): Span | null {
  const isClosing = /\bclosed\b|\bcerrad/.test(plain)
  return isClosing && typeof from === 'string' && typeof until === 'string' && from <= until
    ? { from, until }
    : null
}

/** Returns what the name of a day does not say yet: its weekday, and the day. */
const explain = ({ name, day }: NamedDay): string =>
  [getWeekdayName(day), write(day)].filter((words) => words !== name).join(', ')

const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })
