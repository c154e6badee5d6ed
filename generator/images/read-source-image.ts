// Reads source images, from content/images or from the cache of remote images.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRemoteImageFile } from '../../model/remote-images/remote-image-url'
import { openRemoteImageCache } from './remote-image-cache'

/** @throws when the image does not exist */
export type ImageReader = (file: string) => Promise<Uint8Array>

/** @param imagesDirectory the path of content/images */
export function createImageReader(
  imagesDirectory: string,
  store = openRemoteImageCache(),
): ImageReader {
  return async (file) => {
    if (!isRemoteImageFile(file)) return readFile(join(imagesDirectory, file))
    const cached = await store.read(file)
    if (cached === null)
      throw new Error(`The picture ${file} from another website is gone. Build once more.`)
    return cached
  }
}
