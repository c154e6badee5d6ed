// The build: Markdown files to a site of static pages. The whole way as a list of steps (docs/decisions/prerender.md).
import { cp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { exitStatus, runCommand } from './command-line/exit'
import { dayIn } from './content/day'
import { hasErrors } from './content/problem'
import { readContent } from './content/read-content'
import { loadWithStock } from './content/stock/load-with-stock'
import { bundle, codeVersion, copyAssets } from './prerender/bundle'
import { readFonts } from './prerender/fonts'
import { decodes } from './prerender/pictures/decodes'
import { photoReader } from './prerender/pictures/photo-reader'
import { planCopies } from './prerender/pictures/plan-copies'
import { publishPictures } from './prerender/pictures/publish-pictures'
import { shownPictures } from './prerender/pictures/shown-pictures'
import { stockStore } from './prerender/pictures/stock-store'
import { buildPolicy } from './prerender/policy'
import { lastChanged, lastCommits } from './prerender/last-changed'
import { readBuildOptions } from './prerender/options'
import { buildRedirects } from './prerender/redirects'
import { openPool } from './prerender/pool'
import { readAhead } from './prerender/read-ahead'
import { openRenderer } from './prerender/render/open-renderer'
import { renderAll } from './prerender/render/render-all'
import { fileOf, placePages, UNKNOWN } from './prerender/place-pages'
import { openKeptPages } from './prerender/kept-pages'
import { makePages } from './prerender/make-pages'
import { cacheFor } from './prerender/cache'
import { keepEntries } from './kept/kept-entries'
import { siteAddresses } from './content/addresses'
import { readPage } from './prerender/verify/read-page'
import type { Build } from '../renderer/types'
import { swapIn, writeFiles } from './prerender/staging'
import { summary } from './prerender/summary'
import { verifySite } from './prerender/verify/verify-site'
import { headersFile } from '../renderer/policy'
import { problemsAsText } from './report/text'

// React renders for development unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production'

await runCommand(async () => {
  const options = readBuildOptions(process.argv.slice(2))
  const started = performance.now()

  const { drafts, fresh, base, pullRequest } = options
  const name = basename(options.content)
  const version = codeVersion()
  const pool = openPool()
  try {
    // Read, parse and check the content, and fetch stock pictures: all problems at once, and nothing is touched when there are any.
    const commits = lastCommits(options.content)
    const files = readContent(options.content, name)
    const entries = keepEntries(cacheFor('entries', [options.content]), version, fresh)
    await readAhead(files, name, entries, pool)
    const { site, problems, samples, hidden, today } = await loadWithStock(
      files,
      {
        name,
        drafts,
        today: (zone) => options.asOf ?? dayIn(zone, new Date()),
        read: entries.read,
      },
      { fetch, store: stockStore(), decodes, fresh },
    )
    await entries.save()
    if (problems.length > 0) console.error(problemsAsText(problems))
    if (hasErrors(problems)) return exitStatus.problems

    // Bundle the code, find what every page is made of, and render those of which something has changed.
    const bundled = await bundle(options)
    const policy = buildPolicy(site, base)
    const url = (options.url ?? site.settings.url).replace(/\/$/, '')
    const images = join(options.content, 'images')
    const read = photoReader(images)
    const plan = await planCopies(read, site.pictures)
    const fonts = await readFonts()
    const build: Build = {
      ...{ today, base, url, pullRequest, policy, copies: plan.copies },
      lastChanged: lastChanged(await commits, name, site.settings.timeZone),
      fonts: fonts.map(({ path }) => path),
    }
    const renderer = await openRenderer(bundled)
    const documents = [...siteAddresses(site), UNKNOWN].map((urlPathname) =>
      renderer.documentAt({ site, build, urlPathname }),
    )
    const configuration = [options.content, base, drafts, pullRequest]
    const kept = await openKeptPages(cacheFor('pages', configuration), version, fresh)
    const made = await makePages(documents, {
      ...{ kept, base, fonts },
      render: (some) => renderAll(some, { renderer, bundled, pool }),
    })
    const redirects = buildRedirects(site, { base, url, policy })
    const pages = new Map(
      Object.entries(made.site.pages).map(([address, page]) => [fileOf(address), page]),
    )
    const pictures = shownPictures(
      site.pictures,
      plan,
      [...pages.values()].map(({ facts }) => facts),
    )

    // Make the site in a folder beside its place, verify it there, and swap it in.
    await swapIn(options.out, async (staging) => {
      if (existsSync('public')) await cp('public', staging, { recursive: true })
      await publishPictures(pictures, { images, read, into: join(staging, 'images'), fresh })
      await copyAssets(bundled, staging)
      placePages(staging, pages, kept.store)
      await writeFiles(staging, [
        ...redirects.pages.map(({ file, html }) => [file, html] as const),
        [made.site.stylesheet, made.css],
        ...fonts.map(({ path, content }) => [path, content] as const),
        ['_headers', headersFile(policy, base)],
        ['_redirects', redirects.rules],
      ])
      const facts = [
        ...[...pages].map(([file, { facts }]) => [file, facts] as const),
        ...redirects.pages.map(({ file, html }) => [file, readPage(html)] as const),
      ]
      await verifySite(staging, { pages: new Map(facts), base, policy })
    })
    await kept.save(made.site)

    console.log(
      summary({
        pages: pages.size,
        rendered: made.rendered,
        samples,
        hidden,
        unshown: pictures.unshown,
        problems,
        drafts,
        today,
        out: options.out,
        milliseconds: performance.now() - started,
      }),
    )
    return exitStatus.fine
  } finally {
    await pool.end()
  }
})
