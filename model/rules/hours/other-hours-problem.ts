// Says that a sentence and our office hours differ, and what to write if one or the other is right.
import type { SourceText } from '../../front-matter/value'
import type { DayHours } from '../../hours/weekly-hours'
import type { FileProblem } from '../../problems/problem'
import { formatTime } from '../meaning/times/written-times'

type Difference = {
  readonly day: string
  /** The line of the settings with this day. */
  readonly right: SourceText | undefined
  /** What the sentence says if the settings are right, in its language; empty if nobody knows. */
  readonly here: string
  /** The line of the settings if the sentence is right, or null. */
  readonly meant: string | null
  /** The file of the settings. */
  readonly file: string
}

export function otherHours({ day, right, here, meant, file }: Difference): FileProblem {
  const place = right === undefined ? file : `line ${right.line} of ${file}`
  const says =
    right === undefined ? `has no hours for ${day}, so we are closed` : `says "${right.text}"`
  const write = here === '' ? 'correct this sentence' : `write "${here}" here`
  const added =
    meant === null
      ? `write its hours ${right === undefined ? 'into' : 'on'} ${place}`
      : `write this line: - ${meant} on ${place}`
  return {
    code: 'hours-differ',
    severity: 'warning',
    message: `This sentence and our office hours differ on ${day}: ${place} ${says}.`,
    fix: `If the office hours are right, ${write}. If this sentence is right, ${added}.`,
  }
}

/** Writes hours as the settings have them. */
export const writeHours = (hours: NonNullable<DayHours>): string =>
  hours.length === 0
    ? 'closed'
    : hours.map(({ from, to }) => `${formatTime(from)} - ${formatTime(to)}`).join(' and ')
