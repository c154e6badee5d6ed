// Finds a span of days over the end of the week, such as Thursday to Monday, that has days of other lines in it.
import { WEEKDAYS } from '../dates/weekdays'
import type { MisreadItem } from '../schema/field'
import { parseNamedDays } from '../schema/fields/dates/days-named'
import type { OfficeHours } from '../schema/fields/dates/office-hours'

const SPAN = /^([a-z]+\.?)\s*(?:-|–|\bto\b|\bthrough\b|\bthru\b)\s*([a-z]+\.?)$/i

/** The first day, from 0 for Monday, of a span that often goes on into the next week. */
const SATURDAY = 5

type Span = { readonly first: string; readonly last: string; readonly names: readonly string[] }

/** Returns whether days go over the end of the week, and do not even begin at the weekend: this may be no more than a mistake. */
export function isDoubtfulSpan(days: string): boolean {
  const span = readBackwardSpan(days)
  return span !== null && WEEKDAYS.indexOf(span.first) < SATURDAY
}

/**
 * Returns what is wrong with the first span over the end of the week that shares days with other lines, or null. It is certain
 * that its two days changed places if other lines have each day between them, and none that it has the other way round.
 */
export function findBackwardDays(lines: readonly OfficeHours[]): MisreadItem | null {
  for (const [index, { days, hours }] of lines.entries()) {
    const span = readBackwardSpan(days)
    const others = lines.filter((_, other) => other !== index)
    const taken = others.flatMap((other) => parseNamedDays(other.days))
    const shared = span?.names.filter((name) => taken.includes(name)) ?? []
    if (span === null || shared.length === 0) continue
    const turned = `${span.last} to ${span.first}`
    const canTurn = !parseNamedDays(turned).some((name) => taken.includes(name))
    const isCertain = canTurn && span.names.slice(1, -1).every((name) => taken.includes(name))
    const free = span.names.filter((name) => !taken.includes(name))
    const [only, another] = canTurn ? [turned] : free
    const meant = another === undefined ? only : undefined
    const hasAll = shared.length === span.names.length
    return {
      index,
      code: isCertain ? 'hours-shape' : 'item-twice',
      message: `"${days}" means ${joinWords(span.names)}, and other lines have ${hasAll ? 'all of them' : joinWords(shared)}.`,
      fix: isCertain
        ? `The two days have changed places. Write this line: - ${turned}: ${hours}`
        : meant === undefined
          ? 'Write here only days that no other line has, or delete this line.'
          : `If you mean ${meant}, write this line: - ${meant}: ${hours}`,
      ...(isCertain ? { replacement: `${turned}: ${hours}` } : {}),
    }
  }
  return null
}

const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ')

function readBackwardSpan(days: string): Span | null {
  if (!SPAN.test(days)) return null
  const names = parseNamedDays(days)
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isBackward = WEEKDAYS.indexOf(first) > WEEKDAYS.indexOf(last) && WEEKDAYS.includes(last)
  return isBackward ? { first, last, names } : null
}
