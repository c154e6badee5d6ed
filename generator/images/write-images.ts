// Puts the pictures that pages show into the site: drawings as they are, and of photos their copies.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspectImage } from '../../model/images/inspect-image'
import { writeVariants, type VariantDirectories } from './write-variants'
import type { UsedImages } from './find-used-images'

/**
 * @param places with the folder of the drawings
 * @throws when a photo cannot be decoded, or a drawing is no longer the one that was checked; the message names it
 */
export async function writeImages(
  { vectors, variants }: Pick<UsedImages, 'vectors' | 'variants'>,
  places: VariantDirectories & { readonly images: string },
): Promise<void> {
  await mkdir(places.into, { recursive: true })
  for (const file of vectors) await publishDrawing(join(places.images, file), file, places.into)
  await writeVariants(variants, places)
}

/** What is written is what is checked here: the file can have changed since the content was read. */
async function publishDrawing(from: string, file: string, into: string): Promise<void> {
  const bytes = await readFile(from)
  const { finding } = inspectImage(file, bytes)
  if (finding !== null)
    throw new Error(`The drawing ${file} was changed during the build. ${finding.message}`)
  await writeFile(join(into, file), bytes)
}
