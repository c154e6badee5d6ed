// Says that a sentence and our office hours differ, and what to write if one or the other is right.
import type { SourceText } from '../../front-matter/value'
import type { DayHours } from '../../hours/weekly-hours'
import type { FileProblem } from '../../problems/problem'
import { WEEKDAYS } from '../../dates/weekdays'
import { listWords } from '../../text/list-words'
import { formatTime } from '../meaning/times/written-times'

type Difference = {
  readonly days: readonly string[]
  /** The lines of the settings with these days. */
  readonly right: readonly SourceText[]
  /** The days that no line of the settings has. */
  readonly closed: readonly string[]
  /** What the sentence says if the settings are right, in its language; empty if nobody knows. */
  readonly here: string
  /** The line of the settings if the sentence is right, or null. */
  readonly meant: string | null
  /** The file of the settings. */
  readonly file: string
}

export function otherHours({ days, right, closed, here, meant, file }: Difference): FileProblem {
  const numbers = right.map(({ line }) => String(line))
  const lines = `line${right.length === 1 ? '' : 's'} ${listWords(numbers, numbers.length)}`
  const place = right.length === 0 ? file : `${lines} of ${file}`
  const quoted = right.map(({ text }) => `"${text}"`)
  const says =
    right.length === 0
      ? `has no hours for ${listDays(days)}, so we are closed`
      : `${right.length === 1 ? 'says' : 'say'} ${listWords(quoted, quoted.length)}${closed.length === 0 ? '' : `, and no line is for ${listDays(closed)}`}`
  const write = here === '' ? 'correct this sentence' : `write "${here}" here`
  const added =
    meant === null
      ? `write its hours ${right.length === 0 ? 'into' : 'on'} ${place}.`
      : `${right.length === 0 ? 'add this line to' : 'write this on'} ${place}: - ${meant}`
  return {
    code: 'hours-differ',
    severity: 'warning',
    message: `This sentence and our office hours differ on ${listDays(days)}: ${place} ${says}.`,
    fix: `If the office hours are right, ${write}. If this sentence is right, ${added}`,
  }
}

/** Lists days in their order, and those that follow each other as "Monday to Friday". */
function listDays(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isSpan = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === days.length - 1
  return isSpan && days.length > 2 ? `${first} to ${last}` : listWords(days, days.length)
}

/** Writes hours as the settings have them. */
export const writeHours = (hours: NonNullable<DayHours>): string =>
  hours.length === 0
    ? 'closed'
    : hours.map(({ from, to }) => `${formatTime(from)} - ${formatTime(to)}`).join(' and ')
