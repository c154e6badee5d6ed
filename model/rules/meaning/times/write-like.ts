// Writes the times that are right as the wrong ones were typed: "6:00 to 8:00 PM" becomes "6:00 to 9:00 PM".

const TIME = /^(\d{1,2}):(\d{2}) ([AP])M$/
const SPAN_TYPED =
  /^\d{1,2}(?::\d{2})?(\s?[ap]\.?\s?m\.?)?(\s?(?:-|–|to|until)\s?)\d{1,2}(?::\d{2})?(\s?[ap]\.?\s?m)$/i
const HALF = /\s?[ap]\.?\s?m\.?$/i

/**
 * Returns the right times in the manner of what was typed, or as they are if that is nothing that people would type so.
 * @param right a time such as "6:00 PM", or two with a hyphen between them
 */
export function writeLike(typed: string, right: string): string {
  const [first = '', second] = right.split(' - ')
  const isShort = !typed.includes(':')
  if (second === undefined) return writeTime(first, HALF.exec(typed)?.[0], isShort)
  const [, half, separator = '', lastHalf] = SPAN_TYPED.exec(typed) ?? []
  if (lastHalf === undefined) return right
  // One word for both halves of the day says it only while the beginning and the end are in the same one.
  const firstHalf = half ?? (first.slice(-2) === second.slice(-2) ? '' : lastHalf)
  return `${writeTime(first, firstHalf, isShort)}${separator}${writeTime(second, lastHalf, isShort)}`
}

/** @param half what was typed for AM or PM; empty if a later time says it */
function writeTime(time: string, half: string | undefined, isShort: boolean): string {
  const [, hour, minutes = '', letter = ''] = TIME.exec(time) ?? []
  if (hour === undefined || half === undefined) return time
  const digits = isShort && minutes === '00' ? hour : `${hour}:${minutes}`
  const own = half.replace(/[ap]/i, (typed) => (/[ap]/.test(typed) ? letter.toLowerCase() : letter))
  return digits + own.replace(/\.(\s?m)$/i, '.$1.')
}
