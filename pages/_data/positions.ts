// Where entries are in their lists.
import type { AnyEntry } from '../../model/define-collection'

/** Where in the list the entry is whose own page is at the address; -1 where there is none. */
export function findIndexByPath(entries: readonly AnyEntry[], address: string): number {
  return positions(entries, 'pagePath').get(address) ?? -1
}

/** Where in the list the entry with the slug is; -1 where there is none. */
export function findIndexBySlug(entries: readonly AnyEntry[], slug: string): number {
  return positions(entries, 'slug').get(slug) ?? -1
}

type Key = 'slug' | 'pagePath'

/** Every page looks up several entries, so each list is gone through once. */
const known = {
  slug: new WeakMap<object, Positions>(),
  pagePath: new WeakMap<object, Positions>(),
}
type Positions = ReadonlyMap<string, number>

function positions(entries: readonly Pick<AnyEntry, Key>[], key: Key): Positions {
  const found =
    known[key].get(entries) ??
    new Map(entries.flatMap((entry, index) => (entry[key] === null ? [] : [[entry[key], index]])))
  known[key].set(entries, found)
  return found
}
