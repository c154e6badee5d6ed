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
  const sharp = await loadSharp()
  const extension = extname(path).slice(1)
  const format = extension === 'jpg' ? 'jpeg' : (extension as 'jpeg' | 'png' | 'webp' | 'avif')
  const image = sharp(await readFile(path))
    .autoOrient()
    .toFormat(format, { quality: QUALITY })
  const bytes = await image.toBuffer().catch(() => null)
  if (bytes !== null) replaceFile(path, bytes)
}
