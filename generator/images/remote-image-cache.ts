// Caches remote images on disk, each with a hash that reveals damage.
import { join } from 'node:path'
import type { ImageCache } from '../../model/remote-images/fetch-remote-images'
import { CACHE_DIRECTORY } from '../cache/cache-directory'
import { readHashed, writeHashed } from '../cache/storage/hashed-file'
import { tryWritingCache } from '../cache/try-writing-cache'

/** Images that could not be saved during this run, by their paths. */
const unsaved = new Map<string, Uint8Array>()

export function openRemoteImageCache(cache = CACHE_DIRECTORY): ImageCache {
  const getPath = (file: string) => join(cache, 'remote-images', file)
  return {
    read: async (file) =>
      unsaved.get(getPath(file)) ?? readHashed(getPath(file), 'photos from other websites'),
    write: (file, bytes) => {
      const saved = tryWritingCache(() => writeHashed(getPath(file), bytes))
      if (saved === null) unsaved.set(getPath(file), bytes)
      return Promise.resolve()
    },
  }
}
