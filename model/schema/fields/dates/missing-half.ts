// Notes the time of an event that does not say AM or PM, so that nobody knows when it begins or ends.
import type { ProblemDetails } from '../../../problems/problem'
import type { ParseResult } from '../../field'

/** Matches one time or two that are all of the text; a leading zero is that of the 24-hour clock. */
const TIMES =
  /^(?:from |de |at |a )?(?:las? )?([1-9]|1[0-2])(:\d\d)?( ?[ap]\.?m\.?)?(?:(?: ?[-–—] ?| to | until | a | hasta )(?:las? )?([1-9]|1[0-2])(:\d\d)?( ?[ap]\.?m\.?)?)?(?: ?o['’]clock)?$/i

/** The first hour that is more likely in the morning than in the evening. */
const MORNING = 7
const HOURS = 12

/** Adds a note to the times of an event if one of them lacks AM or PM: `6:00-8:00 PM` says it for both. */
export function checkMissingHalf(typed: string, result: ParseResult<string>): ParseResult<string> {
  if ('problem' in result || !/\d/.test(typed)) return result
  const [, hour, minutes = '', half, endHour, endMinutes = '', endHalf] =
    TIMES.exec(typed.trim()) ?? []
  if (hour === undefined || (endHour === undefined ? half : endHalf) !== undefined) return result
  const first = half?.trim().toUpperCase().startsWith('A') ?? isMorning(Number(hour))
  const start = `${hour}${minutes || ':00'} ${first ? 'AM' : 'PM'}`
  if (endHour === undefined) {
    const time = `${hour}${minutes || ':00'}`
    const [likely, other] = first ? ['AM', 'PM'] : ['PM', 'AM']
    const fix = `Write ${time} ${likely} or ${time} ${other}`
    return { ...result, note: { ...missingHalf(typed, fix), message: lacksHalf(typed) } }
  }
  const both = half === undefined ? readWithoutHalf(typed) : null
  if (both !== null)
    return { ...result, note: missingHalf(typed, `Write ${both.late} or ${both.early}`) }
  const isLater = Number(endHour) % HOURS > Number(hour) % HOURS
  const end = `${endHour}${endMinutes || ':00'} ${first === isLater ? 'AM' : 'PM'}`
  const times = `${start} - ${end}`
  // What begins in the morning and ends at a smaller hour, ends in the afternoon.
  const isCertain = first && half !== undefined && !isLater
  const fix = isCertain
    ? `Write ${times}`
    : `If you mean ${times}, write ${times}. If not, write AM or PM after each hour.`
  return { ...result, note: missingHalf(typed, fix) }
}

/** Returns times that have neither AM nor PM as they are in the morning and later, or null if noon is between them. */
export function readWithoutHalf(
  typed: string,
): { readonly early: string; readonly late: string; readonly hour: number } | null {
  const [, hour, minutes = '', half, endHour, endMinutes = '', endHalf] =
    TIMES.exec(typed.trim()) ?? []
  if (hour === undefined || half !== undefined || endHalf !== undefined) return null
  if (endHour !== undefined && Number(endHour) % HOURS <= Number(hour) % HOURS) return null
  const write = (name: string) =>
    [
      `${hour}${minutes || ':00'} ${name}`,
      ...(endHour === undefined ? [] : [`${endHour}${endMinutes || ':00'} ${name}`]),
    ].join(' - ')
  return { early: write('AM'), late: write('PM'), hour: Number(hour) }
}

const isMorning = (hour: number): boolean => hour >= MORNING && hour < HOURS

const lacksHalf = (typed: string, where = ''): string => `"${typed}" does not say AM or PM${where}.`

const missingHalf = (typed: string, fix: string): ProblemDetails => ({
  code: 'time-shape',
  message: lacksHalf(typed, ' with each hour'),
  fix,
})
