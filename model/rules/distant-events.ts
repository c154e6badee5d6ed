// An event years ahead is most often a slip in the year: nobody would see it for a long time.
import type { Day } from '../dates/day'
import { kinds } from '../collections'
import { problem, type FileFinding, type Problem } from '../problems/problem'
import { placeOfField, type ReadEntry } from '../source/parse-entry'

/** So many years ahead are plans; more are a slip. */
const YEARS = 2

export function checkFarEvents(read: readonly ReadEntry[], today: Day): Problem[] {
  const latest = `${Number(today.slice(0, 4)) + YEARS}${today.slice(4)}`
  return read.flatMap((one) => {
    const date = one.entry['date']
    return one.kind !== (kinds.events as unknown) || typeof date !== 'string' || date <= latest
      ? []
      : [problem(far(date), placeOfField(one, 'date'))]
  })
}

const far = (date: Day): FileFinding => ({
  code: 'date-far',
  severity: 'warning',
  message: `The event is on ${date}, more than two years from now.`,
  fix: 'Check the year. If it is right, there is nothing to do.',
})
