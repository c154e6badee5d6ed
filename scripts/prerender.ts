// The build: Markdown files to a site of static pages. The whole way as a list of steps (docs/decisions/prerender.md).
import { join } from 'node:path'
import type { Build, PageDocument } from '../renderer/types'
import { exitStatus, runCommand } from './command-line/exit'
import { siteAddresses } from './content/addresses'
import { hasErrors } from './content/problem'
import { walk } from './content/walk'
import { outlineOf } from './kept/comparable'
import { bundle, codeVersion } from './prerender/bundle'
import { cacheFor, forgetOld } from './prerender/cache'
import { readFonts } from './prerender/fonts'
import { openHtml } from './prerender/kept-html'
import { openKeptPages } from './prerender/kept-pages'
import { openLastBuild } from './prerender/last-build'
import { historyOf, lastCommits } from './prerender/last-commits'
import { makePages } from './prerender/make-pages'
import { readBuildOptions } from './prerender/options'
import { photoReader } from './prerender/pictures/photo-reader'
import { planCopies } from './prerender/pictures/plan-copies'
import { shownPictures } from './prerender/pictures/shown-pictures'
import { UNKNOWN } from './prerender/place-pages'
import { buildPolicy } from './prerender/policy'
import { openPool } from './prerender/pool'
import { publish } from './prerender/publish'
import { readSite } from './prerender/read-site'
import { buildRedirects } from './prerender/redirects'
import { PUBLIC } from './prerender/site-parts'
import { openStages } from './prerender/stages'
import { openDocuments } from './prerender/render/open-renderer'
import { prepareRendering, renderAll } from './prerender/render/render-all'
import { sameAsLast, siteNotes, summary } from './prerender/summary'
import { problemsAsText } from './report/text'

// React renders for development unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production'

await runCommand(async () => {
  const options = readBuildOptions(process.argv.slice(2))
  const stages = openStages()

  const { content, out, drafts, fresh, base, pullRequest } = options
  const version = codeVersion()
  const found = walk(content)
  const history = await historyOf(content)
  const last = openLastBuild(options, version, found, history)
  if (last.same !== null) {
    const { problems, notes, ...same } = last.same
    if (problems !== '') console.error(problems)
    console.log(sameAsLast({ ...same, out }, performance.now(), notes))
    return exitStatus.fine
  }
  const pool = openPool()
  // The code is bundled and git is asked while the content is read.
  const bundling = bundle(options)
  const place = { file: cacheFor('commits', [content]), version, fresh }
  const commits = lastCommits(content, history, place)
  // When the content is told to have problems first, nobody waits for them.
  for (const one of [bundling, commits]) one.catch(() => null)
  try {
    const read = await readSite(options, version, pool, found)
    const { site, problems, samples, hidden, today } = read
    const told = problemsAsText(problems)
    if (told !== '') console.error(told)
    if (hasErrors(problems)) return exitStatus.problems
    stages.done('reading')
    prepareRendering(read.anew, pool)

    // What every page is made of.
    const policy = buildPolicy(site, base)
    const url = (options.url ?? site.settings.url).replace(/\/$/, '')
    const images = join(content, 'images')
    const photos = { images, read: photoReader(images), fresh }
    const plan = await planCopies(photos.read, site.pictures)
    const fonts = await readFonts()
    const build: Build = {
      ...{ today, base, url, pullRequest, policy, copies: plan.copies },
      lastCommits: await commits,
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
    const kept = await openKeptPages(configuration, version, fresh)
    try {
      const render = (some: readonly PageDocument[]) => renderAll(some, { bundled, pool })
      const standing =
        last.output?.pagesName === kept.name ? { ...last.output, pages: kept.last.pages } : null
      const keptHtml = openHtml(kept.store, out, standing)
      const made = await makePages(source, { last: kept.last, keptHtml, base, fonts, render })
      stages.done('rendering')
      const pictures = shownPictures(site.pictures, plan, made.html)
      const parts = {
        ...{ bundled, made, keptHtml, fonts, pictures, photos, found, base, policy },
        asTheyAre: PUBLIC,
        redirects: buildRedirects(site, { base, url, policy }),
      }
      const published = await publish(out, parts, standing)
      const pagesName = await kept.save(made.site)
      await forgetOld(Date.now())
      stages.done('publishing')
      const pages = addresses.length
      const notes = siteNotes({ samples, hidden, problems, drafts, unshown: pictures.unshown })
      const { timeZone } = site.settings
      last.save({ today, timeZone, problems: told, pages, notes }, { ...published, pagesName })
      const { files, anew } = read
      const work = { files, anew, rendered: made.rendered, stages: stages.all() }
      console.log(summary({ pages, today, out }, work, notes))
      return exitStatus.fine
    } finally {
      await kept.close()
    }
  } finally {
    pool.end()
  }
})
