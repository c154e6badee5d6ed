// What a picture's file really is, whatever its name says: told by its first bytes.

export type ImageFormat = 'svg' | 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic'

/** The endings that a name may have, by format; the first is the one to rename to. */
const ENDINGS: Readonly<Record<ImageFormat, readonly string[]>> = {
  svg: ['svg'],
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: [],
  heic: [],
}

/** The format, or null when the file is none of these. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('GIF8')) return 'gif'
  if (start.slice(4, 8) === 'ftyp') return /avi[fs]/.test(start.slice(8)) ? 'avif' : 'heic'
  return isSvg(bytes) ? 'svg' : null
}

/** The name that the file ought to have, or null where its format cannot be shown under any. */
export function getExpectedName(name: string, format: ImageFormat): string | null {
  const [stem = '', ending = ''] = name.split('.')
  const endings = ENDINGS[format]
  if (endings.includes(ending)) return name
  return endings[0] === undefined ? null : `${stem}.${endings[0]}`
}

function isSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  return /^\uFEFF?\s*</.test(text) && /<(?:\w+:)?svg[\s>]/.test(text)
}
