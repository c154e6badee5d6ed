// Compares the scheduled changes in the build.json of both sites.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day } from '../../../model/dates/day'

/** A change that happens without anybody: an event is over, a page appears. */
export type Transition = {
  readonly day: Day
  /** One plain sentence. */
  readonly what: string
  /** The paths of the pages that change. */
  readonly paths: readonly string[]
}

/** Returns the transitions of a built site; none if the build wrote no such file. */
export function readTransitions(site: string): Transition[] {
  try {
    const text = readFileSync(join(site, 'build.json'), 'utf8')
    const { transitions = [] } = JSON.parse(text) as { transitions?: Transition[] }
    return transitions.map(({ day, what, paths }) => ({ day, what, paths }))
  } catch {
    return []
  }
}

/** The scheduled changes of a day, with and without the pull request; null if there are none. */
export type DayChange = {
  readonly day: Day
  readonly before: Transition | null
  readonly after: Transition | null
}

/** Returns the days on which something else happens than before, in their order. */
export function compareTransitions(
  before: readonly Transition[],
  after: readonly Transition[],
): DayChange[] {
  const days = [...new Set([...before, ...after].map(({ day }) => day))].sort()
  const find = (list: readonly Transition[], day: Day) => list.find((each) => each.day === day)
  return days
    .map((day) => ({ day, before: find(before, day) ?? null, after: find(after, day) ?? null }))
    .filter((change) => change.before?.what !== change.after?.what)
}
