// Which pages a build replaces alone, while all others stay where they are.
import { isDeepStrictEqual } from 'node:util'
import type { Pages } from '../cache/kept-pages'

export type Changes = {
  readonly pages: Pages
  /** Whether no other page can have been broken by them: each has all the places that it had. */
  readonly areAlone: boolean
}

/** So many are replaced within some milliseconds; for more, the whole site is swapped in at once. */
const FEW = 100

/** The pages that are others now; null when they are many, or when some were added or removed. */
export function fewChanges(before: Pages, now: Pages): Changes | null {
  const changed = [...now].filter(([address, { html }]) => before.get(address)?.html !== html)
  const isSame = now.size === before.size && changed.every(([address]) => before.has(address))
  if (!isSame || changed.length > FEW) return null
  return {
    pages: new Map(changed),
    areAlone: changed.every(([address, { facts }]) => {
      const old = before.get(address)?.facts
      return (
        isDeepStrictEqual(old?.shared, facts.shared) &&
        old?.own.ids.every((id) => facts.own.ids.includes(id))
      )
    }),
  }
}
