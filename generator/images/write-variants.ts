// Makes the copies of photos: upright, smaller, and without anything in them but the picture. What was made once is kept.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE_DIRECTORY } from '../cache/cache-directory'
import { readHashed, writeHashed } from '../cache/storage/hashed-file'
import { trySaving } from '../cache/try-saving'
import { createDecodeError } from './decode-error'
import { encode, MAX_PIXELS } from './encode'
import { loadSharp } from './load-sharp'
import type { ImageReader } from './read-source-image'
import type { PlannedVariant } from './plan-variants'

export type VariantDirectories = {
  readonly read: ImageReader
  /** The folder into which the copies go; it is there. */
  readonly into: string
  /** Whether nothing of an earlier build is used. */
  readonly fresh: boolean
  readonly cache?: string
}

/** @throws when a photo cannot be decoded; the message names it */
export async function writeVariants(
  planned: readonly PlannedVariant[],
  { read, into, fresh, cache = CACHE_DIRECTORY }: VariantDirectories,
): Promise<void> {
  for (const copy of planned) {
    const kept = join(cache, `pictures-${copy.hash}`, copy.file)
    const last = fresh ? null : await readHashed(kept, 'copies of photos')
    const bytes = last ?? (await makeCopy(await read(copy.source), copy))
    if (last === null) trySaving(() => writeHashed(kept, bytes))
    await writeFile(join(into, copy.file), bytes)
  }
}

async function makeCopy(
  photo: Uint8Array,
  { source, width, format }: PlannedVariant,
): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const upright = sharp(photo, { limitInputPixels: MAX_PIXELS }).autoOrient()
  const smaller = upright.resize({ width, withoutEnlargement: true })
  try {
    return await encode(smaller, format).toBuffer()
  } catch (cause) {
    throw createDecodeError(source, cause)
  }
}
