// Decides which pages of the last build can be reused, and which have to be rendered.
import { isDeepStrictEqual } from 'node:util'
import type { ResolvedPage } from '../../renderer/page-context'
import { createDigest, type Digest } from '../cache/entries/data-digest'
import { computeHash, hashObject } from '../../model/memoize/hash'
import type { HtmlCache } from '../cache/pages/html-cache'
import type { CachedPage, CachedSite } from '../cache/pages/page-cache'

/** Everything that pages are made of. */
export type PageSource = {
  readonly paths: readonly string[]
  readonly resolvePage: (path: string) => ResolvedPage
  /** The digest of the site and the build context, on which all pages depend, without the bodies of entries. */
  readonly siteDigest: Digest
}

type StalePage = Pick<CachedPage, 'dataHash' | 'bodies'> & {
  readonly page: ResolvedPage
  readonly path: string
}

/** Returns the reusable pages, and the pages to be rendered with their data. */
export function findStalePages(
  { paths, resolvePage, siteDigest: { json, bodies } }: PageSource,
  last: CachedSite,
  isIntact: HtmlCache['isIntact'],
) {
  const siteHash = computeHash(json)
  const currentBodies = new Set(bodies)
  // If only bodies have changed, only pages that depend on one of them can be different.
  const isUntouched = (page: CachedPage) =>
    last.siteHash === siteHash && page.bodies.every((body) => currentBodies.has(body))
  const reused = new Map<string, CachedPage>()
  const changed: StalePage[] = []
  for (const path of paths) {
    const cached = last.pages.get(path)
    if (cached !== undefined && isUntouched(cached) && isIntact(cached)) {
      reused.set(path, cached)
      continue
    }
    const page = resolvePage(path)
    const current = hashPageData(page)
    const isSame = cached?.dataHash === current.dataHash && isIntact(cached)
    if (isSame) {
      // Equal data may have been made from different bodies.
      const hasSameBodies = isDeepStrictEqual(cached.bodies, current.bodies)
      reused.set(path, hasSameBodies ? cached : { ...cached, ...current })
    } else changed.push({ page, path, ...current })
  }
  return { siteHash, reused, changed }
}

/** Returns a hash that differs for pages with different HTML, and the bodies that the page depends on. */
function hashPageData({ template, data }: ResolvedPage): Pick<CachedPage, 'dataHash' | 'bodies'> {
  const { pageProps, layout, ...others } = data
  const { settings, affiliates, ...own } = layout
  const context = [template, others, own, hashObject(settings), hashObject(affiliates)]
  const { json, bodies } = createDigest(pageProps)
  return { dataHash: computeHash(JSON.stringify(context) + json), bodies }
}
