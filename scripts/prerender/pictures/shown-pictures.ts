// Which pictures are published: those that some page shows or leads to. What only hidden files name stays out.
import type { PictureSizes } from '../../content/read-content'
import type { RenderedPage } from '../render-pages'
import type { CopyPlan, PlannedCopy } from './plan-copies'

export type ShownPictures = {
  /** The files that are published as they are. */
  readonly drawings: readonly string[]
  readonly copies: readonly PlannedCopy[]
  /** The files in content/images of which no page has anything. */
  readonly unshown: readonly string[]
}

/** @param pages in which pictures are named below the base path, wherever that is */
export function shownPictures(
  pictures: PictureSizes,
  { planned, copies }: CopyPlan,
  pages: readonly Pick<RenderedPage, 'html'>[],
): ShownPictures {
  const named = namedFiles(pages)
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

/** Ends where an attribute does, also that of a frame whose own quotes are written as entities. */
const ADDRESS = /\/images\/((?:(?!&quot;)[^"'<>\s#?])+)/g

function namedFiles(pages: readonly Pick<RenderedPage, 'html'>[]): Set<string> {
  const named = pages.flatMap(({ html }) =>
    [...html.matchAll(ADDRESS)].map(([, name = '']) => name.replaceAll('&amp;', '&')),
  )
  return new Set(named)
}
