// The build: Markdown files to a site of static pages. The whole way as a list of steps (docs/decisions/prerender.md).
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { BuildContext, ResolvedPage } from '../renderer/page-context'
import { exitCode, runMain } from '../generator/cli/exit'
import { getStopStatus, onStop } from '../generator/process/stop-signal'
import { getAllPaths } from '../model/routing/routes'
import { hasErrors } from '../model/problems/problem'
import { listFiles } from '../model/source/list-files'
import { digestWithoutBodies } from '../generator/cache/entries/data-digest'
import { bundlePages, hashGenerator } from '../generator/bundle/bundle-pages'
import { getCachePath, removeExpired } from '../generator/cache/cache-directory'
import { readFonts } from '../generator/assets/fonts'
import { openHtmlCache } from '../generator/cache/pages/html-cache'
import { openPageCache } from '../generator/cache/pages/page-cache'
import { openBuildState } from '../generator/cache/pages/build-state'
import { readHistory } from '../generator/git/last-modified'
import { buildPages } from '../generator/render/build-pages'
import { parseBuildOptions, type BuildOptions } from '../generator/build-options'
import { createImageReader } from '../generator/images/read-source-image'
import { planVariants } from '../generator/images/plan-variants'
import { findLinkedDownloads } from '../generator/downloads/find-linked-downloads'
import { findUsedImages } from '../generator/images/find-used-images'
import { NOT_FOUND_PATH } from '../generator/publish/output-path'
import { createSitePolicy } from '../generator/assets/site-csp'
import { createWorkerPool } from '../generator/workers/worker-pool'
import { openOutput } from '../generator/publish/open-output'
import { publish } from '../generator/publish/publish'
import { resolveOutput } from '../generator/publish/resolve-output'
import { loadContentWithCache } from '../generator/load/load-content-with-cache'
import { buildRedirects } from '../generator/assets/redirect-pages'
import { STATIC_DIRECTORY } from '../generator/publish/output-files'
import { createTimings } from '../generator/timings'
import { loadPageResolver } from '../generator/render/create-renderer'
import { warmUpWorkers, renderPages } from '../generator/render/render-pages'
import { formatUnchanged, collectNotes, formatSummary } from '../generator/reporters/build-summary'
import { formatProblems } from '../generator/reporters/text-reporter'

// React renders for development unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production'

await runMain(async () => {
  const options = parseBuildOptions(process.argv.slice(2))
  const out = resolveOutput(options.out, options.content)
  let outcome = `${options.out} is as it was.`
  const checkParent = onStop((reason) => {
    console.error(`The build was stopped. ${outcome}`)
    process.exit(getStopStatus(reason))
  })
  const closeOutput = await openOutput(out, console.error)
  try {
    return await build(options, out, {
      before: async () => {
        // Signals wait for the event loop, which rendering may have kept busy.
        await setImmediate()
        checkParent()
      },
      after: () => {
        outcome = `The new site is at ${options.out}.`
      },
    })
  } finally {
    closeOutput()
  }
})

type PublishHooks = {
  /** Awaited when the site is made and verified, just before it is published. */
  readonly before: () => Promise<void>
  readonly after: () => void
}

/**
 * Builds the site and resolves to the exit status.
 * @param out the real path of the site's directory, which no other build writes to
 */
async function build(options: BuildOptions, out: string, hooks: PublishHooks): Promise<number> {
  const { content, drafts, fresh, base, pullRequest } = options
  const stages = createTimings()

  const version = hashGenerator()
  const found = listFiles(content)
  const last = openBuildState({ ...options, out }, version, found)
  const askGit = () =>
    readHistory(content, { file: getCachePath('commits', [content]), version, fresh })
  // Until its files are known to be without an error, no program is started in a folder that holds the content.
  const same = last.isChecked ? last.sameWith(await askGit()) : null
  if (same !== null) {
    const { problems, notes, ...made } = same
    if (problems !== '') console.error(problems)
    console.log(formatUnchanged({ ...made, out: options.out }, performance.now(), notes))
    return exitCode.fine
  }
  const pool = createWorkerPool()
  // Vite reads nothing of the content, so it works while the content is read.
  const bundling = bundlePages(options)
  // When the content has errors, nobody waits for it.
  bundling.catch(() => null)
  try {
    const read = await loadContentWithCache(options, version, pool, found)
    const { site, problems, samples, hidden, today } = read
    const told = formatProblems(problems)
    if (told !== '') console.error(told)
    if (hasErrors(problems)) return exitCode.problems
    stages.done('reading')
    const asking = askGit()
    // When something else fails first, nobody waits for git.
    asking.catch(() => null)
    warmUpWorkers(read.parsedCount, pool)

    // What every page is made of.
    const policy = createSitePolicy(site, base)
    const url = (options.url ?? site.settings.url).replace(/\/$/, '')
    const images = join(content, 'images')
    const photos = { images, read: createImageReader(images), fresh }
    const plan = await planVariants(photos.read, site.images)
    const fonts = await readFonts()
    const history = await asking
    const build: BuildContext = {
      ...{ today, base, url, pullRequest, policy, variants: plan.variants },
      lastCommits: history.commits,
      fonts: fonts.map(({ path }) => path),
    }
    const bundled = await bundling
    const resolvePage = await loadPageResolver(bundled)
    stages.done('bundling')
    const addresses = [...getAllPaths(site), NOT_FOUND_PATH]
    const source = {
      addresses,
      resolvePage: (urlPathname: string) => resolvePage({ site, build, urlPathname }),
      outline: digestWithoutBodies([site, build]),
    }

    // Render those of which something has changed, and make the site of all.
    const configuration = getCachePath('pages', [content, base, drafts, pullRequest])
    const kept = openPageCache(configuration, version, fresh)
    try {
      const render = (some: readonly ResolvedPage[]) => renderPages(some, { bundled, pool })
      const standing =
        last.output?.pagesName === kept.name ? { ...last.output, pages: kept.last.pages } : null
      const htmlCache = openHtmlCache(kept.store, out, standing)
      const made = await buildPages(source, { last: kept.last, htmlCache, base, fonts, render })
      stages.done('rendering')
      const images = findUsedImages(site.images, plan, made.html)
      const downloads = findLinkedDownloads(site.downloads, made.html)
      const parts = {
        ...{ bundled, made, htmlCache, fonts, images, photos, found, base, policy },
        downloads: { ...downloads, from: join(content, 'files') },
        asTheyAre: STATIC_DIRECTORY,
        redirects: buildRedirects(site, { base, url, policy }),
      }
      const published = await publish(out, parts, standing, hooks.before)
      hooks.after()
      const pagesName = await kept.save(made.site)
      await removeExpired(Date.now())
      stages.done('publishing')
      const pages = addresses.length
      const { unused } = images
      const { unlinked } = downloads
      const { missing } = history
      const notes = collectNotes({ samples, hidden, problems, drafts, unused, unlinked, missing })
      const { timeZone } = site.settings
      const report = { today, timeZone, problems: told, pages, notes }
      last.save(report, history, { ...published, pagesName })
      const { files, parsedCount } = read
      const work = { files, parsedCount, rendered: made.rendered, stages: stages.all() }
      console.log(formatSummary({ pages, today, out: options.out }, work, notes))
      return exitCode.fine
    } finally {
      await kept.close()
    }
  } finally {
    pool.end()
  }
}
