// `check --fix`: writes photos that say where they were taken again, upright, and with nothing in them but the picture.
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Problem } from '../../model/problems/problem'
import { writeFileAtomic } from '../cache/storage/write-file-atomic'
import { loadSharp } from '../images/load-sharp'

/** Hardly to be told from the photo as it was, in files of about the same size (a PNG loses nothing). */
const QUALITY = 90

/**
 * A photo that cannot be decoded stays as it is, and so does its problem.
 * @param parent the folder from which the problems name their files
 */
export async function stripImageLocations(
  parent: string,
  problems: readonly Problem[],
): Promise<void> {
  for (const { code, file } of problems) {
    if (code === 'photo-location') await repairPhoto(join(parent, file))
  }
}

async function repairPhoto(path: string): Promise<void> {
  const sharp = await loadSharp()
  const ending = extname(path).slice(1)
  const format = ending === 'jpg' ? 'jpeg' : (ending as 'jpeg' | 'png' | 'webp' | 'avif')
  const photo = sharp(await readFile(path))
    .autoOrient()
    .toFormat(format, { quality: QUALITY })
  const bytes = await photo.toBuffer().catch(() => null)
  if (bytes !== null) writeFileAtomic(path, bytes)
}
