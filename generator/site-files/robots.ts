// The rules for search engines: they may read everything. Previews are marked by a meta tag, which a rule against reading would hide.
// Sources: RFC 9309, Robots Exclusion Protocol; for the sitemap, https://www.sitemaps.org/protocol.html#submit_robots.
import { SITEMAP_FILE } from './sitemap'

/** @param url that of the site, which is at the root of its host: robots.txt in a folder is read by nobody */
export const formatRobots = (url: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}/${SITEMAP_FILE}\n`
