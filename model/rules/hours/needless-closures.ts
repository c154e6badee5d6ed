// Notes a closure for days on which the office is closed anyway: most often its days are those of another year.
import { collections } from '../../collections'
import type { Notice } from '../../collections/notice/notice'
import { addDays, countDaysBetween, getWeekdayIndex, type Day } from '../../dates/day'
import { getWeekdayName } from '../../dates/weekdays'
import { getWeeklyHours } from '../../hours/weekly-hours'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { findSettings, getOfficeLines } from '../find-settings'

/** An office that is open on a day or two may well say when it is closed on others. */
const MIN_OPEN_DAYS = 3

export function checkNeedlessClosures(entries: readonly ParsedEntry[]): Problem[] {
  const lines = getOfficeLines(findSettings(entries))
  const week = getWeeklyHours(lines.filter((line) => line !== undefined))
  if (week === null || week.filter((day) => day?.length !== 0).length < MIN_OPEN_DAYS) return []
  const isClosed = (day: Day) => week[(getWeekdayIndex(day) + 1) % week.length]?.length === 0
  return entries.flatMap((parsed) => {
    const { type, from, until } = parsed.entry as Partial<Notice>
    if (parsed.collection !== (collections.notices as unknown) || type !== 'closed') return []
    if (!from || !until || until < from) return []
    // The day of the holiday that the title names has been offered.
    if (parsed.problems.some(({ code }) => code === 'holiday-day')) return []
    const days = countDaysBetween(from, until) + 1
    if (days > week.length || !listDays(from, days).every(isClosed)) return []
    return [createProblem(needlessClosure(from, until), getFieldPosition(parsed, 'from'))]
  })
}

const listDays = (from: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index))

const needlessClosure = (from: Day, until: Day): FileProblem => ({
  code: 'notice-days',
  severity: 'warning',
  message:
    from === until
      ? `${from} is a ${getWeekdayName(from)}, and we are closed on that day anyway.`
      : `${from} is a ${getWeekdayName(from)} and ${until} a ${getWeekdayName(until)}, and we are closed on these days anyway.`,
  fix: 'Look up the days in this year’s calendar and correct them. If they are right, nobody needs this notice.',
})
