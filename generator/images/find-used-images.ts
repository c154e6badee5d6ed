// Finds the images that are published: those that a page shows or links to. Images that only hidden files name are left out.
import type { ImageSizes } from '../../model/images/image-size'
import type { HtmlSummary } from '../verify/inspect-html'
import type { VariantPlan, PlannedVariant } from './plan-variants'

export type UsedImages = {
  /** The files that are published as they are. */
  readonly vectors: readonly string[]
  readonly variants: readonly PlannedVariant[]
  /** The files in content/images of which no page uses anything. */
  readonly unused: readonly string[]
}

export function findUsedImages(
  images: ImageSizes,
  { planned, variants }: VariantPlan,
  html: Iterable<Pick<HtmlSummary, 'images'>>,
): UsedImages {
  const namedFiles = new Set([...html].flatMap((summary) => summary.images))
  const isNamed = (file: string) => namedFiles.has(file) || namedFiles.has(encodeURI(file))
  const used = planned.filter(({ file }) => isNamed(file))
  const sources = new Set(used.map(({ source }) => source))
  const files = Object.keys(images)
  const vectors = files.filter((file) => !Object.hasOwn(variants, file) && isNamed(file))
  return {
    vectors,
    variants: used,
    unused: files.filter((file) => !vectors.includes(file) && !sources.has(file)),
  }
}
