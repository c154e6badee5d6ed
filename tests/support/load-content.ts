// The content of a built site as the model has it: what tests of the site take their expectations from.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn, type Day } from '../../model/day'
import { LEDGER } from '../../model/ledger'
import { loadSite } from '../../model/load-site'
import { readContent } from '../../model/read-content'
import type { Site } from '../../model/site'
import type { BuiltSite } from './sites'

export type LoadedContent = {
  /** What is public on the day of the build. */
  readonly site: Site
  /** The same with what is not public, as in a preview. */
  readonly all: Site
  readonly today: Day
  /** The text of the list of published paths, empty where there is none. */
  readonly ledger: string
}

export function loadContent({ content, asOf }: BuiltSite): LoadedContent {
  const files = readContent(content)
  const day = (zone: string) => asOf ?? dayIn(zone, new Date())
  const { site, today } = loadSite(files, { today: day })
  const { site: all } = loadSite(files, { today: day, drafts: true })
  const ledger = files.ledger === null ? '' : readFileSync(join(content, LEDGER), 'utf8')
  return { site, all, today, ledger }
}
