// An event years ahead is most often a slip in the year: nobody would see it for a long time.
import type { Day } from '../day'
import { kinds } from '../kinds'
import { problem, type Finding, type Problem } from '../problem'
import type { ReadEntry } from '../read-entry'

/** So many years ahead are plans; more are a slip. */
const YEARS = 2

export function checkFarEvents(read: readonly ReadEntry[], today: Day): Problem[] {
  const latest = `${Number(today.slice(0, 4)) + YEARS}${today.slice(4)}`
  return read.flatMap(({ kind, entry, typed }) => {
    const date = entry['date']
    if (kind !== (kinds.events as unknown) || typeof date !== 'string' || date <= latest) return []
    const { line = 1, column = 1 } = typed.frontMatter.get('date') ?? {}
    return [problem(far(date), { file: entry.file, field: 'date', line, column })]
  })
}

const far = (date: Day): Finding & Pick<Problem, 'severity'> => ({
  code: 'date-far',
  severity: 'warning',
  message: `The event is on ${date}, more than two years from now.`,
  fix: 'Check the year. If it is right, there is nothing to do.',
})
