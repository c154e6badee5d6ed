// Where the content names pictures by their address.
import type { Place } from '../problems/problem'
import type { ReadEntry } from '../source/parse-entry'
import { isStockAddress } from './remote-image-url'

export type StockUse = Place & {
  readonly address: string
  /** As it is called in problems. */
  readonly file: string
  /** The front matter field, or null in the text. */
  readonly field: string | null
}

export function stockUses(read: readonly ReadEntry[]): StockUse[] {
  return read.flatMap(({ entry: { file }, references }) =>
    references
      .filter(({ role, target }) => role === 'image' && isStockAddress(target))
      .map(({ target, field, line, column }) => ({ address: target, file, field, line, column })),
  )
}
