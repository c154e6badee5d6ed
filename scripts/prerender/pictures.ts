// Which pictures are published: those that some page shows or leads to. What only hidden files name stays out.
import type { PictureSizes } from '../content/read-content'
import type { RenderedPage } from './render-pages'

/** Ends where an attribute does, also that of a frame whose own quotes are written as entities. */
const ADDRESS = /\/images\/((?:(?!&quot;)[^"'<>\s#?])+)/g

/** The file names, in the order of `pictures`. Pages name them below the base path, wherever that is. */
export function shownPictures(
  pictures: PictureSizes,
  pages: readonly Pick<RenderedPage, 'html'>[],
): string[] {
  const named = new Set<string>()
  for (const { html } of pages) {
    for (const [, name = ''] of html.matchAll(ADDRESS)) named.add(name.replaceAll('&amp;', '&'))
  }
  return Object.keys(pictures).filter((file) => named.has(file) || named.has(encodeURI(file)))
}
