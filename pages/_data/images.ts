// Looks up the images of entries, with their sizes.
import type { PageImage } from '../../components/image/image'
import { getImageFileName } from '../../model/remote-images/remote-image-url'
import type { Site } from '../../model/site'

type WithImage = {
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  readonly focus?: string | undefined
}

/** Returns the image of an entry with its size, or null if it has none. */
export function getEntryImage(
  site: Site,
  { image, imageAlt = '', focus }: WithImage,
): PageImage | null {
  return image === undefined ? null : getImage(site, image, imageAlt, focus)
}

/**
 * Returns an image with its size.
 * @param source a file in content/images, or the URL of a remote image
 * @throws when the image does not exist
 */
export function getImage(site: Site, source: string, alt: string, focus?: string): PageImage {
  const file = getImageFileName(source)
  const size = site.images[file]
  if (!size) throw new Error(`There is no picture ${source}`)
  return { file, alt, focus, ...size }
}
