// Reads files of the content in a thread of their own.
import type { ReadContext } from '../content/field'
import { locate } from '../content/locate'
import { readAndKeep, type WithBlocks } from './kept-entry'

export type FileToRead = {
  /** Below the content folder. */
  readonly path: string
  /** As problems call it. */
  readonly file: string
  readonly text: string
}

/** What was read of each file; null where it has a problem, or no kind. */
export function readFiles(
  files: readonly FileToRead[],
  context: ReadContext,
): (WithBlocks | null)[] {
  return files.map(({ path, file, text }) => {
    const place = locate(path)
    if (!('kind' in place)) return null
    return readAndKeep(text, { ...place, file }, context).kept
  })
}
