// Notes an event whose title names a weekday that is not the one of its date: "Sanctity of Life Sunday" on a Monday.
import { formatDay, getWeekdayIndex, type Day } from '../../../dates/day'
import { findNearestWeekday } from '../../../dates/moved-span'
import { findWeekday, getWeekdayName, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../dates/weekdays'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'

/** Matches a weekday without a number, which would be its day, and in the singular. */
const NAMED = new RegExp(
  `\\b(${[...WEEKDAYS.map((name) => name.toLowerCase()), ...SPANISH_WEEKDAYS].join('|')})\\b(?!,? (?:\\w+ )?\\d)`,
  'g',
)
/** Matches words with which a title names a day that is not that of the event, and holidays, which other checks know. */
const OTHER =
  /\b(?:before|after|until|till|to|through|and|or|every|each|sundays?'?s? school|(?:palm|easter|ash|good|holy|maundy|black|giving|super bowl) \w+day|antes|despues|hasta|al?|y|o|cada|escuela)\b|[&/–-]/

export function checkTitleWeekday(
  { frontMatter }: SplitText,
  { date, startDate, status }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const title = frontMatter.get('title')
  const value = frontMatter.get('date')
  if (typeof date !== 'string' || startDate !== undefined || status !== undefined) return []
  if (!frontMatter.has('location') || !title || !('text' in title)) return []
  if (!value || !('text' in value) || value.isReported) return []
  const typed = simplifyText(title.text)
  const [named, another] = typed.matchAll(NAMED)
  if (named === undefined || another !== undefined || OTHER.test(typed)) return []
  const weekday = findWeekday(named[0])
  if (weekday === getWeekdayIndex(date)) return []
  const [name, actual] = [WEEKDAYS[weekday] ?? '', getWeekdayName(date)]
  const meant = findNearestWeekday(date, weekday)
  return [
    {
      code: 'weekday-wrong',
      severity: 'warning',
      message: `The title says ${name}, but ${formatDay(date, { month: 'long', day: 'numeric', year: 'numeric' })}, is a ${actual}.`,
      fix: `If you mean ${name}, write date: ${meant}. If the date is right, ${adviseOnTitle(title.text, named[0], date, meant)}`,
      field: 'date',
      line: value.line,
      column: value.column,
    },
  ]
}

/** Returns advice to write the day of the date, in the language of the title. */
function adviseOnTitle(title: string, named: string, date: Day, meant: Day): string {
  if (!SPANISH_WEEKDAYS.includes(named)) return `write ${getWeekdayName(date)} in the title.`
  const [own = '', typed = ''] = [date, meant].map((day) =>
    formatDay(day, { weekday: 'long' }, 'es'),
  )
  const write = (name: string) =>
    title.includes(typed) ? name : name.charAt(0).toUpperCase() + name.slice(1)
  return `write ${write(own)} in place of ${write(typed)} in the title.`
}
