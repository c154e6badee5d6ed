// Writes the images that pages show or link to into the site.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inspectImage } from '../../model/images/inspect-image'
import { writeVariants, type VariantDirectories } from './write-variants'
import type { UsedImages } from './find-used-images'

/** @throws when an image cannot be decoded, or an SVG image has changed since it was checked; the message names it */
export async function writeImages(
  { drawings, variants }: Pick<UsedImages, 'drawings' | 'variants'>,
  directories: VariantDirectories,
): Promise<void> {
  const files = [...drawings, ...variants].map(({ file }) => join(directories.into, file))
  for (const directory of new Set(files.map(dirname))) await mkdir(directory, { recursive: true })
  const sources = new Map(drawings.map(({ source, content }) => [source, content]))
  for (const [source, content] of sources) checkDrawing(source, content)
  for (const { file, content } of drawings) await writeFile(join(directories.into, file), content)
  await writeVariants(variants, directories)
}

/** Checks the very bytes that are written, because the file may have changed since the content was read. */
function checkDrawing(source: string, content: Uint8Array): void {
  const { problem } = inspectImage(source, content)
  if (problem !== null)
    throw new Error(`The drawing ${source} was changed during the build. ${problem.message}`)
}
