// Plans which pages are built, and what build.json says about them.
import type { LoadedSite } from '../../model/load-site'
import { getAllPaths } from '../../model/routing/routes'
import type { BuildContext, ResolvedPage } from '../../renderer/page-context'
import type { Commit } from '../git/read-commit'
import { planPreview } from '../preview/plan-preview'
import { createBuildInfo, type BuildInfo } from '../publish/build-info'
import { NOT_FOUND_PATH } from '../publish/output-path'
import { findTransitionsWithCache } from '../transitions/cached-transitions'
import { forecastPages } from '../transitions/find-transitions'
import type { PageResolver } from '../transitions/resolve-days'

export type PagePlan = {
  readonly paths: readonly string[]
  readonly resolvePage: (path: string) => ResolvedPage
  readonly info: BuildInfo
}

type Tools = {
  /** Whether build.json names what is not public yet. */
  readonly namesHidden: boolean
  readonly commit: Commit | null
  readonly resolve: PageResolver
  readonly cache: Parameters<typeof findTransitionsWithCache>[1]
}

export function planPages(
  { site, complete, today }: LoadedSite,
  context: BuildContext,
  { commit, namesHidden, resolve, cache }: Tools,
): PagePlan {
  const { pullRequest } = context
  const paths = [...getAllPaths(site), NOT_FOUND_PATH]
  const resolvePage = (urlPathname: string) => resolve({ site, build: context, urlPathname })
  const input = { complete, context, resolvePage: resolve, namesHidden }
  const facts = { asOf: today, pullRequest }
  if (pullRequest === null) {
    const transitions = findTransitionsWithCache(input, cache)
    const info = createBuildInfo(commit, { ...facts, transitions })
    return { paths, resolvePage, info }
  }
  const forecast = forecastPages(input)
  const everything = new Map(paths.map((path) => [path, resolvePage(path)]))
  const pages = planPreview({ pullRequest, site, context, commit, forecast, everything })
  const transitions = forecast.changes.map(({ transition }) => transition)
  return {
    paths: [...pages.keys()],
    resolvePage: (path) => pages.get(path) ?? resolvePage(path),
    info: createBuildInfo(commit, { ...facts, transitions }),
  }
}
