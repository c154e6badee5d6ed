// Reads a file of the content in a thread of its own.
import type { ReadContext } from '../../model/schema/field'
import { locate } from '../../model/source/resolve-collection'
import { readAndKeep, type WithBlocks } from '../cache/entries/cached-entry'

export type FileToRead = {
  /** Below the content folder. */
  readonly path: string
  /** As problems call it. */
  readonly file: string
  readonly text: string
}

/** What was read of a file; null where it has a problem, or no kind. */
export function readFile(
  { path, file, text }: FileToRead,
  context: ReadContext,
): WithBlocks | null {
  const place = locate(path)
  return 'kind' in place ? readAndKeep(text, { ...place, file }, context).kept : null
}
