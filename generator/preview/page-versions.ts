// Finds the versions of each page that visitors see from today on, and the extra pages that a preview needs to show them.
import { isDeepStrictEqual } from 'node:util'
import type { PageVersion } from '../../components/preview/preview-data'
import { getLocalStartOfDay, getPreviousDay, type Day } from '../../model/dates/day'
import type { ResolvedPage } from '../../renderer/page-context'
import type { Forecast } from '../transitions/find-transitions'
import { DATED_FOLDER } from './reserved-folders'

/** A page of the preview that shows an ordinary page as it is from a day on. */
export type DatedPage = {
  readonly path: string
  readonly page: ResolvedPage
  readonly from: Day
}

export type PageVersions = {
  /** The versions of each page by its path, in the order of their days. */
  readonly versions: ReadonlyMap<string, readonly PageVersion[]>
  /** The versions that differ from the page that shows everything, by their own path. */
  readonly datedPages: readonly DatedPage[]
  /** The last day that can be shown, or null if every day can. */
  readonly lastDay: Day | null
}

/** More pages would make a preview larger than the site. Later days are then not shown. */
const MAX_DATED_PAGES = 500

type Start = Omit<PageVersion, 'href'>

type Options = {
  readonly forecast: Forecast
  readonly today: Day
  readonly base: string
  readonly timeZone: string
  /** The pages that show everything, by path. */
  readonly everything: ReadonlyMap<string, ResolvedPage>
}

export function findPageVersions({
  forecast,
  today,
  base,
  timeZone,
  everything,
}: Options): PageVersions {
  const versions = new Map<string, PageVersion[]>()
  const datedPages: DatedPage[] = []
  const addVersion = (path: string, page: ResolvedPage | null, start: Start) => {
    const { from } = start
    const isShown = page !== null && isDeepStrictEqual(page, everything.get(path))
    const ownPath = isShown ? path : getDatedPath(path, from)
    if (page !== null && !isShown) datedPages.push({ path: ownPath, page, from })
    const href = page === null ? null : base + ownPath.slice(1)
    versions.set(path, [...(versions.get(path) ?? []), { ...start, href }])
  }
  const start = { from: today, at: getLocalStartOfDay(today, timeZone), what: null }
  for (const path of everything.keys()) addVersion(path, forecast.pages.get(path) ?? null, start)
  for (const { transition, pages } of forecast.changes) {
    if (datedPages.length + pages.size > MAX_DATED_PAGES)
      return { versions, datedPages, lastDay: getPreviousDay(transition.day) }
    const { day: from, at, what } = transition
    for (const [path, page] of pages) addVersion(path, page, { from, at, what })
  }
  return { versions, datedPages, lastDay: null }
}

/** Returns the path of a page as it is from a day on: `/as_of/2026-12-01/events`. */
const getDatedPath = (path: string, from: Day) =>
  `/${DATED_FOLDER}/${from}${path === '/' ? '' : path}`
