// Where the content names pictures by their address.
import type { Position } from '../problems/problem'
import type { ParsedEntry } from '../source/parse-entry'
import { isRemoteImageUrl } from './remote-image-url'

export type RemoteImageUse = Position & {
  readonly url: string
  /** As it is called in problems. */
  readonly file: string
  /** The front matter field, or null in the text. */
  readonly field: string | null
}

export function findRemoteImages(read: readonly ParsedEntry[]): RemoteImageUse[] {
  return read.flatMap(({ entry: { file }, references }) =>
    references
      .filter(({ role, target }) => role === 'image' && isRemoteImageUrl(target))
      .map(({ target, field, line, column }) => ({ url: target, file, field, line, column })),
  )
}
