// What staff can do from a page: edit its words on GitHub, and add an entry to a list that it shows.
import type { StaffData } from '../../components/layout/edit-links'
import type { FrameInput } from '../../renderer/page-context'
import { dayIn } from '../../model/dates/day'
import { kinds } from '../../model/collections'
import { newFileLink } from '../../model/entry-template'
import { entryBehind } from './entries'

export function staffData({ site, build, urlPathname, lists }: FrameInput): StaffData {
  const { file } = entryBehind(site, urlPathname)
  const { repository, timeZone } = site.settings
  const seconds = build.lastCommits[file]
  return {
    lastChanged: seconds === undefined ? null : dayIn(timeZone, new Date(seconds * 1000)),
    links:
      repository === undefined
        ? []
        : [
            { label: 'Edit this page', to: `${repository}/edit/main/${encodePath(file)}` },
            ...lists.map((list) => ({
              label: `Add ${withArticle(kinds[list].name)}`,
              to: newFileLink(repository, kinds[list]),
            })),
          ],
  }
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
