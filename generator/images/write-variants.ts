// Creates image variants: upright, smaller, and without metadata. They are cached.
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CACHE_DIRECTORY } from '../cache/cache-directory'
import { readHashed, writeHashed } from '../cache/storage/hashed-file'
import { tryWritingCache } from '../cache/try-writing-cache'
import { createDecodeError } from './decode-error'
import { encode, INPUT_OPTIONS } from './encode'
import { loadSharp } from './load-sharp'
import type { ImageReader } from './read-source-image'
import type { PlannedVariant } from './plan-variants'

export type VariantDirectories = {
  readonly read: ImageReader
  /** The directory of the site, in which the directories of the variants must exist. */
  readonly into: string
  /** True if nothing from an earlier build may be used. */
  readonly ignoreCache: boolean
  readonly cache?: string
}

/** @throws when an image cannot be decoded; the message names it */
export async function writeVariants(
  planned: readonly PlannedVariant[],
  { read, into, ignoreCache, cache = CACHE_DIRECTORY }: VariantDirectories,
): Promise<void> {
  for (const variant of planned) {
    const cacheFile = join(cache, `images-${variant.hash}`, basename(variant.file))
    const cached = ignoreCache ? null : await readHashed(cacheFile, 'copies of photos')
    const bytes = cached ?? (await createVariant(await read(variant.source), variant))
    if (cached === null) tryWritingCache(() => writeHashed(cacheFile, bytes))
    await writeFile(join(into, variant.file), bytes)
  }
}

async function createVariant(
  image: Uint8Array,
  { source, width, format }: PlannedVariant,
): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const upright = sharp(image, INPUT_OPTIONS).autoOrient()
  const smaller = upright.resize({ width, withoutEnlargement: true })
  try {
    return await encode(smaller, format).toBuffer()
  } catch (cause) {
    throw createDecodeError(source, cause)
  }
}
