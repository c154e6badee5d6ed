// Notes news of a day on which we close early, at an hour that is not before our usual one.
import { collections } from '../../collections'
import { countMinutes, type LocalTime } from '../../dates/clock-time'
import { getWeekdayIndex, getYear, isDay, type Day } from '../../dates/day'
import { writeHoursInDigits } from '../../dates/hours-in-digits'
import { getWeekdayName } from '../../dates/weekdays'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { readNumber } from '../../text/counting-words'
import { simplifyText } from '../../text/simplify-text'
import { findSettings, getOfficeWeek } from '../find-settings'
import { findWrittenDays } from '../meaning/days/written/written-days'
import { formatTime } from '../meaning/times/written-times'
import { readTime } from './one-sided-hours'

const EARLY =
  /\b(?:(?:we|our office)(?: will)? closes?(?: (?:(\w+) hours? )?early)?|(?:cerramos|cerraremos)(?: (?:(\w+) horas? )?(?:antes|temprano))?),? (?:at|a)(?: las?)? (\d{1,2}(?::\d\d)?(?: ?[ap]\.? ?m\b\.?)?|noon|mediodia)/
const IS_EARLY = /\b(?:early|antes|temprano)\b/
const OTHER = /\b(?:clinic|clinica|shop|store|closet|if|usually|not|si)\b/

export function checkEarlyClosings(entries: readonly ParsedEntry[]): Problem[] {
  const site = findSettings(entries)
  const week = getOfficeWeek(site)
  if (!site || week === null) return []
  return entries.flatMap((parsed) => {
    const { title, from, draft } = parsed.entry
    if (parsed.collection !== (collections.notices as unknown) || draft === true) return []
    const words = readFieldWords(title)
    const plain = simplifyText(writeHoursInDigits(words))
    const [found, count, spanishCount, typed = ''] = EARLY.exec(plain) ?? []
    const day = typeof from === 'string' ? findDay(words, from) : null
    const time = readTime(typed)
    if (found === undefined || !IS_EARLY.test(found) || OTHER.test(plain)) return []
    if (day === null || time === null) return []
    const usual = week[(getWeekdayIndex(day) + 1) % week.length]?.at(-1)?.to
    const hours = readNumber(count ?? spanishCount ?? '')
    if (usual === undefined || !isOther(time, usual, hours)) return []
    const problem = describe({ day, usual, time, file: site.entry.file })
    return [createProblem(problem, getFieldPosition(parsed, 'title'))]
  })
}

/** Returns the only day that a title names, in the year of the notice. */
function findDay(title: string, from: Day): Day | null {
  const [written, another] = findWrittenDays(title)
  if (written === undefined || another !== undefined) return null
  const { year, monthAndDay } = written
  const years = year === null ? [getYear(from), getYear(from) + 1] : [year]
  const days = years.map((other) => `${other}-${monthAndDay}`)
  return days.find((day) => isDay(day) && day >= from) ?? null
}

/** @param hours by how many hours it is early; below 1 if the title does not say */
function isOther(time: LocalTime, usual: LocalTime, hours: number): boolean {
  const early = countMinutes(usual) - countMinutes(time)
  return early <= 0 || (hours >= 1 && early !== hours * 60)
}

function describe({
  day,
  usual,
  time,
  file,
}: {
  readonly day: Day
  readonly usual: LocalTime
  readonly time: LocalTime
  readonly file: string
}): FileProblem {
  return {
    code: 'hours-differ',
    severity: 'warning',
    message: `On ${getWeekdayName(day)}s, our office closes at ${formatTime(usual)} (${file}), so ${formatTime(time)} is not what the title says.`,
    fix: 'Look at the day and the hour in the title. If both are right, leave out how early it is.',
  }
}
