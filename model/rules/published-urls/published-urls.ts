// Addresses last: one that was published leads to its page, or to the page that took its place.
import type { Problem } from '../../problems/problem'
import type { ContentFiles } from '../../source/read-content'
import type { ParsedEntry } from '../../source/parse-entry'
import { checkMissingPublishedUrls } from './missing-published-urls'
import { checkRedirects } from './redirects'

/**
 * Drafts do not count here, even where they are shown: what matters is what visitors of the public site can open.
 * @param name how the content folder is called in problems
 */
export function checkPublishedUrls(
  read: readonly ParsedEntry[],
  { texts, ledger }: Pick<ContentFiles, 'texts' | 'ledger'>,
  name: string,
): Problem[] {
  const published = read.filter(({ entry }) => entry.draft !== true)
  const files = new Map<string, string>()
  for (const { entry } of published)
    if (entry.pagePath !== null) files.set(entry.pagePath, entry.file)
  const redirects = published.flatMap(({ entry: { file }, references }) =>
    references.filter(({ role }) => role === 'old-address').map((one) => ({ ...one, file })),
  )
  const redirected = new Set(redirects.map(({ target }) => target))
  return [
    ...checkRedirects(redirects, files),
    ...(ledger === null
      ? []
      : checkMissingPublishedUrls(ledger, { files, redirected, texts, name })),
  ]
}
