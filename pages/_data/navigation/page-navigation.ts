// All ways from a page, as the frame shows them.
import type { PageNavigationData } from '../../../components/navigation/page-navigation'
import type { LayoutInput } from '../../../renderer/page-context'
import { getBreadcrumbs } from './breadcrumbs'
import { getPreviousNext } from './previous-next'
import { getSectionLinks } from './section-links'

export function getPageNavigation({
  site,
  build,
  urlPathname,
  listedCollections,
}: LayoutInput): PageNavigationData {
  const above = getBreadcrumbs(site, urlPathname)
  // The first page of a section that lists entries, such as the events, shows what is below it already.
  const showsItself = above.length === 0 && listedCollections.length > 0
  return {
    above,
    section: showsItself ? [] : getSectionLinks(site, build.today, urlPathname),
    neighbors: getPreviousNext(site, urlPathname),
  }
}
