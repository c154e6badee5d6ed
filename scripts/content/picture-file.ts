// A file in content/images: its size, or why it cannot be shown.
import { imageSize } from 'image-size'
import { PICTURE_NAME, plainPictureName } from './fields/picture'
import type { Finding } from './problem'

export type PictureSize = { readonly width: number; readonly height: number }

/** What is wrong with the name of a picture's file, or null. */
export function pictureNameFinding(name: string): Finding | null {
  if (/\.hei[cf]$/i.test(name)) return HEIC
  if (PICTURE_NAME.test(name)) return null
  const plain = plainPictureName(name)
  return {
    code: 'image-file-name',
    message: `A picture cannot be called ${name} here.`,
    fix: PICTURE_NAME.test(plain)
      ? `Rename it to ${plain}`
      : 'Save it as SVG, JPEG, PNG or WebP, with a name of small letters, digits and hyphens.',
  }
}

/** The size of a picture in CSS pixels, or null when it cannot be read. */
export function measurePicture(bytes: Uint8Array): PictureSize | null {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch {
    return null
  }
}

export const UNREADABLE: Finding = {
  code: 'image-unreadable',
  message: 'This picture cannot be read.',
  fix: 'Save it again as SVG, JPEG, PNG or WebP.',
}

const HEIC: Finding = {
  code: 'image-file-name',
  message: 'This photo is in the format of an iPhone (HEIC), which most computers cannot show.',
  fix: 'Send it to yourself by e-mail, which makes a JPEG of it, and upload that.',
}
