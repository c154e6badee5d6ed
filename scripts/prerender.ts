// The build: Markdown files to a site of static pages. The whole way as a list of steps (docs/decisions/prerender.md).
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Build, PageDocument } from '../renderer/page-context'
import { exitStatus, runCommand } from '../generator/cli/exit'
import { getStopStatus, onStop } from '../generator/process/stop-signal'
import { siteAddresses } from '../model/routing/routes'
import { hasErrors } from '../model/problems/problem'
import { walk } from '../model/source/list-files'
import { outlineOf } from '../generator/cache/entries/data-digest'
import { bundle, codeVersion } from '../generator/bundle/bundle-pages'
import { cacheFor, forgetOld } from '../generator/cache/cache-directory'
import { readFonts } from '../generator/assets/fonts'
import { openHtml } from '../generator/cache/pages/html-cache'
import { openKeptPages } from '../generator/cache/pages/page-cache'
import { openLastBuild } from '../generator/cache/pages/build-state'
import { readHistory } from '../generator/git/last-modified'
import { makePages } from '../generator/render/build-pages'
import { readBuildOptions, type BuildOptions } from '../generator/build-options'
import { photoReader } from '../generator/images/read-source-image'
import { planCopies } from '../generator/images/plan-variants'
import { linkedDownloads } from '../generator/downloads/find-linked-downloads'
import { shownPictures } from '../generator/images/find-used-images'
import { UNKNOWN } from '../generator/publish/output-path'
import { buildPolicy } from '../generator/assets/site-csp'
import { openPool } from '../generator/workers/worker-pool'
import { openOutput } from '../generator/publish/open-output'
import { publish } from '../generator/publish/publish'
import { resolveOutput } from '../generator/publish/resolve-output'
import { readSite } from '../generator/load/load-content-with-cache'
import { buildRedirects } from '../generator/assets/redirect-pages'
import { PUBLIC } from '../generator/publish/output-files'
import { openStages } from '../generator/timings'
import { openDocuments } from '../generator/render/create-renderer'
import { prepareRendering, renderAll } from '../generator/render/render-pages'
import { sameAsLast, siteNotes, summary } from '../generator/reporters/build-summary'
import { problemsAsText } from '../generator/reporters/text-reporter'

// React renders for development unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production'

await runCommand(async () => {
  const options = readBuildOptions(process.argv.slice(2))
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
  const stages = openStages()

  const version = codeVersion()
  const found = walk(content)
  const last = openLastBuild({ ...options, out }, version, found)
  const askGit = () =>
    readHistory(content, { file: cacheFor('commits', [content]), version, fresh })
  // Until its files are known to be without an error, no program is started in a folder that holds the content.
  const same = last.isChecked ? last.sameWith(await askGit()) : null
  if (same !== null) {
    const { problems, notes, ...made } = same
    if (problems !== '') console.error(problems)
    console.log(sameAsLast({ ...made, out: options.out }, performance.now(), notes))
    return exitStatus.fine
  }
  const pool = openPool()
  // Vite reads nothing of the content, so it works while the content is read.
  const bundling = bundle(options)
  // When the content has errors, nobody waits for it.
  bundling.catch(() => null)
  try {
    const read = await readSite(options, version, pool, found)
    const { site, problems, samples, hidden, today } = read
    const told = problemsAsText(problems)
    if (told !== '') console.error(told)
    if (hasErrors(problems)) return exitStatus.problems
    stages.done('reading')
    const asking = askGit()
    // When something else fails first, nobody waits for git.
    asking.catch(() => null)
    prepareRendering(read.anew, pool)

    // What every page is made of.
    const policy = buildPolicy(site, base)
    const url = (options.url ?? site.settings.url).replace(/\/$/, '')
    const images = join(content, 'images')
    const photos = { images, read: photoReader(images), fresh }
    const plan = await planCopies(photos.read, site.pictures)
    const fonts = await readFonts()
    const history = await asking
    const build: Build = {
      ...{ today, base, url, pullRequest, policy, copies: plan.copies },
      lastCommits: history.commits,
      fonts: fonts.map(({ path }) => path),
    }
    const bundled = await bundling
    const documentAt = await openDocuments(bundled)
    stages.done('bundling')
    const addresses = [...siteAddresses(site), UNKNOWN]
    const source = {
      addresses,
      documentAt: (urlPathname: string) => documentAt({ site, build, urlPathname }),
      outline: outlineOf([site, build]),
    }

    // Render those of which something has changed, and make the site of all.
    const configuration = cacheFor('pages', [content, base, drafts, pullRequest])
    const kept = openKeptPages(configuration, version, fresh)
    try {
      const render = (some: readonly PageDocument[]) => renderAll(some, { bundled, pool })
      const standing =
        last.output?.pagesName === kept.name ? { ...last.output, pages: kept.last.pages } : null
      const keptHtml = openHtml(kept.store, out, standing)
      const made = await makePages(source, { last: kept.last, keptHtml, base, fonts, render })
      stages.done('rendering')
      const pictures = shownPictures(site.pictures, plan, made.html)
      const downloads = linkedDownloads(site.downloads, made.html)
      const parts = {
        ...{ bundled, made, keptHtml, fonts, pictures, photos, found, base, policy },
        downloads: { ...downloads, from: join(content, 'files') },
        asTheyAre: PUBLIC,
        redirects: buildRedirects(site, { base, url, policy }),
      }
      const published = await publish(out, parts, standing, hooks.before)
      hooks.after()
      const pagesName = await kept.save(made.site)
      await forgetOld(Date.now())
      stages.done('publishing')
      const pages = addresses.length
      const { unshown } = pictures
      const { unlinked } = downloads
      const { missing } = history
      const notes = siteNotes({ samples, hidden, problems, drafts, unshown, unlinked, missing })
      const { timeZone } = site.settings
      const report = { today, timeZone, problems: told, pages, notes }
      last.save(report, history, { ...published, pagesName })
      const { files, anew } = read
      const work = { files, anew, rendered: made.rendered, stages: stages.all() }
      console.log(summary({ pages, today, out: options.out }, work, notes))
      return exitStatus.fine
    } finally {
      await kept.close()
    }
  } finally {
    pool.end()
  }
}
