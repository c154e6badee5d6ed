// The navigation of a page: breadcrumbs, section links, the previous and next page, pages to read next, and its review.
import type { PageNavigationData } from '../../../components/navigation/page-navigation'
import type { LayoutInput } from '../../../renderer/page-context'
import { getBreadcrumbs } from './breadcrumbs'
import { getPreviousNext } from './previous-next'
import { getReview } from './review'
import { getSectionLinks } from './section-links'
import { getSeeAlso } from './see-also'

export function getPageNavigation({
  site,
  build,
  urlPathname,
  listedCollections,
}: LayoutInput): PageNavigationData {
  const breadcrumbs = getBreadcrumbs(site, urlPathname)
  // The top page of a section that lists entries, such as the events, already links to the pages below it.
  const listsSection = breadcrumbs.length === 0 && listedCollections.length > 0
  return {
    breadcrumbs,
    section: listsSection ? [] : getSectionLinks(site, build, urlPathname),
    adjacent: getPreviousNext(site, urlPathname),
    seeAlso: getSeeAlso(site, urlPathname),
    review: getReview(site, urlPathname),
  }
}
