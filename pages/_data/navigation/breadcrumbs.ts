// The breadcrumbs of a page.
import type { LinkData } from '../../../components/link-list/link-list'
import type { Site } from '../../../model/site'
import { findTitle } from '../entries'
import { DEFAULT_LANGUAGE, getPathLanguage } from '../../../model/languages'
import { findLocalPath } from '../local-site'

/**
 * Returns the links from Home to the page at the path, with the page itself last. Paths in between that have no page, such as
 * `/services`, are omitted. The result is empty for Home, for the pages directly below it, and for unknown paths.
 */
export function getBreadcrumbs(site: Site, path: string): readonly LinkData[] {
  const language = getPathLanguage(path)
  const segments = path.split('/').slice(1)
  const depth = language === DEFAULT_LANGUAGE ? segments.length : segments.length - 1
  if (depth < 2) return []
  const home = findLocalPath(site, '/', language)
  const paths = [home, ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
  const links = [...new Set(paths)].flatMap((href) => {
    const label = findTitle(site, href)
    return label === null ? [] : [{ label, href }]
  })
  return links.at(-1)?.href === path ? links : []
}
