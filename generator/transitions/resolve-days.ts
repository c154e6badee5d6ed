// Resolves the public pages of the site on several days, in their order. A page is resolved again only if it can be different.
import { getPublicSite } from '../../model/public-site'
import type { Day } from '../../model/dates/day'
import type { Site } from '../../model/site'
import { getAllPaths } from '../../model/routing/routes'
import type { BuildContext, PageInput, ResolvedPage } from '../../renderer/page-context'

/** Pages by path. */
export type Pages = ReadonlyMap<string, ResolvedPage>

export type PageResolver = (input: PageInput) => ResolvedPage

type ResolvedDay = {
  readonly site: Site
  readonly pages: Pages
  /** The paths of the pages that depend on the day itself, and not only on what is public on it. */
  readonly dated: ReadonlySet<string>
}

/** @param complete the site with all entries, even those that are not public */
export function createDayResolver(
  complete: Site,
  { context, resolvePage }: { readonly context: BuildContext; readonly resolvePage: PageResolver },
) {
  const allImages = { ...complete, images: withUnknownSizes(complete.images) }
  let last: ResolvedDay | null = null
  /**
   * Returns the pages of a day.
   * @param isSameSite whether the same entries are public as on the day of the last call
   */
  return (day: Day, isSameSite: boolean): Pages => {
    const reused = isSameSite ? last : null
    const site = reused?.site ?? getPublicSite(allImages, day)
    const dated = new Set<string>()
    const pages = getAllPaths(site).map((path) => {
      const page = reused?.pages.get(path)
      if (page && !reused?.dated.has(path)) return [path, page] as const
      const build = watchToday({ ...context, today: day }, () => dated.add(path))
      return [path, resolvePage({ site, build, urlPathname: path })] as const
    })
    last = { site, pages: new Map(pages), dated }
    return last.pages
  }
}

/** Calls `onRead` when a page depends on the day. */
function watchToday({ today, ...rest }: BuildContext, onRead: () => void): BuildContext {
  return {
    ...rest,
    get today() {
      onRead()
      return today
    },
  }
}

/** The sizes of remote images are unknown until their entry is public, and whether a page changes does not depend on them. */
const withUnknownSizes = (images: Site['images']): Site['images'] =>
  new Proxy(images, {
    get: (sizes, name) => (Reflect.get(sizes, name) as unknown) ?? { width: 1, height: 1 },
  })
