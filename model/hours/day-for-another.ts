// Finds a day that is in two lines of the office hours while another one has no line: a phone completes T to Tuesday, and not to Thursday.
import { WEEKDAYS } from '../dates/weekdays'
import type { MisreadItem } from '../schema/field'
import type { OfficeHours } from '../schema/fields/dates/office-hours'
import { readLines, splitDays } from './split-days'

type Line = ReturnType<typeof readLines>[number]

const WEEKEND = WEEKDAYS.slice(5)

/**
 * Returns the line for one day that is where the line of a missing day belongs, or begins with the same letter; or null.
 * @param numbers the numbers of the lines in the file
 */
export function findDayForAnother(
  typed: readonly OfficeHours[],
  numbers: readonly number[],
): MisreadItem | null {
  const lines = readLines(typed)
  const named = lines.flatMap(({ names }) => names)
  const [twice, more] = named.filter((name, index) => named.indexOf(name) !== index)
  const missing = findMissing(named)
  if (twice === undefined || more !== undefined || missing === null) return null
  const isSimilar = missing.day.charAt(0) === twice.charAt(0)
  if (!WEEKDAYS.includes(twice) || (missing.isWeekendMissing && !isSimilar)) return null
  const alone = lines.flatMap(({ names }, index) => (names.join() === twice ? [index] : []))
  const isInPlace = (index: number) => belongsHere(missing.day, lines[index - 1], lines[index + 1])
  const index = alone.findLast(isInPlace) ?? (isSimilar ? alone.at(-1) : undefined)
  const line = lines[index ?? -1]
  const other = lines.findIndex(({ names }, at) => at !== index && names.includes(twice))
  const first = lines[other]
  if (index === undefined || line === undefined || first === undefined) return null
  const where = `on line ${numbers[other] ?? ''}`
  const isSpan = first.names.length > 1
  return {
    index,
    code: 'item-twice',
    message: `${twice} is also ${isSpan ? `in "${first.days}" ` : ''}${where}, and there is no ${missing.day}.`,
    fix: `If you mean ${missing.day}, write this line: - ${missing.day}: ${line.hours}. ${adviseOnTwice(twice, lines, [numbers[index], numbers[other]], isSpan)}`,
  }
}

/** Returns the only day without a line; a weekend without lines may be left out. */
function findMissing(named: readonly string[]) {
  const missing = WEEKDAYS.filter((day) => !named.includes(day))
  const isWeekendMissing = WEEKEND.every((day) => missing.includes(day))
  const [day, another] = isWeekendMissing
    ? missing.filter((name) => !WEEKEND.includes(name))
    : missing
  return day === undefined || another !== undefined ? null : { day, isWeekendMissing }
}

/** Returns whether a day belongs between two lines. */
function belongsHere(day: string, before: Line | undefined, after: Line | undefined): boolean {
  const index = WEEKDAYS.indexOf(day)
  const isAfter = before !== undefined && before.names.at(-1) === WEEKDAYS[index - 1]
  return isAfter || (after !== undefined && after.names[0] === WEEKDAYS[index + 1])
}

/** Says what to write if the day really has the hours of its own line. */
function adviseOnTwice(
  twice: string,
  lines: readonly Line[],
  [own = 0, other = 0]: readonly (number | undefined)[],
  isSpan: boolean,
): string {
  const old = new Set(lines.map(({ days, hours }) => `${days}: ${hours}`))
  const parts = splitDays(lines)
  const shared = parts?.filter((part) => !old.has(part) || part.startsWith(`${twice}:`)) ?? []
  if (shared.length < 2)
    return `If line ${own} is right for ${twice}, ${isSpan ? `take ${twice} out of` : 'delete'} line ${other}. If line ${other} is right for it, delete line ${own}.`
  const written = shared.map((part) => `"- ${part}"`)
  return `If ${twice} has hours of its own, write each day once: ${written.slice(0, -1).join(', ')} and ${written.at(-1) ?? ''}`
}
