// What staff can do from a page: edit its words on GitHub, and add an entry to a list that it shows.
import type { EditLinksData } from '../../components/layout/edit-links'
import type { LayoutInput } from '../../renderer/page-context'
import { getDayInTimeZone } from '../../model/dates/day'
import { collections } from '../../model/collections'
import { getNewEntryUrl } from '../../model/entry-template'
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
            { label: 'Edit this page', to: `${repository}/edit/main/${encodePath(file)}` },
            ...listedCollections.map((list) => ({
              label: `Add ${withArticle(collections[list].name)}`,
              to: getNewEntryUrl(repository, collections[list]),
            })),
          ],
  }
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
