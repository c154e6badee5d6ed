// Lists the entries of all collections.
import { collections, type CollectionEntries, type CollectionName } from './collections'
import type { AnyEntry } from './define-collection'

export const COLLECTION_NAMES = Object.keys(collections) as readonly CollectionName[]

/** Returns the entries of all collections, by collection. */
export const getAllEntries = (site: CollectionEntries): AnyEntry[] =>
  COLLECTION_NAMES.flatMap((name): readonly AnyEntry[] => site[name])
