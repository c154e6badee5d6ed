// Notes the address of a search, which people copy from the top of the browser before they open the website that it found.
import type { ProblemDetails } from '../problems/problem'

const ENGINES =
  '(?:(?:www|m)\\.)?(?:google\\.[a-z.]+/search|bing\\.com/search|ecosia\\.org/search|(?:html\\.)?duckduckgo\\.com/|startpage\\.com/(?:do/)?search|search\\.brave\\.com/search|(?:[a-z]{2}\\.)?search\\.yahoo\\.com/(?:mobile/s|search)|facebook\\.com/search/[a-z]+/?)'
/** Matches the address of a search with what was searched for. */
const SEARCH = new RegExp(`^https?://${ENGINES}[^?#]*\\?(?:[^#]*&)?[qp]=[^&#]`, 'i')

export const findSearch = (url: string): ProblemDetails | null =>
  SEARCH.test(url)
    ? {
        code: 'link-search',
        message: 'This is the address of a search, and not of the website that you looked for.',
        fix: 'Open the website, and copy its address from the top of the browser.',
      }
    : null
