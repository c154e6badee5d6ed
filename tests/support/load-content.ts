// Loads the content of a built site through the model, so that tests can derive their expectations from it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDayInTimeZone, type Day } from '../../model/dates/day'
import { getAllEntries } from '../../model/entries'
import { PUBLISHED_URLS_FILE } from '../../model/routing/published-urls'
import { loadSite } from '../../model/load-site'
import { readContent } from '../../model/source/read-content'
import type { Site } from '../../model/site'
import { getHiddenReason } from '../../model/visibility'
import type { BuiltSite } from './sites'

export type BuiltContent = {
  /** The entries that are public on the day of the build. */
  readonly site: Site
  /** Paths of pages that are not public on that day, such as expired ones. */
  readonly hiddenPaths: ReadonlySet<string>
  readonly today: Day
  /** Text of the file of published URLs, or empty if there is none. */
  readonly publishedUrls: string
}

const loaded = new Map<BuiltSite, BuiltContent>()

/** The content of a site is loaded once for all test files of a worker. */
export function loadBuiltContent(built: BuiltSite): BuiltContent {
  const content = loaded.get(built) ?? load(built)
  loaded.set(built, content)
  return content
}

function load({ content, asOf }: BuiltSite): BuiltContent {
  const files = readContent(content)
  const getToday = (zone: string) => asOf ?? getDayInTimeZone(zone, new Date())
  const { site, complete, today } = loadSite(files, { today: getToday })
  const hiddenPaths = getAllEntries(complete)
    .filter((entry) => getHiddenReason(entry, today) !== null)
    .flatMap(({ pagePath, redirectFrom = [] }) => [pagePath ?? '', ...redirectFrom])
  const publishedUrls =
    files.publishedUrls === null ? '' : readFileSync(join(content, PUBLISHED_URLS_FILE), 'utf8')
  return { site, hiddenPaths: new Set(hiddenPaths), today, publishedUrls }
}
