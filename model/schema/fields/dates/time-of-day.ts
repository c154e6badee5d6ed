// The time of day of an event, in words that people read: "6:00 PM - 8:00 PM", "All day", "TBD".
import { valid, invalid, type ParseResult } from '../../field'

/** An hour with minutes, or an hour with AM or PM; signs that stand in place of the colon are taken too. */
const TIME =
  /\b(\d{1,2})(?:([:.;,]| ?h ?)(\d{2}))?(?:\s*([ap])\.?m\b\.?)|\b(\d{1,2})([:;])(\d{2})\b/gi

type Time = { typed: string; hour: number; sign: string; minute: number; half: string }

/** Keeps the words as typed; only a time that does not exist, or an end before its start, is told. */
export function parseTimeOfDay(typed: string): ParseResult<string> {
  const times = [...typed.matchAll(TIME)].map(asTime)
  const wrong = times.find(({ hour, minute, half }) =>
    half === '' ? hour > 23 || minute > 59 : hour < 1 || hour > 12 || minute > 59,
  )
  if (wrong) return impossible(typed, wrong)
  const odd = times.find(({ sign }) => sign !== ':' && sign !== '')
  if (odd) {
    const { hour, minute, half } = odd
    const plain = `${hour}:${String(minute).padStart(2, '0')}${half === '' ? '' : ` ${half}M`}`
    return invalid(
      'time-shape',
      `"${odd.typed}" is not a time as people here write it.`,
      `Write ${plain}`,
      typed.replace(odd.typed, plain),
    )
  }
  const [start, end, ...more] = times
  const comparable = start && end && more.length === 0 && (start.half === '') === (end.half === '')
  if (comparable && minutes(end) < minutes(start) && !/next|midnight|overnight/i.test(typed))
    return invalid(
      'time-order',
      `It ends at ${end.typed} but starts at ${start.typed}.`,
      'Write the start first. If it ends on the next day, say so with the words "next day".',
    )
  return valid(typed)
}

function asTime(match: RegExpMatchArray): Time {
  const [typed, hour, sign, minute, half, plainHour, plainSign, plainMinute] = match
  return {
    typed,
    hour: Number(hour ?? plainHour),
    sign: sign ?? plainSign ?? '',
    minute: Number(minute ?? plainMinute ?? 0),
    half: (half ?? '').toUpperCase(),
  }
}

const minutes = ({ hour, minute, half }: Time): number =>
  (half === '' ? hour : (hour % 12) + (half === 'P' ? 12 : 0)) * 60 + minute

function impossible(typed: string, { typed: part, hour, minute, half }: Time): ParseResult<string> {
  const afternoon = half === 'P' && hour > 12 && hour < 24 && minute < 60
  const plain = `${hour - 12}:${String(minute).padStart(2, '0')} PM`
  return invalid(
    'time-impossible',
    `There is no time ${part}.`,
    afternoon ? `Write ${plain}` : 'Write it like 6:00 PM, with minutes from 00 to 59.',
    afternoon ? typed.replace(part, plain) : null,
  )
}
