// What the site will do by itself on later days, as the build has written it into build.json.
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

/** Returns what only one of the two lists has. */
export function compareTransitions(
  before: readonly Transition[],
  after: readonly Transition[],
): { readonly added: Transition[]; readonly removed: Transition[] } {
  const getKey = ({ day, what }: Transition) => `${day} ${what}`
  const subtract = (list: readonly Transition[], others: readonly Transition[]) => {
    const known = new Set(others.map(getKey))
    return list.filter((transition) => !known.has(getKey(transition)))
  }
  return { added: subtract(after, before), removed: subtract(before, after) }
}
