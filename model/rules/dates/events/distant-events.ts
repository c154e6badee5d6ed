// Reports events years ahead, because most of them are typos in the year that would go unnoticed for a long time.
import { getYear, type Day } from '../../../dates/day'
import { collections } from '../../../collections'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'

/** Events up to this many years ahead are plausible. */
const MAX_YEARS_AHEAD = 2

export function checkDistantEvents(entries: readonly ParsedEntry[], today: Day): Problem[] {
  const latest = `${getYear(today) + MAX_YEARS_AHEAD}${today.slice(4)}`
  return entries.flatMap((parsed) => {
    const date = parsed.entry['date']
    if (parsed.collection !== (collections.events as unknown)) return []
    if (typeof date !== 'string' || date <= latest) return []
    return [createProblem(distantEvent(date), getFieldPosition(parsed, 'date'))]
  })
}

const distantEvent = (date: Day): FileProblem => ({
  code: 'date-far',
  severity: 'warning',
  message: `The event is on ${date}, more than two years from now.`,
  fix: 'Check the year. If it is right, there is nothing to do.',
})
