// Notes the one weekday of a list, a table or a paragraph without years that fits its date in no year in which the others do.
import { getWeekdayIndex, isDay, type Day } from '../../../../dates/day'
import { findNearestWeekday } from '../../../../dates/moved-span'
import { getWeekdayName, WEEKDAYS } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile, type Found } from '../../../find-in-file'
import { adviseWeekday } from './weekday-problem'
import { replaceDay, replaceWeekday } from './write-day-like'
import { findWrittenDays, MAY_HAVE_DAY, type WrittenDay } from './written-days'

type Listed = Found<WrittenDay>

/** With fewer, it is unclear which of them is wrong. */
const MIN_DAYS = 3
/** In years: the Gregorian calendar repeats its weekdays after 28 years, as long as no century year without a leap day is among them. */
const ALL_CALENDARS = 28
const YEARS = Array.from({ length: ALL_CALENDARS }, (_, index) => 2020 + index)
/** Lists that go on after the new year have their first months in the next one. */
const LAST_MONTH_OF_SPRING = '06-30'

export function checkListedWeekdays(text: SplitText): LocatedProblem[] {
  const found = findInFile(text, findWrittenDays, MAY_HAVE_DAY)
  const listed = found.filter(({ field, weekday }) => field === null && weekday !== null)
  if (listed.length < MIN_DAYS) return []
  const lines = text.body.split('\n')
  const getBlock = ({ line }: Listed) =>
    lines.slice(0, line - text.bodyLine).filter((typed) => typed.trim() === '').length
  const blocks = new Set(listed.map(getBlock))
  return [...blocks].flatMap((block) => {
    const odd = findOdd(listed.filter((day) => getBlock(day) === block))
    return odd === null ? [] : [describe(odd.written, odd.day)]
  })
}

/** Returns the one day that does not fit the others, in a year that fits them, or null. */
function findOdd(days: readonly Listed[]): { written: Listed; day: Day } | null {
  const areComparable = days.every(({ year }) => year === null)
  if (days.length < MIN_DAYS || !areComparable) return null
  const tries = YEARS.flatMap((year) => [
    findMisfits(days, () => year),
    findMisfits(days, (monthAndDay) => (monthAndDay > LAST_MONTH_OF_SPRING ? year : year + 1)),
  ])
  const close = tries.filter((misfits) => misfits.length <= 1)
  const [odd] = close.flat()
  if (odd === undefined || close.some(([misfit]) => misfit?.written !== odd.written)) return null
  const isClear = close
    .flat()
    .every(({ day }) => isDay(day) && getWeekdayIndex(day) === getWeekdayIndex(odd.day))
  return isClear ? odd : null
}

const findMisfits = (days: readonly Listed[], getYearOf: (monthAndDay: string) => number) =>
  days
    .map((written) => ({
      written,
      day: `${getYearOf(written.monthAndDay)}-${written.monthAndDay}`,
    }))
    .filter(({ written, day }) => !isDay(day) || getWeekdayIndex(day) !== written.weekday)

function describe({ words, weekday, line, column }: Listed, day: Day): LocatedProblem {
  const name = WEEKDAYS[weekday ?? 0] ?? ''
  const nearest = findNearestWeekday(day, weekday ?? 0)
  return {
    code: 'weekday-wrong',
    severity: 'warning',
    message: `The text says "${words}", but by the other days beside it, this is a ${getWeekdayName(day)}.`,
    fix: `If the date is right, write "${replaceWeekday(words, day)}". ${adviseWeekday(name)}, write "${replaceDay(words, nearest)}".`,
    line,
    column,
  }
}
