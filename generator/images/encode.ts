// How the copies of photos are made: their formats, how good they are, and how wide.
import type { Sharp } from 'sharp'

/** Phones, phones with fine screens, half and whole pages. No copy is wider than its photo. */
export const VARIANT_WIDTHS = [480, 800, 1200, 1600]
/** How wide the one copy for old browsers is. */
export const FALLBACK_WIDTH = 800
/** The head of a picture was checked when the content was read; this holds where it lied. */
export const MAX_PIXELS = 40_000_000

/** Seconds for one copy. A photo of a phone takes one to three; this ends those that were made to take minutes. */
export const MAX_SECONDS = 120

export type Format = 'avif' | 'webp' | 'jpg' | 'png'

/** A change here is a new number, so that no copy is taken from before it. */
export const ENCODER_SETTINGS = 1

/** What sharp writes has no metadata unless it is asked for, and its colors are sRGB. */
export function encode(photo: Sharp, format: Format): Sharp {
  const image = photo.timeout({ seconds: MAX_SECONDS })
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
