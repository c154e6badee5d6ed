// Builds the site, step by step: load, plan, render, publish, report (docs/decisions/prerender.md). `publish` also verifies it.
import { join } from 'node:path'
import { hasErrors } from '../../model/problems/problem'
import { findUnansweredQuestions } from '../../model/settings'
import { listFiles } from '../../model/source/list-files'
import type { ResolvedPage } from '../../renderer/page-context'
import { buildRedirects } from '../assets/redirect-pages'
import { bundlePages, hashGenerator } from '../bundle/bundle-pages'
import { getCachePath, removeExpired } from '../cache/cache-directory'
import { digestWithoutBodies } from '../cache/entries/data-digest'
import { openBuildState, type BuildState, type GitFacts } from '../cache/pages/build-state'
import { openHtmlCache } from '../cache/pages/html-cache'
import { openPageCache } from '../cache/pages/page-cache'
import { exitCode } from '../cli/exit'
import { findLinkedDownloads } from '../downloads/find-linked-downloads'
import { readHistory } from '../git/last-modified'
import { readCommit } from '../git/read-commit'
import { findUsedImages } from '../images/find-used-images'
import { readSiteUrl } from '../load/read-site-url'
import { loadContentWithCache } from '../load/load-content-with-cache'
import { STATIC_DIRECTORY } from '../publish/output-files'
import { readBuildInfo } from '../publish/build-info'
import { publish } from '../publish/publish'
import { buildPages } from '../render/build-pages'
import { loadPageResolver } from '../render/create-renderer'
import { renderPages, warmUpWorkers } from '../render/render-pages'
import { collectNotes, formatSummary, formatUnchanged } from '../reporters/build-summary'
import { describeMissedTransition, describeNextTransition } from '../reporters/describe-transitions'
import { formatProblems } from '../reporters/text-reporter'
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool'
import { createTimings } from './timings'
import { addBase, type BuildOptions, type TypedBuildOptions } from './build-options'
import { planPages } from './plan-pages'
import { planSite } from './plan-site'

type PublishHooks = {
  /** Awaited after the site has been built and verified, just before it is published. */
  readonly before: () => Promise<void>
  readonly after: () => void
}

/** What all steps of one build share. */
type BuildRun = {
  readonly options: BuildOptions
  /** The real path of the site's directory, which no other build writes to. */
  readonly out: string
  readonly hooks: PublishHooks
  /** The hash of the generator's code. Data cached by any other version is ignored. */
  readonly version: string
  readonly files: ReturnType<typeof listFiles>
  readonly state: BuildState
  readonly readGit: () => Promise<GitFacts>
}

/** Resolves to the exit code. */
export async function build(
  typed: TypedBuildOptions,
  out: string,
  hooks: PublishHooks,
): Promise<number> {
  const { content, ignoreCache } = typed
  const version = hashGenerator()
  const files = listFiles(content)
  const options = addBase(typed, readSiteUrl(content, files))
  const state = openBuildState({ ...options, out }, version, files)
  const readGit = async () => {
    const cache = { file: getCachePath('commits', [content]), version, ignoreCache }
    const [history, commit] = await Promise.all([
      readHistory(content, cache),
      readCommit(content, options.commit),
    ])
    return { history, commit }
  }
  // Git runs in the content's directory, so it runs only after the content has passed its checks. Unchanged content passed them in
  // the last build.
  const unchanged = state.isUpToDate ? state.getUnchangedReport(await readGit()) : null
  if (unchanged !== null) {
    const { problems, notes, ...site } = unchanged
    if (problems !== '') console.error(problems)
    console.log(formatUnchanged({ ...site, out: options.out }, performance.now(), notes))
    return exitCode.success
  }
  const pool = createWorkerPool()
  try {
    return await buildSite({ options, out, hooks, version, files, state, readGit }, pool)
  } finally {
    pool.end()
  }
}

async function buildSite(run: BuildRun, pool: WorkerPool): Promise<number> {
  const { options, out, version, state } = run
  const { content, drafts, ignoreCache, base, pullRequest } = options
  const timings = createTimings()

  // Bundling does not depend on the content, so it runs in parallel.
  const bundling = bundlePages(options)
  // Prevents an unhandled rejection if the content has errors.
  bundling.catch(() => null)
  const loaded = await loadContentWithCache(options, version, pool, run.files)
  const { site, today } = loaded
  const problems = formatProblems(loaded.problems)
  if (problems !== '') console.error(problems)
  if (hasErrors(loaded.problems)) return exitCode.problems
  timings.done('reading')

  const reading = run.readGit()
  // Prevents an unhandled rejection if another step fails first.
  reading.catch(() => null)
  warmUpWorkers(loaded.parsedCount, pool)
  const plan = await planSite(site, today, options, reading)
  const { context, gitFacts, sharedAssets, policy, sourceImages } = plan
  const bundled = await bundling
  const resolve = await loadPageResolver(bundled)
  timings.done('bundling')

  const { commit } = gitFacts
  const { info, ...pages } = planPages(loaded, context, {
    // A site with drafts is not for the public.
    ...{ commit, resolve, namesHidden: drafts, cache: { content, version, ignoreCache } },
  })
  const source = {
    ...pages,
    siteDigest: digestWithoutBodies([site, context, pullRequest === null ? null : info]),
  }
  const render = (pages: readonly ResolvedPage[]) => renderPages(pages, { bundled, pool })
  const pageCacheDirectory = getCachePath('pages', [content, base, drafts, pullRequest])
  const pageCache = openPageCache(pageCacheDirectory, version, ignoreCache)
  try {
    const { last } = pageCache
    const reusableSite =
      state.published?.pagesDigest === pageCache.pagesDigest
        ? { ...state.published, pages: last.pages }
        : null
    const htmlCache = openHtmlCache(pageCache.store, out, reusableSite)
    const built = await buildPages(source, { last, htmlCache, base, sharedAssets, render })
    timings.done('rendering')

    const images = findUsedImages(site.images, plan.variantPlan, built.html, base)
    const downloads = findLinkedDownloads(site.downloads, built.html)
    const outputFiles = {
      bundled,
      built,
      htmlCache,
      sharedAssets,
      images,
      sourceImages,
      base,
      policy,
      elsewhere: context.reviewPath === undefined ? [] : [context.reviewPath],
      downloads: { ...downloads, from: join(content, 'files') },
      staticDirectory: STATIC_DIRECTORY,
      redirects: buildRedirects(site, { base, url: context.url, policy }),
      info,
    }
    const missed = describeMissedTransition(readBuildInfo(out), today)
    const published = await publish(out, outputFiles, reusableSite, run.hooks.before)
    run.hooks.after()
    const pagesDigest = await pageCache.save(built.site)
    await removeExpired(Date.now())
    timings.done('publishing')

    const { timeZone } = site.settings
    const { unused } = images
    const { unlinked } = downloads
    const { historyNotice } = gitFacts.history
    const unanswered = findUnansweredQuestions(site.settings)
    const facts = { drafts, unused, unlinked, unanswered, historyNotice }
    const notes = [
      ...describeNextTransition(info.transitions),
      ...collectNotes({ ...loaded, ...facts }),
    ]
    const report = { today, timeZone, problems, pages: pages.paths.length, notes }
    state.save(report, gitFacts, { ...published, pagesDigest })
    const stats = { ...loaded, rendered: built.rendered, stages: timings.all() }
    console.log(formatSummary({ ...report, out: options.out }, stats, [...missed, ...notes]))
    return exitCode.success
  } finally {
    await pageCache.close()
  }
}
