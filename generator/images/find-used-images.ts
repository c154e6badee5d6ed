// Finds the images that are published: those that a page shows or links to. Images that only hidden files name are left out.
import type { ImageSizes } from '../../model/images/image-size'
import type { HtmlSummary } from '../verify/inspect-html'
import type { PlannedDrawing } from './plan-drawings'
import type { VariantPlan, PlannedVariant } from './plan-variants'

export type UsedImages = {
  readonly drawings: readonly PlannedDrawing[]
  readonly variants: readonly PlannedVariant[]
  /** The files in content/images of which no page uses anything. */
  readonly unused: readonly string[]
}

export function findUsedImages(
  images: ImageSizes,
  { planned, drawings }: Pick<VariantPlan, 'planned' | 'drawings'>,
  html: Iterable<Pick<HtmlSummary, 'images'>>,
  base: string,
): UsedImages {
  const namedPaths = new Set([...html].flatMap((summary) => summary.images))
  const isNamed = ({ file }: { readonly file: string }) =>
    namedPaths.has(base + file) || namedPaths.has(base + encodeURI(file))
  const used = { drawings: drawings.filter(isNamed), variants: planned.filter(isNamed) }
  const sources = new Set([...used.drawings, ...used.variants].map(({ source }) => source))
  return { ...used, unused: Object.keys(images).filter((file) => !sources.has(file)) }
}
