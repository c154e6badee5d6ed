// Detects the format of an image file by its first bytes, whatever its name says.

export type ImageFormat = 'svg' | 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic'

/** File extensions by format; the first is the one to rename to. */
const EXTENSIONS: Readonly<Record<ImageFormat, readonly string[]>> = {
  svg: ['svg'],
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: [],
  heic: [],
}

// An ISO base media file (ISO/IEC 14496-12, 4.3) begins with its brands. Without one of these it is something else, such as a video.
const AVIF_BRAND = /avi[fs]/
const HEIC_BRAND = /hei[cx]|hevc|mif1|msf1/

/** Returns the format, or null for a file in any other format. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('GIF8')) return 'gif'
  if (start.slice(4, 8) === 'ftyp') {
    const brands = start.slice(8)
    if (AVIF_BRAND.test(brands)) return 'avif'
    return HEIC_BRAND.test(brands) ? 'heic' : null
  }
  return isSvg(bytes) ? 'svg' : null
}

/** Returns the name that the file should have, or null if its format is not accepted. */
export function getExpectedName(name: string, format: ImageFormat): string | null {
  const [stem = '', extension = ''] = name.split('.')
  const extensions = EXTENSIONS[format]
  if (extensions.includes(extension)) return name
  return extensions[0] === undefined ? null : `${stem}.${extensions[0]}`
}

function isSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  return /^\uFEFF?\s*</.test(text) && /<(?:\w+:)?svg[\s>]/.test(text)
}
