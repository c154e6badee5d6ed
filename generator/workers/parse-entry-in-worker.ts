// Reads a file of the content in a thread of its own.
import type { ParseContext } from '../../model/schema/field'
import { resolveCollection } from '../../model/source/resolve-collection'
import { parseForCache, type WithBlocks } from '../cache/entries/cached-entry'

export type ParseJob = {
  /** Below the content folder. */
  readonly path: string
  /** As problems call it. */
  readonly file: string
  readonly text: string
}

/** What was read of a file; null where it has a problem, or no collection. */
export function parseEntryInWorker(
  { path, file, text }: ParseJob,
  context: ParseContext,
): WithBlocks | null {
  const place = resolveCollection(path)
  return 'collection' in place ? parseForCache(text, { ...place, file }, context).kept : null
}
