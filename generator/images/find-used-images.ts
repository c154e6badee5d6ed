// Which pictures are published: those that some page shows or leads to. What only hidden files name stays out.
import type { ImageSizes } from '../../model/source/read-content'
import type { HtmlSummary } from '../verify/inspect-html'
import type { VariantPlan, PlannedVariant } from './plan-variants'

export type UsedImages = {
  /** The files that are published as they are. */
  readonly drawings: readonly string[]
  readonly copies: readonly PlannedVariant[]
  /** The files in content/images of which no page has anything. */
  readonly unshown: readonly string[]
}

export function findUsedImages(
  pictures: ImageSizes,
  { planned, copies }: VariantPlan,
  html: Iterable<Pick<HtmlSummary, 'pictures'>>,
): UsedImages {
  const named = new Set([...html].flatMap((one) => one.pictures))
  const isNamed = (file: string) => named.has(file) || named.has(encodeURI(file))
  const shown = planned.filter(({ file }) => isNamed(file))
  const sources = new Set(shown.map(({ source }) => source))
  const files = Object.keys(pictures)
  const drawings = files.filter((file) => !Object.hasOwn(copies, file) && isNamed(file))
  return {
    drawings,
    copies: shown,
    unshown: files.filter((file) => !drawings.includes(file) && !sources.has(file)),
  }
}
