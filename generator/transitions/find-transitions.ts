// Finds the days of scheduled changes, and the pages that will then be different. The pages are found by comparing
// what they are rendered from, so there is no list of dependencies to maintain (docs/decisions/previews.md).
import { isDeepStrictEqual } from 'node:util'
import { getLocalStartOfDay, type Day } from '../../model/dates/day'
import type { Site } from '../../model/site'
import type { BuildContext, ResolvedPage } from '../../renderer/page-context'
import { findScheduledChanges, type ScheduledChange } from './find-scheduled-changes'
import { createDayResolver, type PageResolver, type Pages } from './resolve-days'

/** The scheduled changes at the beginning of a day, as plain JSON for build.json. */
export type Transition = {
  /** The beginning of the day in the site's time zone, as ISO 8601 with its offset. */
  readonly at: string
  readonly day: Day
  /** A sentence: `The event “Hope Gala” begins.` */
  readonly what: string
  /** The paths of the pages that change, appear or vanish. Those that are not public yet are only named with `namesHidden`. */
  readonly paths: readonly string[]
}

export type Forecast = {
  /** The public pages of the day of the build. */
  readonly pages: Pages
  readonly changes: readonly {
    readonly transition: Transition
    /** The pages that change, as they are from then on; null for one that vanishes. */
    readonly pages: ReadonlyMap<string, ResolvedPage | null>
  }[]
}

export type ForecastOptions = {
  /** The site with all entries, even those that are not public. */
  readonly complete: Site
  /** `today` is the day after which transitions are found. */
  readonly context: BuildContext
  readonly resolvePage: PageResolver
  /** Whether entries are named that are not public yet. The public site must not give them away. */
  readonly namesHidden: boolean
}

/** Returns the scheduled changes after today in the order of their days, with the pages as they will be. */
export function forecastPages({ complete, namesHidden, ...options }: ForecastOptions): Forecast {
  const { today } = options.context
  const scheduled = findScheduledChanges(complete, { today, namesHidden })
  const resolveOn = createDayResolver(complete, options)
  const pages = resolveOn(today, false)
  const days = [...new Set(scheduled.map(({ day }) => day))]
  let previous = pages
  const changes = days.flatMap((day) => {
    const changesOfDay = scheduled.filter((change) => change.day === day)
    const current = resolveOn(day, !changesOfDay.some(({ isAppearance }) => isAppearance))
    const changed = findChangedPages(previous, current)
    previous = current
    if (changed.size === 0) return []
    const paths = [...changed.keys()].filter((path) => namesHidden || pages.has(path)).sort()
    const at = getLocalStartOfDay(day, complete.settings.timeZone)
    return [{ transition: { at, day, what: formatSentence(changesOfDay), paths }, pages: changed }]
  })
  return { pages, changes }
}

/** Returns the same without the pages. */
export function findTransitions(options: ForecastOptions): Transition[] {
  // Whether a page changes does not depend on the files of its images.
  const context = { ...options.context, variants: {} }
  return forecastPages({ ...options, context }).changes.map(({ transition }) => transition)
}

function findChangedPages(before: Pages, after: Pages): Map<string, ResolvedPage | null> {
  const changed = new Map<string, ResolvedPage | null>()
  for (const [path, page] of after)
    if (!isDeepStrictEqual(before.get(path), page)) changed.set(path, page)
  for (const path of before.keys()) if (!after.has(path)) changed.set(path, null)
  return changed
}

/** In a sentence with more parts, nobody finds anything. */
const MAX_PARTS = 4

function formatSentence(changes: readonly ScheduledChange[]): string {
  const parts = changes.map(({ what }) => what)
  const shown = parts.length > MAX_PARTS ? parts.slice(0, MAX_PARTS - 1) : parts
  const rest = parts.length - shown.length
  const all = rest === 0 ? shown : [...shown, `${rest} more things change`]
  const last = all.at(-1) ?? ''
  const sentence = all.length === 1 ? last : `${all.slice(0, -1).join(', ')}, and ${last}`
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`
}
