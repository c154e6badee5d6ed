// Says that the hours beside a link to an event are not those of its file.
import type { LocalTime } from '../../../dates/clock-time'
import type { EventTimes } from '../../../dates/event-times'
import type { FileProblem } from '../../../problems/problem'
import { formatTime } from '../../meaning/times/written-times'
import type { LinkedSpan } from './linked-spans'
import type { Opening } from './opening-sentences'

const SAYS = { doors: 'the doors open', start: 'it begins', end: 'it ends' }

/** @param file the file of the event */
export const otherSpan = (
  { typed }: LinkedSpan,
  { start, end }: EventTimes,
  file: string,
): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `The text says "${typed}", but the event to which it links (${file}) is from ${formatTime(start)} to ${formatTime(end ?? start)}.`,
  fix: `If the event is right, write its hours here. If "${typed}" is right, correct the hours in ${file}.`,
})

export function otherHour(
  { typed, role }: Opening,
  file: string,
  right: LocalTime | undefined,
): FileProblem {
  const isSpanish = /^las? |mediod|[ap]\.\sm/i.test(typed)
  const shown =
    right && (isSpanish ? writeSpanish(right, /^las? /i.test(typed)) : formatTime(right))
  return {
    code: 'time-differs',
    severity: 'warning',
    message: `The text says "${typed}", but the event to which it links (${file}) ${right === undefined ? 'names no such hour' : `says that ${SAYS[role]} at ${formatTime(right)}`}.`,
    fix: `${shown === undefined ? 'If the event is right, write its hour here' : `If the event is right, write "${shown}"`}. If "${typed}" is right, correct the hour in ${file}.`,
  }
}

function writeSpanish(time: LocalTime, hasArticle: boolean): string {
  const hour = formatTime(time).replace('AM', 'a. m.').replace('PM', 'p. m.')
  return hasArticle ? `${hour.startsWith('1:') ? 'la' : 'las'} ${hour}` : hour
}
