// Words of the problem of an event whose texts name another weekday than that of its date.
import { formatDay } from '../../../dates/day'
import { getWeekdayName, SPANISH_WEEKDAYS } from '../../../dates/weekdays'
import { listLines } from '../../../text/list-lines'
import { listWords } from '../../../text/list-words'
import type { Found } from '../../find-in-file'

export type NamedWeekday = {
  readonly words: string
  readonly index: number
  readonly isOf: boolean
  readonly isInvitation: boolean
  /** The word with which a sentence names what begins on the weekday. */
  readonly beginning?: string | undefined
}

/** Says which lines name a weekday, as the beginning of a sentence. */
export function describeLines(clear: readonly Found<NamedWeekday>[]): string {
  const lines = [...new Set(clear.map(({ line }) => line))]
  const words = listLines(lines)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${lines.length > 1 ? 'say' : 'says'}`
}

/** Returns advice to write the weekday of the date, in the language of each line. */
export function adviseOnWords(clear: readonly Found<NamedWeekday>[], date: string): string {
  const advice = [false, true].flatMap((isSpanish) => {
    const own = clear.filter(({ words }) => SPANISH_WEEKDAYS.includes(words) === isSpanish)
    const lines = [...new Set(own.map(({ line }) => line))]
    const name = isSpanish ? formatDay(date, { weekday: 'long' }, 'es') : getWeekdayName(date)
    return lines.length === 0 ? [] : [`${name} on ${listLines(lines)}`]
  })
  return `write ${listWords(advice, advice.length)}`
}

/** Returns advice to look at the other lines with that weekday, which may mean another day. */
export function adviseOnRest(
  found: readonly Found<NamedWeekday>[],
  clear: readonly Found<NamedWeekday>[],
): string {
  const rest = found.filter(({ line }) => clear.every((other) => other.line !== line))
  const lines = [...new Set(rest.map(({ line }) => line))]
  return lines.length === 0 ? '' : `, and look at ${listLines(lines)} too`
}
