// Makes the copies of photos: upright, smaller, and without anything in them but the picture. What was made once is kept.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE } from '../cache/cache'
import { damaged } from './damaged'
import { encode, MOST_PIXELS } from './formats'
import { loadSharp } from './load-sharp'
import type { PhotoReader } from './photo-reader'
import type { PlannedCopy } from './plan-copies'

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
    const folder = join(cache, `pictures-${copy.hash}`)
    const kept = join(folder, copy.file)
    if (fresh || !existsSync(kept)) {
      await mkdir(folder, { recursive: true })
      const working = `${kept}.${process.pid}`
      await writeFile(working, await makeCopy(await read(copy.source), copy))
      await rename(working, kept)
    }
    await copyFile(kept, join(into, copy.file))
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
