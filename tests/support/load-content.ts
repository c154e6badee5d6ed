// The content of a built site as the model has it: what tests of the site take their expectations from.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn, type Day } from '../../model/dates/day'
import type { AnyEntry } from '../../model/define-collection'
import { kinds, type CollectionName } from '../../model/collections'
import { LEDGER } from '../../model/routing/published-urls'
import { loadSite } from '../../model/load-site'
import { readContent } from '../../model/source/read-content'
import type { Site } from '../../model/site'
import { whyHidden } from '../../model/visibility'
import type { BuiltSite } from './sites'

export type LoadedContent = {
  /** What is public on the day of the build. */
  readonly site: Site
  /** The addresses of pages that are not public on that day, such as those that have expired. */
  readonly hidden: ReadonlySet<string>
  readonly today: Day
  /** The text of the list of published addresses, empty where there is none. */
  readonly ledger: string
}

export function loadContent({ content, asOf }: BuiltSite): LoadedContent {
  const files = readContent(content)
  const day = (zone: string) => asOf ?? dayIn(zone, new Date())
  const { site, today } = loadSite(files, { today: day })
  const { site: all } = loadSite(files, { today: day, drafts: true })
  const hidden = entriesOf(all)
    .filter((entry) => whyHidden(entry, today) !== null)
    .flatMap(({ pageAddress, redirectFrom = [] }) => [pageAddress ?? '', ...redirectFrom])
  const ledger = files.ledger === null ? '' : readFileSync(join(content, LEDGER), 'utf8')
  return { site, hidden: new Set(hidden), today, ledger }
}

const entriesOf = (site: Site) =>
  (Object.keys(kinds) as CollectionName[]).flatMap((name): AnyEntry[] => [...site[name]])
