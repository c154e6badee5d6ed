// The names that image files may have.
import { simplifyText } from '../text/simplify-text'

/** Matches the name of a file in content/images. */
export const IMAGE_NAME = /^[a-z0-9][a-z0-9-]*\.(?:svg|jpe?g|png|webp|avif)$/

/** Returns whether a file cannot be shown under its name, and another name, or the same, can only mean it. */
export const isRejectedImage = (name: string, linked: string): boolean =>
  !name.includes('/') && !IMAGE_NAME.test(name) && getStem(name) === getStem(linked)

const getStem = (name: string): string =>
  normalizeImageName(name.replace(/\.[a-z]{3,5}$/i, ''))
    .replaceAll('.', '-')
    .replace(/^-+|-+$/g, '')

/** Returns the name that an image file should have: `Mi niña.JPG` becomes `mi-nina.jpg`. Keyboards add a space after a period. */
export function normalizeImageName(typed: string): string {
  const name = typed.split(/[/\\]/).at(-1) ?? ''
  return simplifyText(name)
    .replace(/\s*([.-])\s*/g, '$1')
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9.-]/g, '')
    .replace(/-+/g, '-')
}

/** Returns a normalized name without the periods before its ending and without hyphens at its edges: `walk-3.42.png` becomes `walk-3-42.png`. */
export function normalizePeriods(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)(\.[a-z]{2,5})$/.exec(name) ?? []
  return `${stem.replaceAll('.', '-').replace(/^-+|-+$/g, '')}${ending}`
}
