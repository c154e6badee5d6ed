// Removes the location from photos (`check --fix`): they are encoded again, upright and without any metadata.
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Problem } from '../../model/problems/problem'
import { loadSharp } from '../images/load-sharp'
import { replaceFile } from './replace-file'

/** Hardly distinguishable from the original, in a file of about the same size. PNG is lossless anyway. */
const QUALITY = 90

/**
 * Removes the location from every photo that is reported for it. A photo that cannot be decoded stays as it is, and is reported again.
 * @param parent the directory to which the problems' file paths are relative
 */
export async function stripImageLocations(
  parent: string,
  problems: readonly Problem[],
): Promise<void> {
  for (const { code, file } of problems) {
    if (code === 'photo-location') await stripImageLocation(join(parent, file))
  }
}

async function stripImageLocation(path: string): Promise<void> {
  const bytes = await encodeWithoutMetadata(await readFile(path), extname(path).slice(1))
  if (bytes !== null) replaceFile(path, bytes)
}

/** Resolves to the photo in the same format, upright and without metadata, or to null if it cannot be decoded. */
export async function encodeWithoutMetadata(
  bytes: Uint8Array,
  extension: string,
): Promise<Uint8Array | null> {
  const sharp = await loadSharp()
  const format = extension === 'jpg' ? 'jpeg' : (extension as 'jpeg' | 'png' | 'webp' | 'avif')
  const image = sharp(bytes).autoOrient().toFormat(format, { quality: QUALITY })
  return image.toBuffer().catch(() => null)
}
