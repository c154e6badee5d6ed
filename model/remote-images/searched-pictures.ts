// Recognizes the addresses that people copy in an image search: of a small preview, or of the page of the search.
import type { ProblemDetails } from '../problems/problem'

const PREVIEW =
  /^https:\/\/(?:encrypted-tbn\d\.gstatic\.com|tse\d+(?:\.explicit|\.mm|-mm\.cn)?\.bing\.(?:net|com)|th\.bing\.com|external-content\.duckduckgo\.com)\//i
const SEARCH_PAGE =
  /^https:\/\/(?:(?:www\.)?google\.[a-z.]+\/(?:imgres|search)|images\.google\.[a-z.]+\/|images\.app\.goo\.gl\/|(?:www\.)?bing\.com\/(?:images|search)|(?:www\.)?duckduckgo\.com\/|(?:[a-z]{2,3}\.)?pinterest\.[a-z.]+\/|pin\.it\/)/i

/** Returns the problem of such an address, or null. */
export function findSearchedPicture(url: string): ProblemDetails | null {
  const found = PREVIEW.test(url)
    ? 'the small preview of an image search'
    : SEARCH_PAGE.test(url)
      ? 'a page of an image search'
      : null
  return found === null
    ? null
    : {
        code: 'image-elsewhere',
        message: `This is the address of ${found}, and the picture may belong to someone else.`,
        fix: 'Write the name of a picture in content/images. Or upload one there that we may use, and write its name here.',
      }
}
