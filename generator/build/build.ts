// Builds the site, step by step: load, plan, and in render-and-publish.ts render, publish, report (docs/decisions/prerender.md). `publish`
// also verifies it.
import { takeReads } from '../../model/memoize/read-tracking'
import { hasErrors } from '../../model/problems/problem'
import { listFiles } from '../../model/source/list-files'
import { bundlePages } from '../bundle/bundle-pages'
import { getVersion } from '../bundle/version'
import { getCachePath } from '../cache/cache-directory'
import { openBuildState } from '../cache/pages/build-state'
import { exitCode } from '../cli/exit'
import { readHistory } from '../git/last-modified'
import { readCommit } from '../git/read-commit'
import { readSiteUrl } from '../load/read-site-url'
import { loadContentWithCache } from '../load/load-content-with-cache'
import { loadPageResolver } from '../render/create-renderer'
import { warmUpWorkers } from '../render/render-pages'
import { formatUnchanged } from '../reporters/build-summary'
import { addColors, formatProblems } from '../reporters/text-reporter'
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool'
import { createTimings } from './timings'
import { addBase, type TypedBuildOptions } from './build-options'
import type { BuildRun, PublishHooks } from './build-run'
import { planPages } from './plan-pages'
import { planSite } from './plan-site'
import { renderAndPublish } from './render-and-publish'

/** Resolves to the exit code. */
export async function build(
  typed: TypedBuildOptions,
  out: string,
  hooks: PublishHooks,
): Promise<number> {
  const { content, ignoreCache } = typed
  const version = getVersion()
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
    if (problems !== '') console.error(addColors(problems, process.stderr))
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
  const { options, version } = run
  const timings = createTimings()
  // Forgets what an earlier build in the same process has read.
  takeReads()

  // Bundling does not depend on the content, so it runs in parallel.
  const bundling = bundlePages(options, version)
  // Prevents an unhandled rejection if the content has errors.
  bundling.catch(() => null)
  const loaded = await loadContentWithCache(options, version, pool, run.files)
  const problems = formatProblems(loaded.problems)
  if (problems !== '') console.error(addColors(problems, process.stderr))
  if (hasErrors(loaded.problems)) return exitCode.problems
  timings.done('reading')

  const reading = run.readGit()
  // Prevents an unhandled rejection if another step fails first.
  reading.catch(() => null)
  warmUpWorkers(loaded.parsedCount, pool)
  const plan = await planSite(loaded.site, loaded.today, options, reading)
  const bundled = await bundling
  const resolve = await loadPageResolver(bundled)
  timings.done('bundling')

  const pages = planPages(loaded, plan.context, {
    commit: plan.gitFacts.commit,
    resolve,
    // A site with drafts is not for the public.
    namesHidden: options.drafts,
    cache: { content: options.content, version, ignoreCache: options.ignoreCache },
  })
  return renderAndPublish(run, { loaded, plan, pages, bundled, timings }, pool)
}
