// Creates the data of the layout from the settings, the affiliates and the path of the page.
import type { LayoutData } from '../../components/layout/layout'
import type { LayoutInput } from '../../renderer/page-context'
import { memoize, memoizeByObject } from '../../model/memoize/memoize'
import { getLeaveUrl, isSensitive } from '../../model/sensitive-pages'
import type { Site } from '../../model/site'
import { SAFETY_PATH } from '../../model/site-structure'
import { getHiddenReason, isScheduled } from '../../model/visibility'
import { findEntryByPath, getServices } from './entries'
import { getImage } from './images'
import { getEditLinks } from './edit-links'
import { getNotice, getOpeningData } from './opening'
import { getPageNavigation } from './navigation/page-navigation'
import { getPathLanguage, type Language } from '../../model/languages'
import { getTranslations } from '../../model/translations/translations'
import { findLocalPath } from './local-site'

/** @param typedSite the site with its hours as they were typed, in which they can be read */
export function getLayoutData(input: LayoutInput, typedSite: Site): LayoutData {
  const { site, build, urlPathname } = input
  const entry = findEntryByPath(site, urlPathname)
  const language = getPathLanguage(urlPathname)
  return {
    settings: site.settings,
    affiliates: getAffiliates(site),
    services: getServiceLinks(site)(language),
    opening: getOpeningData(typedSite),
    notice: getNotice(site),
    currentPath: urlPathname,
    homePath: findLocalPath(site, '/', language),
    translations: getTranslationLinks(site, urlPathname),
    navigation: getPageNavigation(input),
    editLinks: getEditLinks(input),
    leave: entry && isSensitive(entry) ? getLeaveData(site, urlPathname) : null,
    // The public site has no hidden entries, so this is only set in previews.
    hidden: entry && isScheduled(entry) ? getHiddenReason(entry, build.today) : null,
  }
}

/** Returns the links to the page in other languages, or null if there are none. */
function getTranslationLinks(site: Site, path: string): LayoutData['translations'] {
  const others = getTranslations(site, path).filter((version) => version.path !== path)
  if (others.length === 0) return null
  const links = others.map((version) => ({ language: version.language, href: version.path }))
  return { links, isOutdated: site.outdatedTranslations.includes(path) }
}

/** The page about safety may have moved, as long as it redirects from where it was. It does not link to itself. */
function getLeaveData(site: Site, currentPath: string): LayoutData['leave'] {
  const safetyPage = site.pages.find(
    ({ pagePath, redirectFrom }) =>
      pagePath === SAFETY_PATH || redirectFrom?.includes(SAFETY_PATH) === true,
  )
  const path = findLocalPath(site, safetyPage?.pagePath ?? '', getPathLanguage(currentPath))
  const safetyPath = path === '' || path === currentPath ? null : path
  return { href: getLeaveUrl(site.settings), safetyPath }
}

/** These two return the same array for all pages, so that its JSON is memoized (renderer/fragment-cache.tsx). */
const getServiceLinks = memoizeByObject((site: Site) =>
  memoize((language: Language): LayoutData['services'] =>
    getServices(site, language).flatMap(({ title, pagePath }) =>
      pagePath === null ? [] : [{ label: title, href: pagePath }],
    ),
  ),
)

const getAffiliates = memoizeByObject((site: Site): LayoutData['affiliates'] =>
  site.affiliates.map(({ name, url, image }) => ({
    name,
    url: url ?? null,
    image: getImage(site, image, name),
  })),
)
