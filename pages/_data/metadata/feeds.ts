// Chooses the pages by which an app for feeds finds those of our posts. Sources: https://www.rssboard.org/rss-autodiscovery,
// https://www.jsonfeed.org/version/1.1/#discovery-a-name-discovery-a.
import { ATOM_FILE, BLOG_PATH, JSON_FEED_FILE } from '../../../model/site-structure'
import type { FeedLink, PageInput } from '../../../renderer/page-context'

/** The pages whose URL people give to such an app. */
const PAGES = ['/', BLOG_PATH]

export function listFeeds({ site, build, urlPathname }: PageInput): readonly FeedLink[] {
  if (!PAGES.includes(urlPathname) || site.posts.length === 0) return []
  return [
    { type: 'application/atom+xml', href: `${build.base}${ATOM_FILE}` },
    { type: 'application/feed+json', href: `${build.base}${JSON_FEED_FILE}` },
  ]
}
