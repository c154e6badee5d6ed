// An event years ahead is most often a slip in the year: nobody would see it for a long time.
import type { Day } from '../dates/day'
import { collections } from '../collections'
import { createProblem, type FileFinding, type Problem } from '../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../source/parse-entry'

/** So many years ahead are plans; more are a slip. */
const YEARS = 2

export function checkDistantEvents(read: readonly ParsedEntry[], today: Day): Problem[] {
  const latest = `${Number(today.slice(0, 4)) + YEARS}${today.slice(4)}`
  return read.flatMap((one) => {
    const date = one.entry['date']
    return one.collection !== (collections.events as unknown) ||
      typeof date !== 'string' ||
      date <= latest
      ? []
      : [createProblem(far(date), getFieldPosition(one, 'date'))]
  })
}

const far = (date: Day): FileFinding => ({
  code: 'date-far',
  severity: 'warning',
  message: `The event is on ${date}, more than two years from now.`,
  fix: 'Check the year. If it is right, there is nothing to do.',
})
