// What staff can do from a page: edit its words on GitHub, and add an entry to a list that it shows.
import type { StaffData } from '../components/frame/staff-line'
import type { FrameInput } from '../renderer/types'
import { dayIn } from '../model/day'
import { kinds } from '../model/kinds'
import { NOT_FOUND } from '../model/kinds/page'
import { newFileLink } from '../model/new-file'
import type { Site } from '../model/site'
import { entryAt, pageBySlug } from './find'

export function staffData({ site, build, urlPathname, lists }: FrameInput): StaffData {
  const file = fileBehind(site, urlPathname)
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

/** The file that holds the words at the address; where there are none, that of the page which says so. */
function fileBehind(site: Site, address: string): string {
  // All pages of the blog's list have the words of the first.
  const written = /^\/blog\/page\/\d+$/.test(address) ? '/blog' : address
  return (entryAt(site, written) ?? pageBySlug(site, NOT_FOUND)).file
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
