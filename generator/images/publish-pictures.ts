// Puts the pictures that pages show into the site: drawings as they are, and of photos their copies.
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCopies, type Places } from './make-copies'
import type { ShownPictures } from './shown-pictures'

/**
 * @param places with the folder of the drawings
 * @throws when a photo cannot be decoded; the message names it
 */
export async function publishPictures(
  { drawings, copies }: Pick<ShownPictures, 'drawings' | 'copies'>,
  places: Places & { readonly images: string },
): Promise<void> {
  await mkdir(places.into, { recursive: true })
  for (const file of drawings) await copyFile(join(places.images, file), join(places.into, file))
  await makeCopies(copies, places)
}
