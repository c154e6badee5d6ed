// Creates what apps show of a shared link. They get the title of the window, with the name of the organization, because messengers on
// phones show nothing else of a page but its host.
import { getQuietName } from '../../../model/sensitive-pages'
import type { PageInput, PageMetadata, ShareData } from '../../../renderer/page-context'
import { findIndexByPath } from '../entries'

/**
 * @param metadata that of the window, which is quiet on a sensitive page
 * @param isQuiet whether the page is sensitive, so that not even the full name of the organization is given away
 */
export function createShareData(
  { site, build, urlPathname }: PageInput,
  metadata: PageMetadata,
  isQuiet: boolean,
): ShareData {
  const { settings, posts } = site
  const images = build.shareImages
  return {
    ...metadata,
    siteName: isQuiet ? getQuietName(settings) : settings.name,
    url: `${build.url}${urlPathname}`,
    publishedOn: posts[findIndexByPath(posts, urlPathname)]?.date ?? null,
    image: images?.byPath[urlPathname] ?? images?.neutral ?? null,
  }
}
