// Names the page of a review about a page of the site.

/** Pages whose own name would mean something else: to a host, which shows 404.html for every unknown address, or in the review. */
const SPECIAL: Readonly<Record<string, string>> = {
  '/': 'home_',
  '/404': 'not_found_',
  '/index': 'index_',
}

/** Returns the name without `.html`. No two pages have the same, because paths have no low lines. */
export const createSlug = (path: string): string =>
  SPECIAL[path] ?? path.slice(1).replaceAll('/', '_')
