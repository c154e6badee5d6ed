// Reads a picture from where it is: content/images, or among the stock pictures that were fetched.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRemoteImageFile } from '../../model/remote-images/remote-image-url'
import { openRemoteImageCache } from './remote-image-cache'

/** @throws when the picture is not there */
export type ImageReader = (file: string) => Promise<Uint8Array>

/** @param images the folder of the pictures */
export function createImageReader(images: string, store = openRemoteImageCache()): ImageReader {
  return async (file) => {
    if (!isRemoteImageFile(file)) return readFile(join(images, file))
    const kept = await store.read(file)
    if (kept === null) throw new Error(`The stock picture ${file} is gone. Build once more.`)
    return kept
  }
}
