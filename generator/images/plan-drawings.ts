// Plans the SVG images of the site: what they contain and how they are named.
import { IMAGES, HASHED_IMAGES } from '../../components/image/variants'
import type { ImageSizes } from '../../model/images/image-size'
import { decodeSvg } from '../../model/images/svg/decode-svg'
import { getHashedName } from '../assets/hashed-name'
import { addDarkVersion } from './dark-drawing'
import type { ImageReader } from './read-source-image'

/** An SVG file of the site, made from one in content/images. */
export type PlannedDrawing = {
  /** The path in the site. */
  readonly file: string
  /** The name of the image in content/images. */
  readonly source: string
  readonly content: Uint8Array
}

/**
 * Returns two files for each SVG image: one that is named after its content, for pages that show it, and one with the name that it
 * has in content/images, for pages that link to it.
 */
export async function planDrawings(
  read: ImageReader,
  images: ImageSizes,
): Promise<PlannedDrawing[]> {
  const sources = Object.keys(images).filter((file) => file.endsWith('.svg'))
  const planned = sources.map(async (source) => {
    const content = createDrawing(await read(source))
    const shown = { source, content, file: getHashedName(`${HASHED_IMAGES}${source}`, content) }
    return [shown, { ...shown, file: `${IMAGES}${source}` }]
  })
  return (await Promise.all(planned)).flat()
}

/** Returns the image with its dark version, or unchanged if it is not one of our drawings. */
export function createDrawing(bytes: Uint8Array): Uint8Array {
  const svg = decodeSvg(bytes)
  const drawing = svg === null ? null : addDarkVersion(svg)
  return drawing === null || drawing === svg ? bytes : Buffer.from(drawing)
}
