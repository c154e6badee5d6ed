// Writes the images that pages show into the site: SVG images as they are, and variants of all others.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspectImage } from '../../model/images/inspect-image'
import { writeVariants, type VariantDirectories } from './write-variants'
import type { UsedImages } from './find-used-images'

/**
 * @param directories includes the directory of the SVG images
 * @throws when an image cannot be decoded, or an SVG image has changed since it was checked; the message names it
 */
export async function writeImages(
  { vectors, variants }: Pick<UsedImages, 'vectors' | 'variants'>,
  directories: VariantDirectories & { readonly imagesDirectory: string },
): Promise<void> {
  await mkdir(directories.into, { recursive: true })
  for (const file of vectors)
    await publishVector(join(directories.imagesDirectory, file), file, directories.into)
  await writeVariants(variants, directories)
}

/** Checks the very bytes that it writes, because the file may have changed since the content was read. */
async function publishVector(from: string, file: string, into: string): Promise<void> {
  const bytes = await readFile(from)
  const { problem } = inspectImage(file, bytes)
  if (problem !== null)
    throw new Error(`The drawing ${file} was changed during the build. ${problem.message}`)
  await writeFile(join(into, file), bytes)
}
