// Parses a content file in a worker thread.
import type { ParseContext } from '../../model/schema/field'
import { resolveCollection } from '../../model/source/resolve-collection'
import { parseForCache, type EntryWithBlocks } from '../cache/entries/cached-entry'

export type ParseJob = {
  /** Relative to the content folder. */
  readonly path: string
  /** The name of the file in problems: `content/events/gala.md`. */
  readonly file: string
  readonly text: string
}

/** Returns the parsed entry, or null if the file has a problem or belongs to no collection. */
export function parseEntryInWorker(
  { path, file, text }: ParseJob,
  context: ParseContext,
): EntryWithBlocks | null {
  const resolved = resolveCollection(path)
  if (!('collection' in resolved)) return null
  return parseForCache(text, { ...resolved, file }, context).cacheable
}
