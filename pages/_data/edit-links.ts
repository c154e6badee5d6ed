// The links for staff on a page: edit its file on GitHub, or add an entry to a collection that it lists.
import type { EditLinksData } from '../../components/layout/edit-links'
import type { LinkData } from '../../components/link-list/link-list'
import type { LayoutInput } from '../../renderer/page-context'
import { getDayInTimeZone } from '../../model/dates/day'
import { collections, type CollectionName } from '../../model/collections'
import { getNewEntryUrl } from '../../model/schema/entry-template'
import { STAFF_PATH } from '../../model/site-structure'
import { findEntryFile } from './entries'

export function getEditLinks({
  site,
  build,
  urlPathname,
  listedCollections,
}: LayoutInput): EditLinksData {
  // The page for staff has no file.
  if (urlPathname === STAFF_PATH) return { lastChanged: null, links: [] }
  const { file } = findEntryFile(site, urlPathname)
  const { repository, timeZone } = site.settings
  const seconds = build.lastCommits[file]
  return {
    lastChanged:
      seconds === undefined ? null : getDayInTimeZone(timeZone, new Date(seconds * 1000)),
    links:
      repository === undefined
        ? []
        : [
            { label: 'Edit this page', href: getEditUrl(repository, file) },
            ...listedCollections.map((collection) => createAddLink(repository, collection)),
          ],
  }
}

/**
 * Returns the URL where GitHub opens a file for editing.
 * @param repository the URL from content/site.md
 */
export const getEditUrl = (repository: string, file: string) =>
  `${repository}/edit/main/${encodePath(file)}`

/** Creates the link that adds an entry to a collection. */
export const createAddLink = (repository: string, collection: CollectionName): LinkData => ({
  label: `Add ${addArticle(collections[collection].name)}`,
  href: getNewEntryUrl(repository, collections[collection]),
})

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const addArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
