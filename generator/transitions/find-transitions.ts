// Finds the days on which the site will change by itself, and the pages that will then be different. The pages are found by comparing
// what they are rendered from, so no list of dependencies has to be kept (docs/decisions/previews.md).
import { isDeepStrictEqual } from 'node:util'
import { getLocalStartOfDay, type Day } from '../../model/dates/day'
import { getPublicSite } from '../../model/public-site'
import { getAllPaths } from '../../model/routing/routes'
import type { Site } from '../../model/site'
import type { BuildContext, PageInput, ResolvedPage } from '../../renderer/page-context'
import { findScheduledChanges, type ScheduledChange } from './find-scheduled-changes'

/** What happens by itself at the beginning of a day. It is plain JSON, a part of the file build.json. */
export type Transition = {
  /** The beginning of the day in the site's time zone, as ISO 8601 with its offset. */
  readonly at: string
  readonly day: Day
  /** A sentence: `The event “Hope Gala” begins.` */
  readonly what: string
  /** The paths of the pages that change, appear or vanish. */
  readonly paths: readonly string[]
}

/** Pages by path. */
type Pages = ReadonlyMap<string, ResolvedPage>

export type Forecast = {
  /** The public pages of the day of the build. */
  readonly pages: Pages
  readonly changes: readonly {
    readonly transition: Transition
    /** The pages that change, as they are from then on; null for one that vanishes. */
    readonly pages: ReadonlyMap<string, ResolvedPage | null>
  }[]
}

type Options = {
  /** The site with all entries, even those that are not public. */
  readonly complete: Site
  /** `today` is the day after which transitions are found. */
  readonly context: BuildContext
  readonly resolvePage: (input: PageInput) => ResolvedPage
}

/** Returns what changes by itself after today, in the order of the days, with the pages as they will be. */
export function forecastPages({ complete, context, resolvePage }: Options): Forecast {
  const site = { ...complete, images: withUnknownSizes(complete.images) }
  const resolveOn = (day: Day): Pages => {
    const input = { site: getPublicSite(site, day), build: { ...context, today: day } }
    const paths = getAllPaths(input.site)
    return new Map(paths.map((path) => [path, resolvePage({ ...input, urlPathname: path })]))
  }
  const { today } = context
  const scheduled = findScheduledChanges(complete, today)
  const pages = resolveOn(today)
  let previous = pages
  const changes = [...new Set(scheduled.map(({ day }) => day))].flatMap((day) => {
    const current = resolveOn(day)
    const changed = findChangedPages(previous, current)
    previous = current
    if (changed.size === 0) return []
    const transition: Transition = {
      at: getLocalStartOfDay(day, complete.settings.timeZone),
      day,
      what: formatSentence(scheduled.filter((change) => change.day === day)),
      paths: [...changed.keys()].sort(),
    }
    return [{ transition, pages: changed }]
  })
  return { pages, changes }
}

/** Returns the same without the pages. Most sites have nothing scheduled, so no page is resolved for them. */
export function findTransitions(options: Options): Transition[] {
  if (findScheduledChanges(options.complete, options.context.today).length === 0) return []
  return forecastPages(options).changes.map(({ transition }) => transition)
}

function findChangedPages(before: Pages, after: Pages): Map<string, ResolvedPage | null> {
  const changed = new Map<string, ResolvedPage | null>()
  for (const [path, page] of after)
    if (!isDeepStrictEqual(before.get(path), page)) changed.set(path, page)
  for (const path of before.keys()) if (!after.has(path)) changed.set(path, null)
  return changed
}

/** The sizes of remote images are unknown until their entry is public, and no transition depends on them. */
const withUnknownSizes = (images: Site['images']): Site['images'] =>
  new Proxy(images, {
    get: (sizes, name) => (Reflect.get(sizes, name) as unknown) ?? { width: 1, height: 1 },
  })

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
