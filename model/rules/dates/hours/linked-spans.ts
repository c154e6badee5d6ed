// Finds from when until when a sentence says that an event lasts, right after a link to it: "[Hope Gala](/events/hope-gala) is on April 8, from six to eight".
import { readTimeSpan, type TimeSpan } from '../../../dates/clock-time'
import { writeHoursInDigits } from '../../../dates/hours-in-digits'
import { OTHER_PARTS } from '../../meaning/times/other-parts'

const HALF = '(?: ?[ap]\\. ?m\\.?| ?[ap]m| de la (?:mañana|tarde|noche))'
const HOUR = `\\d{1,2}(?::\\d\\d)?${HALF}?`
const SPAN = new RegExp(
  `\\]\\(\\/events\\/[^)\\s]*\\) (?:is|will be|takes place|runs|lasts|es|será|se celebra|dura)(?![A-Za-zÀ-ỿ])([^.;:!?]*?)(?<![\\d/$:])(${HOUR})( ?[-–] ?| to | until | a (?:las? )?| hasta (?:las? )?)(${HOUR})(?![\\d/:])`,
  'iu',
)
/** Matches what has a span of its own, and numbers that are no hours. */
const OTHER =
  /(?<![A-Za-zÀ-ỿ])(?:about|around|for|with|ages?|\$|como|para|con|edad)(?![A-Za-zÀ-ỿ])/iu

export type LinkedSpan = {
  readonly typed: string
  /** Null if the sentence does not say which half of the day it means. */
  readonly span: TimeSpan | null
  /** Both hours without their half of the day, in minutes. */
  readonly minutes: readonly [number, number]
}

export function findLinkedSpan(line: string): LinkedSpan | null {
  const match = SPAN.exec(writeHoursInDigits(line))
  if (match === null) return null
  const [, between = '', from = '', joined = '', to = ''] = match
  if (OTHER_PARTS.test(between) || OTHER.test(between)) return null
  const isSpan =
    /:|[ap]\.? ?m|mañana|tarde|noche/i.test(from + to) || /from |de (?:las? )?$/i.test(between)
  const span = readTimeSpan(`${writeHalf(from)} to ${writeHalf(to)}`)
  return isSpan
    ? { typed: from + joined + to, span, minutes: [countMinutes(from), countMinutes(to)] }
    : null
}

const writeHalf = (hour: string): string =>
  hour
    .replace(/ de la mañana/i, ' am')
    .replace(/ de la (?:tarde|noche)/i, ' pm')
    .replace(/\. ?m\.?$/i, 'm')

function countMinutes(hour: string): number {
  const [, hours = '', minutes = '0'] = /^(\d+)(?::(\d+))?/.exec(hour) ?? []
  return (Number(hours) % 12) * 60 + Number(minutes)
}
