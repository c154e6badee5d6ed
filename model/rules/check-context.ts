// What the checks of the whole site know: all entries, the files beside them, and the day.
import type { Day } from '../dates/day'
import type { ParsedEntry } from '../source/entry/parsed-entry'
import type { ContentFiles } from '../source/read-content'
import type { LinkTargets } from './links/link-targets'
import type { PublishedPaths } from './published-urls/renamed/renamed-pages'

export type CheckContext = {
  /** Public or not. */
  readonly entries: readonly ParsedEntry[]
  readonly files: Pick<ContentFiles, 'images' | 'drawingWords' | 'downloads' | 'texts' | 'problems'>
  /** The day in the clinic's time zone. */
  readonly today: Day
  readonly urls: PublishedPaths
  readonly targets: LinkTargets
}
