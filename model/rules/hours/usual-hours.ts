// Notes changed hours that are those of every week: most often the new hours were forgotten.
import { collections } from '../../collections'
import type { Notice } from '../../collections/notice/notice'
import { addDays, countDaysBetween, getWeekdayIndex } from '../../dates/day'
import { getWeeklyHours, readHours, type DayHours } from '../../hours/weekly-hours'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { findSettings, getOfficeLines } from '../find-settings'

/** An office that is open on a day or two may well say so again. */
const MIN_OPEN_DAYS = 3

export function checkUsualHours(entries: readonly ParsedEntry[]): Problem[] {
  const lines = getOfficeLines(findSettings(entries))
  const week = getWeeklyHours(lines.filter((line) => line !== undefined))
  if (week === null || week.filter((day) => day?.length !== 0).length < MIN_OPEN_DAYS) return []
  return entries.flatMap((parsed) => {
    const { type, from, until, hours } = parsed.entry as Partial<Notice>
    if (parsed.collection !== (collections.notices as unknown) || type !== 'changed hours')
      return []
    if (!from || !until || until < from || parsed.problems.length > 0) return []
    const typed = readFieldWords(hours)
    const count = Math.min(countDaysBetween(from, until) + 1, week.length)
    const days = Array.from({ length: count }, (_, index) => addDays(from, index))
    const usual = days.map((day) => week[(getWeekdayIndex(day) + 1) % week.length] ?? null)
    const isUsual = typed !== '' && usual.every((day) => areSame(day, readHours(typed)))
    return isUsual ? [createProblem(usualHours(typed), getFieldPosition(parsed, 'hours'))] : []
  })
}

const areSame = (first: DayHours, second: DayHours): boolean =>
  first !== null && second !== null && JSON.stringify(first) === JSON.stringify(second)

const usualHours = (typed: string): FileProblem => ({
  code: 'notice-days',
  severity: 'warning',
  message: `"${typed}" are our usual hours on these days, so nothing changes.`,
  fix: 'Write the hours that are different. If we are open as always, write type: news and say so in the title, or delete this file.',
})
