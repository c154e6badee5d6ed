// Which days of the week a line of office hours is for.

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  weekday: DAYS.slice(0, 5),
  weekend: DAYS.slice(5),
}
/** A day, or two of them with what stands for all days between them. */
const PART = /^([a-z]+?)s?(?:\s*(?:-|–|\bto\b|\bthrough\b)\s*([a-z]+?)s?)?$/

/**
 * The names of the days, such as `Friday`. Days that are none of the week, such as a holiday, go by the words as they are:
 * `Good Friday` says nothing about other Fridays.
 */
export function parseNamedDays(typed: string): string[] {
  const parts = typed.toLowerCase().split(/\s*(?:,|&|\band\b)\s*/)
  const days = parts.filter((part) => part !== '').map(daysOf)
  return days.every((one) => one !== null) ? days.flat() : [typed.trim()]
}

function daysOf(part: string): readonly string[] | null {
  const [, first = '', last] = PART.exec(part.trim()) ?? []
  const group = GROUPS[first]
  if (group && last === undefined) return group
  const from = indexOfDay(first)
  const to = last === undefined ? from : indexOfDay(last)
  if (from === -1 || to === -1) return null
  // From Saturday to Monday the week begins again.
  return from <= to ? DAYS.slice(from, to + 1) : [...DAYS.slice(from), ...DAYS.slice(0, to + 1)]
}

const indexOfDay = (word: string) => DAYS.findIndex((day) => day.toLowerCase() === word)
