// Publishes the site, and nothing of it unless all is in order: a few pages in the place of those there, or the whole at once.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from '../../model/stamp'
import { fewChanges, type Changes } from './few-changes'
import { fingerprintOf } from './fingerprint'
import { fileOf, placePages } from './place-pages'
import type { Published, Standing } from './published'
import { fillSite, surroundingsOf, type SiteParts } from './site-parts'
import { listFiles, replaceIn, swapIn } from './staging'
import { readHtml, type BuiltPage } from '../verify/read-html'
import { verifySite } from '../verify/verify-site'

/** @throws when the site is not in order; what was published before then stands */
export async function publish(
  out: string,
  parts: SiteParts,
  standing: Standing | null,
): Promise<Published> {
  const surroundings = surroundingsOf(parts)
  if (standing?.surroundings === surroundings) {
    const changes = fewChanges(standing.pages, parts.made.site.pages)
    const replaced = changes && replacePages(out, parts, standing, changes)
    if (replaced) return replaced
  }
  const folder = await swapIn(out, async (staging) => {
    await fillSite(staging, parts)
    verify(parts, listFiles(staging))
  })
  return { folder, stamps: fingerprintOf(out).stamps, surroundings }
}

/** @returns null when another build has published in the meantime */
function replacePages(
  out: string,
  parts: SiteParts,
  standing: Standing,
  { pages, areAlone }: Changes,
): Published | null {
  const looked = new Map([...pages].map(([address, { facts }]) => [fileOf(address), facts]))
  verify(parts, standing.stamps.keys(), areAlone ? looked : undefined)
  const fill = (staging: string) => placePages(staging, pages, parts.keptHtml)
  if (!replaceIn(out, standing.folder, fill)) return null
  const stamps = new Map(standing.stamps)
  for (const file of looked.keys()) stamps.set(file, stampOf(lstatSync(join(out, file))))
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
