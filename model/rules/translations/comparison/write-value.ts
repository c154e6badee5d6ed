// Writes an amount, a number, an hour or a day of one text as the other text writes its own: 3 de mayo for "May 3".
import { findMonth, MONTHS, SPANISH_MONTHS } from '../../../dates/months'

const PHONE = /^1?(\d{3})(\d{3})(\d{4})$/
const OUR_PHONE = /^\(\d{3}\) \d{3}-\d{4}$/
/** A time of the 24-hour clock after noon, which needs no half of the day. */
const AFTERNOON = /^(1[3-9]|2[0-3]):([0-5]\d)$/
const NOON = 12
const HOUR = /^(\d{1,2}(?::\d\d)?)\s?([ap])\.?\s?m$/i
const ENGLISH_DAY = /^([a-z]+) (\d{1,2})$/i
const SPANISH_DAY = /^(\d{1,2}) de ([a-z]+)$/i

/**
 * Returns null if it is uncertain how the other text writes it.
 * @param other what the other text has in its place
 */
export function writeValue(typed: string, other: string): string | null {
  if (/[A-Za-zÀ-ỿ]/u.test(typed + other))
    return writeOtherClock(typed, other) ?? writeHour(typed, other) ?? writeDay(typed, other)
  // Without its half of the day, 5:30 may be in the morning.
  if (AFTERNOON.test(typed) !== AFTERNOON.test(other)) return null
  return writePhone(typed, other) ?? typed
}

/** Writes 5:30 PM beside 15:30 as 17:30, and 15:30 beside 5:30 PM as 3:30 PM. */
function writeOtherClock(typed: string, other: string): string | null {
  const [, hour, minute = ''] = AFTERNOON.exec(typed) ?? []
  const [, otherTime, otherHalf] = HOUR.exec(other.replace(/\.$/, '')) ?? []
  if (hour !== undefined && otherTime !== undefined && otherHalf !== undefined)
    return isPm(otherHalf)
      ? `${Number(hour) - NOON}:${minute}${other.slice(otherTime.length)}`
      : null
  const [, time = '', half] = HOUR.exec(typed.replace(/\.$/, '')) ?? []
  if (half === undefined || !AFTERNOON.test(other)) return null
  const [typedHour, typedMinute = '00'] = time.split(':')
  const ofDay = (Number(typedHour) % NOON) + (isPm(half) ? NOON : 0)
  return `${ofDay}:${typedMinute}`
}

const isPm = (half: string): boolean => half.toLowerCase() === 'p'

function writePhone(typed: string, other: string): string | null {
  const [, area, exchange, line] = PHONE.exec(typed.replace(/\D/g, '')) ?? []
  return line !== undefined && OUR_PHONE.test(other) ? `(${area}) ${exchange}-${line}` : null
}

/** The halves of the day must be the same ones: nobody knows which is right if they are not. */
function writeHour(typed: string, other: string): string | null {
  const [, hour, half = ''] = HOUR.exec(typed.replace(/\.$/, '')) ?? []
  const [, otherHour = '', otherHalf = ''] = HOUR.exec(other.replace(/\.$/, '')) ?? []
  if (hour === undefined || half.toLowerCase() !== otherHalf.toLowerCase()) return null
  const written = hour + other.slice(otherHour.length)
  return /\.\s?m$/i.test(written) ? `${written}.` : written
}

function writeDay(typed: string, other: string): string | null {
  const [, month, day] = ENGLISH_DAY.exec(typed) ?? []
  const [, spanishDay, spanishMonth] = SPANISH_DAY.exec(typed) ?? []
  const number = findMonth((month ?? spanishMonth ?? '').toLowerCase())
  const date = day ?? spanishDay
  const [name, spanish] = [MONTHS[number - 1], SPANISH_MONTHS[number - 1]]
  if (name === undefined || spanish === undefined || date === undefined) return null
  if (SPANISH_DAY.test(other)) return `${date} de ${spanish}`
  return ENGLISH_DAY.test(other) ? `${name.charAt(0).toUpperCase()}${name.slice(1)} ${date}` : null
}
