// Lists every file of the content with the link that opens it for editing.
import { formatDay, formatDays } from '../../components/date/format-day'
import type { LinkData, LinkSection } from '../../components/link-list/link-list'
import { collections, type CollectionName } from '../../model/collections'
import { COLLECTION_NAMES } from '../../model/entries'
import { compareText } from '../../model/text/compare-text'
import { getEditUrl, type GitHubBranch } from '../../model/github-branch'
import { removeSourceMarks } from '../../model/source/source-mark'
import type { Site } from '../../model/site'
import type { HiddenReason } from '../../model/visibility'

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
      links: name === 'notices' ? listNotices(site, branch) : listEntries(site[name], branch),
    })),
  ].filter(({ links }) => links.length > 0)
}

const listEntries = (entries: Site[CollectionName], branch: GitHubBranch): LinkData[] =>
  entries
    .map((entry): LinkData => {
      const label = 'name' in entry ? entry.name : entry.title
      return { label, href: getEditUrl(branch, entry.file) }
    })
    .sort((a, b) => compareText(removeSourceMarks(a.label), removeSourceMarks(b.label)))

/** Returns all notices, the latest first, with their days and what visitors see of them. Words that are not public are left out. */
function listNotices({ notices, otherNotices }: Site, branch: GitHubBranch): LinkData[] {
  const shown = notices.map((notice) => ({ ...notice, why: null }))
  return [...shown, ...otherNotices.map((notice) => ({ ...notice, title: null }))]
    .sort((a, b) => compareText(b.from, a.from))
    .map(({ file, title, type, from, until, why }) => ({
      label: `${title === null ? '' : `${title}: `}${type}, ${formatDays(from, until)}, ${describeState(why)}`,
      href: getEditUrl(branch, file),
    }))
}

function describeState(why: HiddenReason | null): string {
  if (why === null) return 'shown now'
  if (why.reason === 'draft') return 'a draft'
  return why.reason === 'expired' ? 'over' : `shown from ${formatDay(why.publishOn)}`
}

/** Returns `Staff members` for `staff member`. */
const formatPlural = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${name.endsWith('ch') ? 'es' : 's'}`
