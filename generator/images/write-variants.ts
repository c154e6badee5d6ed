// Makes the copies of photos: upright, smaller, and without anything in them but the picture. What was made once is kept.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE } from '../cache/cache-directory'
import { readHashed, writeHashed } from '../cache/storage/hashed-file'
import { trySaving } from '../cache/try-saving'
import { damaged } from './decode-error'
import { encode, MOST_PIXELS } from './encode'
import { loadSharp } from './load-sharp'
import type { PhotoReader } from './read-source-image'
import type { PlannedCopy } from './plan-variants'

export type Places = {
  readonly read: PhotoReader
  /** The folder into which the copies go; it is there. */
  readonly into: string
  /** Whether nothing of an earlier build is used. */
  readonly fresh: boolean
  readonly cache?: string
}

/** @throws when a photo cannot be decoded; the message names it */
export async function makeCopies(
  planned: readonly PlannedCopy[],
  { read, into, fresh, cache = CACHE }: Places,
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
  { source, width, format }: PlannedCopy,
): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const upright = sharp(photo, { limitInputPixels: MOST_PIXELS }).autoOrient()
  const smaller = upright.resize({ width, withoutEnlargement: true })
  try {
    return await encode(smaller, format).toBuffer()
  } catch (cause) {
    throw damaged(source, cause)
  }
}
