// Keeps stock pictures on the disk, each with a hash that shows whether it is still what was written.
import { join } from 'node:path'
import type { ImageCache } from '../../model/remote-images/fetch-remote-images'
import { CACHE_DIRECTORY } from '../cache/cache-directory'
import { readHashed, writeHashed } from '../cache/storage/hashed-file'
import { trySaving } from '../cache/try-saving'

/** Those of this run that could not be saved. */
const unsaved = new Map<string, Uint8Array>()

export function openRemoteImageCache(cache = CACHE_DIRECTORY): ImageCache {
  const at = (file: string) => join(cache, 'stock', file)
  return {
    read: async (file) => unsaved.get(at(file)) ?? readHashed(at(file), 'stock photos'),
    write: (file, bytes) => {
      const saved = trySaving(() => writeHashed(at(file), bytes))
      if (saved === null) unsaved.set(at(file), bytes)
      return Promise.resolve()
    },
  }
}
