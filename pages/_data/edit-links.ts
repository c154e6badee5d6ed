// What staff may want to do on a page: edit its file on GitHub, or add an entry to a collection that it lists.
import type { EditLinksData } from '../../components/layout/edit-links'
import type { LinkData } from '../../components/link-list/link-list'
import type { BuildContext, LayoutInput } from '../../renderer/page-context'
import { getDayInTimeZone } from '../../model/dates/day'
import { addArticle } from '../../model/text/add-article'
import { collections, type CollectionName } from '../../model/collections'
import { getNewEntryUrl } from '../../model/schema/entry-template'
import { encodePath, type GitHubBranch } from '../../model/github-branch'
import type { Site } from '../../model/site'
import { STAFF_PATH } from '../../model/site-structure'
import { findEntryFile } from './entries'

export function getEditLinks({
  site,
  build,
  urlPathname,
  listedCollections,
}: LayoutInput): EditLinksData | null {
  // The page for staff has no file.
  if (urlPathname === STAFF_PATH || getBranch(site, build) === null) return null
  const { file } = findEntryFile(site, urlPathname)
  const seconds = build.lastCommits[file]
  return {
    file: encodePath(file),
    lastChanged:
      seconds === undefined
        ? null
        : getDayInTimeZone(site.settings.timeZone, new Date(seconds * 1000)),
    collections: listedCollections,
  }
}

/** Returns the branch whose files the links edit, or null if it is not known. A preview is of a branch of its own. */
export function getBranch({ settings }: Site, { branch }: BuildContext): GitHubBranch | null {
  const { repository } = settings
  return branch ?? (repository === undefined ? null : { repository, name: 'main' })
}

/** Creates the link that adds an entry to a collection. */
export const createAddLink = (branch: GitHubBranch, collection: CollectionName): LinkData => ({
  label: `Add ${addArticle(collections[collection].name)}`,
  href: getNewEntryUrl(branch, collections[collection]),
})
