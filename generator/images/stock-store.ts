// Keeps stock pictures on the disk, each with a hash in front that shows whether it is still what was written.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StockStore } from '../../model/stock/fetch-stock'
import { CACHE } from '../cache/cache'

/** Bytes of a SHA-256. */
const HASH = 32

export function stockStore(cache = CACHE): StockStore {
  const folder = join(cache, 'stock')
  return {
    read: async (file) => {
      const kept = await readFile(join(folder, file)).catch(() => null)
      if (kept === null) return null
      const bytes = kept.subarray(HASH)
      return hashOf(bytes).equals(kept.subarray(0, HASH)) ? bytes : null
    },
    write: async (file, bytes) => {
      await mkdir(folder, { recursive: true })
      const working = join(folder, `${file}.${process.pid}`)
      await writeFile(working, Buffer.concat([hashOf(bytes), bytes]))
      await rename(working, join(folder, file))
    },
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
