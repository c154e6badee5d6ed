// Finds out which of two days has its month and its day of the month exchanged: 2026-10-12 for December 10.
import { countDaysBetween, swapMonthAndDay, type Day } from './day'

/** The most days from the first to the last one. Two days in a row can also be read as days that are a month apart. */
const MAX_DAYS = 27

/** The day that was meant, and the one of the two that is wrong. */
type ExchangedDay = { readonly which: 'first' | 'last'; readonly day: Day }

/**
 * Says which day to write where the last day is before the first one, or returns null if that is uncertain.
 * @param fields the names of the fields with the two days
 */
export function adviseOnExchangedDay(
  first: Day,
  last: Day,
  fields: Readonly<Record<ExchangedDay['which'], string>>,
): { readonly field: string; readonly fix: string; readonly replacement: Day } | null {
  const meant = findExchangedDay(first, last)
  if (meant === null) return null
  const field = fields[meant.which]
  const fix = `The month and the day are the wrong way around. Write ${field}: ${meant.day}`
  return { field, fix, replacement: meant.day }
}

/**
 * Returns the day that was meant where the last day is before the first one, or null if that is uncertain: then both days may be in the
 * wrong fields.
 */
export function findExchangedDay(first: Day, last: Day): ExchangedDay | null {
  const isSpan = (from: Day, until: Day) =>
    from <= until && countDaysBetween(from, until) <= MAX_DAYS
  if (isSpan(last, first)) return null
  const [otherFirst, otherLast] = [swapMonthAndDay(first), swapMonthAndDay(last)]
  const found: ExchangedDay[] = []
  if (otherFirst !== null && isSpan(otherFirst, last))
    found.push({ which: 'first', day: otherFirst })
  if (otherLast !== null && isSpan(first, otherLast)) found.push({ which: 'last', day: otherLast })
  if (otherFirst !== null && otherLast !== null && isSpan(otherFirst, otherLast)) return null
  const [meant, another] = found
  return another === undefined ? (meant ?? null) : null
}
