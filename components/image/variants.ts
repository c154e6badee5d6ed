// The copies of photos that the build makes, in sizes and formats from which a browser takes the lightest that will do.
import { createContext, useContext } from 'react'
import type { Body } from '../../model/markdown/body'

export type ImageVariant = { readonly file: string; readonly width: number }

/** The copies of one photo, each a file in `images`. */
export type ImageVariants = {
  readonly avif: readonly ImageVariant[]
  readonly webp: readonly ImageVariant[]
  /** For browsers that know neither format: a JPEG or a PNG. */
  readonly plain: string
}

/** By the name of the photo. What is not here, such as a drawing, is shown as it is. */
export type VariantsByFile = Readonly<Record<string, ImageVariants>>

/** Filled by the renderer; the dev server leaves it empty, and so shows the photos themselves. */
export const VariantsContext = createContext<VariantsByFile>({})

export const useVariants = (): VariantsByFile => useContext(VariantsContext)

/** The copies of the photos that the data names: another photo makes no difference to what is shown of it. */
export function pickVariants(data: unknown, variants: VariantsByFile): VariantsByFile {
  if (Object.keys(variants).length === 0) return variants
  const photos = new Set(photosIn(data, variants))
  return Object.fromEntries(Object.entries(variants).filter(([file]) => photos.has(file)))
}

const known = new WeakMap<VariantsByFile, WeakMap<object, readonly string[]>>()

/** Much of the data is on many pages, so an object is gone through once; of a text, what it shows is known without reading it. */
function photosIn(data: unknown, variants: VariantsByFile): readonly string[] {
  if (typeof data === 'string')
    return data.split('/').filter((word) => Object.hasOwn(variants, word))
  if (typeof data !== 'object' || data === null) return []
  const ofCopies = known.get(variants) ?? new WeakMap<object, readonly string[]>()
  known.set(variants, ofCopies)
  const photos = ofCopies.get(data) ?? partsOf(data).flatMap((part) => photosIn(part, variants))
  ofCopies.set(data, photos)
  return photos
}

const partsOf = (data: object): readonly unknown[] =>
  isBody(data) ? data.images : Object.values(data)

const isBody = (data: object): data is Body => 'blocks' in data && 'images' in data

/** What the `source` elements of a photo say, the better format first. */
export function getSources(
  { avif, webp }: ImageVariants,
  base: string,
): { readonly type: string; readonly srcSet: string }[] {
  return [
    { type: 'image/avif', srcSet: candidates(avif, base) },
    { type: 'image/webp', srcSet: candidates(webp, base) },
  ]
}

function candidates(variants: readonly ImageVariant[], base: string): string {
  return variants.map(({ file, width }) => `${base}images/${file} ${width}w`).join(', ')
}
