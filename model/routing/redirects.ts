// Redirects from every former path of the site to the page that replaced it.
import { getAllPaths } from './routes'
import { COLLECTION_NAMES } from '../entries'
import { compareText } from '../text/compare-text'
import type { Site } from '../site'

export type Redirect = {
  /** The former path, such as `/events/gala`. */
  readonly from: string
  /** The path of the current page. */
  readonly to: string
  /** The title of that page. */
  readonly title: string
}

/** Returns all redirects, sorted by the former path. A path that has a page (such as a draft in a preview) is not redirected. */
export function getRedirects(site: Site): Redirect[] {
  const redirects = new Map<string, Redirect>()
  for (const name of COLLECTION_NAMES) {
    for (const entry of site[name]) {
      const { pagePath: to, redirectFrom = [] } = entry
      if (to === null) continue
      const title = 'title' in entry ? entry.title : to
      for (const from of redirectFrom) redirects.set(from, { from, to, title })
    }
  }
  if (redirects.size === 0) return []
  for (const path of getAllPaths(site)) redirects.delete(path)
  return [...redirects.values()].sort((a, b) => compareText(a.from, b.from))
}
