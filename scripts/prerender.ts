// The build: Markdown files to a site of static pages. The whole way as a list of steps (docs/decisions/prerender.md).
import { cp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { exitStatus, runCommand } from './command-line/exit'
import { dayIn } from './content/day'
import { hasErrors } from './content/problem'
import { readContent } from './content/read-content'
import { loadWithStock } from './content/stock/load-with-stock'
import { bundle, copyAssets } from './prerender/bundle'
import { addFonts } from './prerender/fonts'
import { decodes } from './prerender/pictures/decodes'
import { photoReader } from './prerender/pictures/photo-reader'
import { planCopies } from './prerender/pictures/plan-copies'
import { publishPictures } from './prerender/pictures/publish-pictures'
import { shownPictures } from './prerender/pictures/shown-pictures'
import { stockStore } from './prerender/pictures/stock-store'
import { buildPolicy } from './prerender/policy'
import { lastChanged } from './prerender/last-changed'
import { readBuildOptions } from './prerender/options'
import { buildRedirects } from './prerender/redirects'
import { renderPages } from './prerender/render-pages'
import { swapIn, writeFiles } from './prerender/staging'
import { addStylesheet } from './prerender/stylesheet'
import { summary } from './prerender/summary'
import { verifySite } from './prerender/verify/verify-site'
import { headersFile } from '../renderer/policy'
import { problemsAsText } from './report/text'

// React renders for development unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production'

await runCommand(async () => {
  const options = readBuildOptions(process.argv.slice(2))
  const started = performance.now()

  // Read, parse and check the content, and fetch stock pictures: all problems at once, and nothing is touched when there are any.
  const name = basename(options.content)
  const files = await readContent(options.content, name)
  const { drafts, fresh } = options
  const { site, problems, samples, hidden, today } = await loadWithStock(
    files,
    { name, drafts, today: (zone) => options.asOf ?? dayIn(zone, new Date()) },
    { fetch, store: stockStore(), decodes, fresh },
  )
  if (problems.length > 0) console.error(problemsAsText(problems))
  if (hasErrors(problems)) return exitStatus.problems

  // Bundle the code, and render every page.
  const bundled = await bundle(options)
  const { base, pullRequest } = options
  const policy = buildPolicy(site, base)
  const url = (options.url ?? site.settings.url).replace(/\/$/, '')
  const images = join(options.content, 'images')
  const read = photoReader(images)
  const plan = await planCopies(read, site.pictures)
  const rendered = await renderPages(bundled, site, {
    ...{ today, base, url, pullRequest, policy, copies: plan.copies },
    lastChanged: await lastChanged(options.content, name, site.settings.timeZone),
  })
  const { fonts, ...named } = await addFonts(rendered, base)
  const { pages, file: stylesheet, css } = addStylesheet(named, base)
  const redirects = buildRedirects(site, { base, url, policy })
  const all = [...pages, ...redirects.pages]
  const pictures = shownPictures(site.pictures, plan, pages)

  // Make the site in a folder beside its place, verify it there, and swap it in.
  await swapIn(options.out, async (staging) => {
    if (existsSync('public')) await cp('public', staging, { recursive: true })
    await publishPictures(pictures, { images, read, into: join(staging, 'images'), fresh })
    await copyAssets(bundled, staging)
    await writeFiles(staging, [
      ...all.map(({ file, html }) => [file, html] as const),
      [stylesheet, css],
      ...fonts,
      ['_headers', headersFile(policy, base)],
      ['_redirects', redirects.rules],
    ])
    await verifySite(staging, { pages: all, base, policy })
  })

  console.log(
    summary({
      pages: pages.length,
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
})
