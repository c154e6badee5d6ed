// Publishes the site if all of it is in order, in one step: a single page in its place, or the whole directory.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from '../../model/source/file-signature'
import { replaceDirectory, replaceFile } from './atomic-directory'
import { diffPages, type PageChange } from './diff-pages'
import { fingerprintOf } from './directory-snapshot'
import { fileOf } from './output-path'
import type { Published, Standing } from './published-state'
import { fillSite, surroundingsOf, type SiteParts } from './output-files'
import { listFiles } from './site-marker'
import { readHtml, type BuiltPage } from '../verify/inspect-html'
import { verifySite } from '../verify/verify-site'

/**
 * @param out the directory of the site, whose lock this process holds
 * @param beforePublishing is awaited when everything is written and verified; if it throws, nothing is published
 * @throws when the site is not in order; then the last published site stays
 */
export async function publish(
  out: string,
  parts: SiteParts,
  standing: Standing | null,
  beforePublishing: () => Promise<void>,
): Promise<Published> {
  const surroundings = surroundingsOf(parts)
  if (standing?.surroundings === surroundings) {
    const diff = diffPages(standing.pages, parts.made.site.pages)
    if (diff === 'none') return standing
    const published =
      diff !== 'many' && (await publishPage(out, parts, standing, diff, beforePublishing))
    if (published) return published
  }
  const folder = await replaceDirectory(out, async (staging) => {
    await fillSite(staging, parts)
    verify(parts, listFiles(staging))
    await beforePublishing()
  })
  return { folder, stamps: fingerprintOf(out).stamps, surroundings }
}

/** Returns null, and publishes nothing, when another directory is there than the last build has published. */
async function publishPage(
  out: string,
  parts: SiteParts,
  standing: Standing,
  { path, page, affectsOtherPages }: PageChange,
  beforePublishing: () => Promise<void>,
): Promise<Published | null> {
  const file = fileOf(path)
  const changed = new Map([[file, page.facts]])
  verify(parts, standing.stamps.keys(), affectsOtherPages ? undefined : changed)
  await beforePublishing()
  const write = (target: string) => parts.keptHtml.place(path, page, target)
  if (!replaceFile(out, standing.folder, file, write)) return null
  const stamps = new Map(standing.stamps).set(file, stampOf(lstatSync(join(out, file))))
  return { folder: standing.folder, stamps, surroundings: standing.surroundings }
}

/** @param looked the pages that are looked at, by their files; without it, all */
function verify(
  { made: { site }, redirects, base, policy }: SiteParts,
  written: Iterable<string>,
  looked?: ReadonlyMap<string, BuiltPage>,
): void {
  const pages = new Map([
    ...[...site.pages].map(([address, { facts }]) => [fileOf(address), facts] as const),
    ...redirects.pages.map(
      ({ file, html }) => [file, { own: readHtml(html), shared: [] }] as const,
    ),
  ])
  verifySite({ pages, written: new Set(written), parts: site.parts, base, policy }, looked)
}
