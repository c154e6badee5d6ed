// Crops a photo or a drawing to a box, around its focal point.
import type { ImageSize } from '../../model/images/image-size'
import { createDecodeError } from '../images/decode-error'
import { INPUT_OPTIONS, TIMEOUT_SECONDS } from '../images/encode'
import { loadSharp } from '../images/load-sharp'
import { cardColors } from './card-colors'

/** A photo or a drawing of the content. */
export type Picture = {
  /** The name of the source image. */
  readonly file: string
  /** The size of the upright image. */
  readonly size: ImageSize
  readonly focus: string | undefined
}

const UNCOMPRESSED = { compressionLevel: 0 }

type Placement = ImageSize & { readonly left: number; readonly top: number }

const SIDES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [0, 50],
  right: [100, 50],
  top: [50, 0],
  bottom: [50, 100],
}

/** Returns the size of the image that covers the box, and the distances of the box in it, like CSS `object-fit` and `object-position`. */
export function coverBox({ size, focus = '' }: Omit<Picture, 'file'>, box: ImageSize): Placement {
  const scale = Math.max(box.width / size.width, box.height / size.height)
  const width = Math.max(box.width, Math.round(size.width * scale))
  const height = Math.max(box.height, Math.round(size.height * scale))
  const [, x = 50, y = 50] = /^(\d+)% (\d+)%$/.exec(focus) ?? []
  const [left, top] = SIDES[focus] ?? [Number(x), Number(y)]
  return {
    width,
    height,
    left: Math.round(((width - box.width) * left) / 100),
    top: Math.round(((height - box.height) * top) / 100),
  }
}

/** Returns whether the image is sharp enough: a box may be twice as large as the part of the image in it. */
export const isLargeEnough = ({ width, height }: ImageSize, box: ImageSize): boolean =>
  2 * width >= box.width && 2 * height >= box.height

/**
 * Returns an uncompressed PNG image.
 * @throws when a photo cannot be decoded; the message names it
 */
export async function cropImage(
  bytes: Uint8Array,
  picture: Picture,
  box: ImageSize,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const { left, top, ...size } = coverBox(picture, box)
  const background = cardColors.background
  try {
    return await sharp(bytes, INPUT_OPTIONS)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .extract({ left, top, width: box.width, height: box.height })
      .flatten({ background })
      .png(UNCOMPRESSED)
      .toBuffer()
  } catch (cause) {
    if (!picture.file.endsWith('.svg')) throw createDecodeError(picture.file, cause)
    // Browsers show a few drawings that librsvg cannot read.
    const plain = sharp({
      create: { width: box.width, height: box.height, channels: 3, background },
    })
    return plain.png(UNCOMPRESSED).toBuffer()
  }
}
