// The links for staff on a page: edit its file on GitHub, or add an entry to a collection that it lists.
import type { EditLinksData } from '../../components/layout/edit-links'
import type { LayoutInput } from '../../renderer/page-context'
import { getDayInTimeZone } from '../../model/dates/day'
import { collections } from '../../model/collections'
import { getNewEntryUrl } from '../../model/schema/entry-template'
import { findEntryFile } from './entries'

export function getEditLinks({
  site,
  build,
  urlPathname,
  listedCollections,
}: LayoutInput): EditLinksData {
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
            { label: 'Edit this page', href: `${repository}/edit/main/${encodePath(file)}` },
            ...listedCollections.map((collection) => ({
              label: `Add ${addArticle(collections[collection].name)}`,
              href: getNewEntryUrl(repository, collections[collection]),
            })),
          ],
  }
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const addArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
