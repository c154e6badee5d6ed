// Writes the images of shared links into the site. They are cached, because drawing one takes longer than rendering a page.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { CACHE_DIRECTORY } from '../cache/cache-directory'
import { readHashed, writeHashed } from '../cache/storage/hashed-file'
import { tryWritingCache } from '../cache/try-writing-cache'
import type { PlannedShareImage } from './plan-share-images'

type Directories = {
  /** The directory of the site. */
  readonly into: string
  /** True if nothing from an earlier build may be used. */
  readonly ignoreCache: boolean
  readonly cache?: string
}

/** @throws when a photo cannot be decoded; the message names it */
export async function writeShareImages(
  planned: readonly PlannedShareImage[],
  { into, ignoreCache, cache = CACHE_DIRECTORY }: Directories,
): Promise<void> {
  const directories = new Set(planned.map(({ file }) => dirname(join(into, file))))
  for (const directory of directories) await mkdir(directory, { recursive: true })
  const write = async ({ file, create }: PlannedShareImage) => {
    const cacheFile = join(cache, 'share-images', basename(file))
    const cached = ignoreCache ? null : await readHashed(cacheFile, 'images of shared links')
    const bytes = cached ?? (await create())
    if (cached === null) tryWritingCache(() => writeHashed(cacheFile, bytes))
    await writeFile(join(into, file), bytes)
  }
  // sharp draws outside of this thread, so as many images as there are cores are drawn at once.
  const waiting = planned.values()
  const writeNext = async () => {
    for (const image of waiting) await write(image)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, writeNext))
}
