// Every earlier address of the site, and the page that took its place.
import { getAllPaths } from './routes'
import { collections, type CollectionName } from '../collections'
import { compareText } from '../problems/problem'
import type { Site } from '../site'

export type Redirect = {
  /** The old address, such as `/events/gala`. */
  readonly from: string
  /** The address of the page that is there now. */
  readonly to: string
  /** The title of that page. */
  readonly title: string
}

/** All redirects, sorted by the old address. Where a page stands (a draft that is shown may), the page stays. */
export function getRedirects(site: Site): Redirect[] {
  const byAddress = new Map<string, Redirect>()
  for (const name of Object.keys(collections) as CollectionName[]) {
    for (const entry of site[name]) {
      const { pagePath: to, redirectFrom = [] } = entry
      if (to === null) continue
      const title = 'title' in entry ? entry.title : to
      for (const from of redirectFrom) byAddress.set(from, { from, to, title })
    }
  }
  if (byAddress.size === 0) return []
  for (const address of getAllPaths(site)) byAddress.delete(address)
  return [...byAddress.values()].sort((a, b) => compareText(a.from, b.from))
}
