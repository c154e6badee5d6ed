// Finds the places where the content uses an image by its URL.
import type { Position } from '../problems/problem'
import type { ParsedEntry } from '../source/entry/parsed-entry'
import { isRemoteImageUrl } from './remote-image-url'

export type RemoteImageUse = Position & {
  readonly url: string
  /** The path of the content file, as in problems. */
  readonly file: string
  /** The front matter field, or null for an image in the text. */
  readonly field: string | null
}

export function findRemoteImages(entries: readonly ParsedEntry[]): RemoteImageUse[] {
  return entries.flatMap(({ entry: { file }, references }) =>
    references
      .filter(({ type, target }) => type === 'image' && isRemoteImageUrl(target))
      .map(({ target, field, line, column }) => ({ url: target, file, field, line, column })),
  )
}
