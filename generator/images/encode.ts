// Encodes image variants, with the widths, formats and qualities that all of them use.
import type { Sharp } from 'sharp'
import { MAX_PIXELS } from '../../model/images/inspect-image'

/** Widths for phones, for phones with high-resolution screens, and for half and whole pages. No variant is wider than its source. */
export const VARIANT_WIDTHS = [480, 800, 1200, 1600]
/** The width of the single variant for old browsers. */
export const FALLBACK_WIDTH = 800
/** Makes sharp reject an image whose header understates its size. The header itself was checked when the content was read. */
export const INPUT_OPTIONS = { limitInputPixels: MAX_PIXELS }

/** A photo from a phone takes one to three seconds; this stops images that were crafted to take minutes. */
export const TIMEOUT_SECONDS = 120

export type Format = 'avif' | 'webp' | 'jpg' | 'png'

/** The version of the settings below. Increment it with every change, so that cached variants are not used. */
export const ENCODER_SETTINGS = 1

/** Encodes an image in sRGB without metadata, which is what sharp does unless asked otherwise. */
export function encode(source: Sharp, format: Format): Sharp {
  const image = source.timeout({ seconds: TIMEOUT_SECONDS })
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55 })
    case 'webp':
      return image.webp({ quality: 76 })
    case 'jpg':
      return image.jpeg({ quality: 80, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
  }
}
