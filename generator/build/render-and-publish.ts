// The second half of a build: renders the pages, publishes the site, and reports.
import { getCachePath, removeExpired } from '../cache/cache-directory'
import { digestWithoutBodies } from '../cache/entries/data-digest'
import { openHtmlCache } from '../cache/pages/html-cache'
import { openPageCache } from '../cache/pages/page-cache'
import { exitCode } from '../cli/exit'
import type { LoadedContent } from '../load/load-content-with-cache'
import { readBuildInfo } from '../publish/build-info'
import { publish } from '../publish/publish'
import { buildPages } from '../render/build-pages'
import { renderPages } from '../render/render-pages'
import { planSiteFiles } from '../site-files/plan-site-files'
import { formatSummary } from '../reporters/build-summary'
import { describeMissedTransition } from '../reporters/describe-transitions'
import type { WorkerPool } from '../workers/worker-pool'
import type { BuildRun } from './build-run'
import { collectOutput } from './collect-output'
import { createReport } from './create-report'
import type { PagePlan } from './plan-pages'
import type { SitePlan } from './plan-site'
import type { Timings } from './timings'

/** What the pages are rendered from. */
type PlannedBuild = {
  readonly loaded: LoadedContent
  readonly plan: SitePlan
  readonly pages: PagePlan
  /** The directory of the bundled code. */
  readonly bundled: string
  readonly timings: Timings
}

/** Resolves to the exit code. */
export async function renderAndPublish(
  { options, out, hooks, version, state }: BuildRun,
  { loaded, plan, pages, bundled, timings }: PlannedBuild,
  pool: WorkerPool,
): Promise<number> {
  const { content, base, drafts, pullRequest, ignoreCache } = options
  const { site, today } = loaded
  const { info } = pages
  const directory = getCachePath('pages', [content, base, drafts, pullRequest])
  const pageCache = openPageCache(directory, version, ignoreCache)
  try {
    const { last } = pageCache
    const reusableSite =
      state.published?.pagesDigest === pageCache.pagesDigest
        ? { ...state.published, pages: last.pages }
        : null
    const htmlCache = openHtmlCache(pageCache.store, out, reusableSite)
    const shared = [site, plan.context, pullRequest === null ? null : info]
    const siteDigest = digestWithoutBodies(shared)
    const built = await buildPages(
      { ...pages, siteDigest },
      {
        last,
        htmlCache,
        base,
        sharedAssets: plan.sharedAssets,
        render: (stale) => renderPages(stale, { bundled, pool }),
      },
    )
    timings.done('rendering')

    const siteFiles = planSiteFiles(
      { site, build: plan.context },
      {
        cacheFile: `${directory}.files`,
        version: `${version} ${built.site.siteHash}`,
        bodies: siteDigest.bodies,
        ignoreCache,
      },
    )
    const parts = { site, plan, bundled, built, htmlCache, info, siteFiles }
    const output = collectOutput(content, parts)
    const missed = describeMissedTransition(readBuildInfo(out), today)
    const published = await publish(out, output.files, reusableSite, hooks.before)
    hooks.after()
    const pagesDigest = await pageCache.save(built.site)
    await removeExpired(Date.now())
    timings.done('publishing')

    const { gitFacts } = plan
    const { unused, unlinked } = output
    const facts = { drafts, gitFacts, info, pages: pages.paths.length, unused, unlinked }
    const report = createReport(loaded, facts)
    state.save(report, gitFacts, { ...published, pagesDigest })
    const stats = { ...loaded, rendered: built.rendered, stages: timings.all() }
    console.log(formatSummary({ ...report, out: options.out }, stats, [...missed, ...report.notes]))
    return exitCode.success
  } finally {
    await pageCache.close()
  }
}
