// Writes the files of the search and of the page for unknown paths.
import type { KnownAddress } from '../../../components/search/search-data'
import { getAllEntries } from '../../../model/entries'
import { getRedirects } from '../../../model/routing/redirects'
import { getAllPaths } from '../../../model/routing/routes'
import type { Site } from '../../../model/site'
import { removeSourceMarks } from '../../../model/source/source-mark'
import type { BuildContext } from '../../../renderer/page-context'
import { createSearchEntries } from './create-search-entries'

type Input = { readonly site: Site; readonly build: Pick<BuildContext, 'today'> }

/** Returns the entries that visitors can find, as JSON. */
export const createSearchIndex = ({ site, build }: Input): string =>
  toJson(createSearchEntries(site, build.today))

/**
 * Returns all addresses that lead to a page, as JSON. Those in content/addresses.txt that are missing here belong to pages that are not
 * public. Home, the page for staff and the later pages of the blog have no title: a typing error never means them.
 */
export function createAddresses({ site }: Pick<Input, 'site'>): string {
  const titles = new Map(getAllEntries(site).map(({ pagePath, title }) => [pagePath, title]))
  return toJson([
    ...getAllPaths(site).map((path): KnownAddress => {
      const title = path === '/' ? undefined : titles.get(path)
      return { path: path.slice(1), ...(typeof title === 'string' ? { title } : {}) }
    }),
    ...getRedirects(site).map(({ from, title }): KnownAddress => ({ path: from.slice(1), title })),
  ])
}

/** The texts of a preview say from which line they come, which nobody searches for. */
const toJson = (data: unknown) => removeSourceMarks(JSON.stringify(data))
