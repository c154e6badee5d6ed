// Creates the data of the layout from the settings, the affiliates and the path of the page.
import type { LayoutData } from '../../components/layout/layout'
import type { LayoutInput } from '../../renderer/page-context'
import { memoizeByObject } from '../../model/memoize'
import { getLeaveUrl, isSensitive } from '../../model/sensitive-pages'
import type { Site } from '../../model/site'
import { SAFETY_PATH } from '../../model/site-structure'
import { getHiddenReason, isScheduled } from '../../model/visibility'
import { findEntryByPath } from './entries'
import { getImage } from './images'
import { getEditLinks } from './edit-links'
import { getNotice, getOpeningData } from './opening'
import { getPageNavigation } from './navigation/page-navigation'

export function getLayoutData(input: LayoutInput): LayoutData {
  const { site, build, urlPathname } = input
  const entry = findEntryByPath(site, urlPathname)
  return {
    settings: site.settings,
    affiliates: getAffiliates(site),
    services: getServices(site),
    opening: getOpeningData(site),
    notice: getNotice(site),
    currentPath: urlPathname,
    navigation: getPageNavigation(input),
    editLinks: getEditLinks(input),
    leave: entry && isSensitive(entry) ? getLeaveData(site, urlPathname) : null,
    // The public site has no hidden entries, so this is only set in previews.
    hidden: entry && isScheduled(entry) ? getHiddenReason(entry, build.today) : null,
  }
}

/** The page about safety may have moved, as long as it redirects from where it was. It does not link to itself. */
function getLeaveData(site: Site, currentPath: string): LayoutData['leave'] {
  const path = site.pages.find(
    ({ pagePath, redirectFrom }) =>
      pagePath === SAFETY_PATH || redirectFrom?.includes(SAFETY_PATH) === true,
  )?.pagePath
  const safetyPath = path === undefined || path === currentPath ? null : path
  return { href: getLeaveUrl(site.settings), safetyPath }
}

/** These two return the same array for all pages, so that its JSON is memoized (renderer/fragment-cache.tsx). */
const getServices = memoizeByObject((site: Site): LayoutData['services'] =>
  site.services.flatMap(({ title, pagePath }) =>
    pagePath === null ? [] : [{ label: title, href: pagePath }],
  ),
)

const getAffiliates = memoizeByObject((site: Site): LayoutData['affiliates'] =>
  site.affiliates.map(({ name, url, image }) => ({
    name,
    url: url ?? null,
    image: getImage(site, image, name),
  })),
)
