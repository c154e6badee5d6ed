// Responsive variants of images: sizes and formats made by the build, from which a browser chooses the smallest suitable one.
import { createContext, useContext } from 'react'
import type { Body } from '../../model/markdown/body'

export type ImageVariant = { readonly file: string; readonly width: number }

/** The folder of images that are named after their content, so browsers may cache them forever; relative to the base path. */
export const HASHED_IMAGES = 'assets/images/'
/** The folder of images that keep the name that they have in content/images, for links to them. */
export const IMAGES = 'images/'

/** The files of one image, as paths relative to the base path. */
export type ImageVariants = {
  readonly avif: readonly ImageVariant[]
  readonly webp: readonly ImageVariant[]
  /** The file of the `img` element: a JPEG or PNG for browsers that support neither format, or an SVG image. */
  readonly fallback: string
}

/** Variants by the file name of the image. SVG images have only one file. */
export type VariantsByFile = Readonly<Record<string, ImageVariants>>

/** Provided by the renderer. It is empty in the dev server, which shows the original images. */
export const VariantsContext = createContext<VariantsByFile>({})

export const useVariants = (): VariantsByFile => useContext(VariantsContext)

/** Returns the path of the file that the `img` element of an image shows. */
export const getImagePath = (file: string, variants: VariantsByFile): string =>
  variants[file]?.fallback ?? `${IMAGES}${file}`

export const isDrawing = (file: string): boolean => file.endsWith('.svg')

/** The fragment at which a drawing shows its dark version (generator/images/dark-drawing.ts). */
export const DARK_FRAGMENT = '#dark'

/** Returns the variants of the images that the data refers to, so that a page does not depend on other images. */
export function pickVariants(data: unknown, variants: VariantsByFile): VariantsByFile {
  if (Object.keys(variants).length === 0) return variants
  const files = new Set(findImageFiles(data, variants))
  return Object.fromEntries(Object.entries(variants).filter(([file]) => files.has(file)))
}

const imageFilesCache = new WeakMap<VariantsByFile, WeakMap<object, readonly string[]>>()

/** Memoizes results by object, because much of the data is on many pages. A body lists its images, so its blocks are not searched. */
function findImageFiles(data: unknown, variants: VariantsByFile): readonly string[] {
  if (typeof data === 'string')
    return data.split('/').filter((segment) => Object.hasOwn(variants, segment))
  if (typeof data !== 'object' || data === null) return []
  const filesByObject = imageFilesCache.get(variants) ?? new WeakMap<object, readonly string[]>()
  imageFilesCache.set(variants, filesByObject)
  const files =
    filesByObject.get(data) ?? getParts(data).flatMap((part) => findImageFiles(part, variants))
  filesByObject.set(data, files)
  return files
}

const getParts = (data: object): readonly unknown[] =>
  isBody(data) ? data.images : Object.values(data)

const isBody = (data: object): data is Body => 'blocks' in data && 'images' in data

/** Returns the attributes of the `source` elements of an image, in order of preference. */
export function getSources(
  { avif, webp }: ImageVariants,
  base: string,
): { readonly type: string; readonly srcSet: string }[] {
  return [
    { type: 'image/avif', srcSet: formatSrcSet(avif, base) },
    { type: 'image/webp', srcSet: formatSrcSet(webp, base) },
  ].filter(({ srcSet }) => srcSet !== '')
}

function formatSrcSet(variants: readonly ImageVariant[], base: string): string {
  return variants.map(({ file, width }) => `${base}${file} ${width}w`).join(', ')
}
