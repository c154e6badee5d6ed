// Completes the problem of a day such as 05/12/2026, which is May 12 or December 5, with the one that is meant, because the rest of the file shows the order.
import { formatLongDay } from '../../dates/day'
import { replaceValue } from '../../front-matter/value'
import type { Problem } from '../../problems/problem'
import { guessDates } from '../../schema/fields/dates/guess-dates'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findOrders, type Context, type UnclearDay } from './day-order'

/** Returns the problems of an entry, those of such days with an edit where everything in the file agrees on one order. */
export function chooseDays(
  parsed: ParsedEntry,
  problems: readonly Problem[],
  context: Context,
): readonly Problem[] {
  const unclear = problems.flatMap((problem) => readUnclearDay(parsed, problem) ?? [])
  if (unclear.length === 0) return problems
  const [found, ...more] = findOrders(parsed, unclear, context)
  if (found === undefined || more.some(({ order }) => order !== found.order)) return problems
  return problems.map((problem) => {
    const day = readUnclearDay(parsed, problem)
    const value = day && parsed.getSource().frontMatter.get(day.field)
    if (!day || !value || !('text' in value)) return problem
    const meant = day.days[found.order === 'month first' ? 0 : 1]
    const fix = `Write ${meant} for ${formatLongDay(meant)}, because ${found.reason}.`
    return { ...problem, fix, suggestion: replaceValue(value, meant) }
  })
}

function readUnclearDay({ getSource }: ParsedEntry, problem: Problem): UnclearDay | null {
  const { code, suggestion, field } = problem
  if (code !== 'date-shape' || suggestion !== null || field === null) return null
  const value = getSource().frontMatter.get(field)
  if (value === undefined || !('text' in value)) return null
  const [monthFirst, dayFirst, another] = guessDates(value.text)
  return monthFirst === undefined || dayFirst === undefined || another !== undefined
    ? null
    : { field, days: [monthFirst, dayFirst] }
}
