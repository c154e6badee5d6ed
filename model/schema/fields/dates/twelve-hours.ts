// Writes the hours of a 24-hour clock with AM and PM, where one of them is so late that no other clock has it.

/** Matches a time with its minutes, or an hour alone, with or without AM or PM. */
const TIME = /(?<![\d:.$])(\d{1,2})(?::(\d{2}))?(?![\d:])(\s*[ap]\.?\s?m\b\.?)?/gi
/** Matches hours and nothing else. Among other words, a number without minutes may be anything. */
const ONLY_HOURS =
  /^(?:\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?(?:\s*(?:[-–—,;&]|to|until|and)\s*|$))+$/i
/** Matches what other countries write after an hour: "19:00 h". */
const UNIT = /(?<=\d:\d\d|^\d{1,2}|[-–] ?\d{1,2})\s*(?:h|hs|hrs?|horas)\b\.?/gi
/** Matches an hour that only a 24-hour clock has. */
const LATE_HOUR = /(?:^|[^\d:.$])(?:1[3-9]|2[0-3])(?!\d)/

/** Returns the text with hours that have AM or PM, or null if it has none of a 24-hour clock, or if they are not certain. A unit shows a 24-hour clock, too. */
export function writeTwelveHours(hours: string): string | null {
  const typed = hours.replace(UNIT, '')
  const hasUnit = typed !== hours
  if (!hasUnit && !LATE_HOUR.test(hours)) return null
  const isOnlyHours = ONLY_HOURS.test(typed) && !/^\d+$/.test(typed)
  const times = [...typed.matchAll(TIME)].filter(
    ([, , minute]) => isOnlyHours || minute !== undefined,
  )
  const bare = times.filter(([, , , half]) => half === undefined)
  const isLate = ([, hour]: RegExpExecArray) => Number(hour) > 12
  const isPossible = times.every(
    ([, hour, minute = '0']) => Number(hour) < 24 && Number(minute) < 60,
  )
  // Beside "8:00 AM", a bare "9:00" may lack its AM or its PM.
  const isCertain =
    (hasUnit || bare.some(isLate)) && (bare.length === times.length || bare.every(isLate))
  if (!isPossible || !isCertain) return null
  const written = typed.replace(TIME, (time, hour: string, minute?: string, half?: string) =>
    half !== undefined || (!isOnlyHours && minute === undefined) ? time : write(hour, minute),
  )
  return isOnlyHours ? written.replace(/\s*[-–—]\s*/g, ' - ') : written
}

const write = (hour: string, minute = '00'): string =>
  `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
