// The files that are made from the whole site rather than from one page. Each has a fixed path.
import { ADDRESSES_PATH, SEARCH_INDEX_PATH } from '../../components/search/search-data'
import { ATOM_FILE, JSON_FEED_FILE } from '../../model/site-structure'
import { createAtomFeed } from './feed/atom'
import { createJsonFeed } from './feed/json-feed'
import { createLlmsText, LLMS_TEXT_FILE } from './llms-text/llms-text'
import { createManifest, MANIFEST_FILE } from './manifest'
import { formatRobots } from './robots'
import { listSitemaps } from './sitemap'
import type { SiteFilesInput } from './site-files-input'
import { listCalendarFiles } from './calendar/calendar-files'
import { createAddresses, createSearchIndex } from './search/search-files'

/** The contents of the files by their paths relative to the base path. */
export type SiteFiles = ReadonlyMap<string, string>

/** Returns how to create each file, by its path relative to the base path. */
export function listSiteFiles(input: SiteFilesInput): ReadonlyMap<string, () => string> {
  const { site, build } = input
  return new Map<string, () => string>([
    [MANIFEST_FILE, () => createManifest(site.settings, build.base)],
    [SEARCH_INDEX_PATH, () => createSearchIndex(input)],
    [ADDRESSES_PATH, () => createAddresses(input)],
    // Nobody may take a preview for the public site.
    ...(build.pullRequest === null ? listPublicFiles(input) : []),
  ])
}

/** Returns how to create the files that other programs look for. */
function listPublicFiles(input: SiteFilesInput): (readonly [path: string, create: () => string])[] {
  const { site, build } = input
  return [
    // In a folder it has no effect.
    ...(build.base === '/' ? [['robots.txt', () => formatRobots(build.url)] as const] : []),
    ...listSitemaps(input),
    ...listCalendarFiles(input),
    [LLMS_TEXT_FILE, () => createLlmsText(input)],
    // A feed has to say when it was changed, which without a post it does not know.
    ...(site.posts.length === 0
      ? []
      : [
          [ATOM_FILE, () => createAtomFeed(input)] as const,
          [JSON_FEED_FILE, () => createJsonFeed(input)] as const,
        ]),
  ]
}

export function createSiteFiles(input: SiteFilesInput): SiteFiles {
  return new Map([...listSiteFiles(input)].map(([path, create]) => [path, create()]))
}
