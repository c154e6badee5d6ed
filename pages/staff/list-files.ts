// Lists every file of the content with the link that opens it for editing.
import type { LinkData, LinkSection } from '../../components/link-list/link-list'
import { collections, type CollectionName } from '../../model/collections'
import { compareText } from '../../model/compare-text'
import { getEditUrl, type GitHubBranch } from '../../model/github-branch'
import { removeSourceMarks } from '../../model/source/source-mark'
import type { Site } from '../../model/site'

export const COLLECTION_NAMES = Object.keys(collections) as CollectionName[]

/** Returns the settings, and then the entries of each collection that has any, by their titles from A to Z. */
export function listFiles(site: Site, branch: GitHubBranch): LinkSection[] {
  const settingsLink = {
    label: 'Name, phone, hours and menu',
    href: getEditUrl(branch, 'content/site.md'),
  }
  return [
    { title: 'Settings', links: [settingsLink] },
    ...COLLECTION_NAMES.map((name) => ({
      title: formatPlural(collections[name].name),
      links: site[name]
        .map((entry): LinkData => {
          const label = 'name' in entry ? entry.name : entry.title
          return { label, href: getEditUrl(branch, entry.file) }
        })
        .sort((a, b) => compareText(removeSourceMarks(a.label), removeSourceMarks(b.label))),
    })),
  ].filter(({ links }) => links.length > 0)
}

/** Returns `Staff members` for `staff member`. */
const formatPlural = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${name.endsWith('ch') ? 'es' : 's'}`
