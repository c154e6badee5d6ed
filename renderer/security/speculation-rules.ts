// Lets browsers prefetch pages so that following a link feels instant (docs/decisions/navigation.md).
import { getPathLanguage } from '../../components/words/path-language'

/** The link to the search leads there, which few visitors want (components/search/search-link.tsx). */
const SITE_INDEX = 'site-index'

/**
 * Returns the rules as JSON (WICG Speculation Rules): a link to this site is fetched, but not rendered, when a visitor hovers over
 * it. A sensitive page must leave no trace in a cache or a log unless the visitor asked for it.
 * @param base the base path with both slashes
 * @param sensitivePaths the paths of sensitive pages, without the base
 */
export function createSpeculationRules(base: string, sensitivePaths: readonly string[]): string {
  // One pattern for all pages in another language keeps the rules of English pages short.
  const patterns = sensitivePaths.map((path) => {
    const language = getPathLanguage(path)
    return language === 'en' ? path.slice(1) : `${language}/*`
  })
  const excluded = [...new Set(patterns), SITE_INDEX]
  const conditions = [
    { href_matches: `${base}*` },
    { not: { href_matches: excluded.map((path) => base + path) } },
  ]
  return JSON.stringify({ prefetch: [{ where: { and: conditions }, eagerness: 'moderate' }] })
}
