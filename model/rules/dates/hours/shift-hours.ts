// Writes hours of one time zone of the United States as those of another one.

const ZONES = ['Eastern', 'Central', 'Mountain', 'Pacific']
const TIME = /\b(\d{1,2})((?::\d{2})?\s?)([ap])(?=\.?\s?m\b)/gi
/** Matches an hour without AM or PM, which only a later hour shows. */
const BARE_HOUR = /\b\d{1,2}(?::\d{2})?(?![\d:]|\s?[ap]\.?\s?m\b)/i
const NOON = 12
const DAY = 24

/**
 * Returns null if that is uncertain, or if it is another day there.
 * @param from the name of the time zone of the hours
 */
export function shiftHours(typed: string, from: string, to: string): string | null {
  const difference = ZONES.indexOf(from) - ZONES.indexOf(to)
  if (!ZONES.includes(from) || !ZONES.includes(to) || BARE_HOUR.test(typed)) return null
  let isSameDay = true
  const shifted = typed.replace(TIME, (_, hour: string, rest: string, half: string) => {
    const isPm = half.toLowerCase() === 'p'
    const moved = (Number(hour) % NOON) + (isPm ? NOON : 0) + difference
    isSameDay &&= moved >= 0 && moved < DAY
    const letter = moved < NOON ? 'a' : 'p'
    return `${moved % NOON || NOON}${rest}${half === half.toLowerCase() ? letter : letter.toUpperCase()}`
  })
  return isSameDay && shifted !== typed ? shifted : null
}
