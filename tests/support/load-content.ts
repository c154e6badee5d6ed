// The content of a built site as the model has it: what tests of the site take their expectations from.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDayInTimeZone, type Day } from '../../model/dates/day'
import type { AnyEntry } from '../../model/define-collection'
import { collections, type CollectionName } from '../../model/collections'
import { PUBLISHED_URLS_FILE } from '../../model/routing/published-urls'
import { loadSite } from '../../model/load-site'
import { readContent } from '../../model/source/read-content'
import type { Site } from '../../model/site'
import { getHiddenReason } from '../../model/visibility'
import type { BuiltSite } from './sites'

export type BuiltContent = {
  /** What is public on the day of the build. */
  readonly site: Site
  /** The addresses of pages that are not public on that day, such as those that have expired. */
  readonly hidden: ReadonlySet<string>
  readonly today: Day
  /** The text of the list of published addresses, empty where there is none. */
  readonly ledger: string
}

export function loadBuiltContent({ content, asOf }: BuiltSite): BuiltContent {
  const files = readContent(content)
  const day = (zone: string) => asOf ?? getDayInTimeZone(zone, new Date())
  const { site, today } = loadSite(files, { today: day })
  const { site: all } = loadSite(files, { today: day, drafts: true })
  const hidden = entriesOf(all)
    .filter((entry) => getHiddenReason(entry, today) !== null)
    .flatMap(({ pagePath, redirectFrom = [] }) => [pagePath ?? '', ...redirectFrom])
  const ledger =
    files.ledger === null ? '' : readFileSync(join(content, PUBLISHED_URLS_FILE), 'utf8')
  return { site, hidden: new Set(hidden), today, ledger }
}

const entriesOf = (site: Site) =>
  (Object.keys(collections) as CollectionName[]).flatMap((name): AnyEntry[] => [...site[name]])
