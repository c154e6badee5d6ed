// Publishes the site if all of it is in order, in one step: a single page in its place, or the whole directory.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { getFileSignature } from '../../model/source/file-signature'
import { replaceDirectory, replaceFile } from './atomic-directory'
import { diffPages, type PageChange } from './diff-pages'
import { takeSnapshot } from './directory-snapshot'
import { getOutputPath } from './output-path'
import type { PublishedState, IntactPublishedState } from './published-state'
import { writeOutput, digestAssets, type OutputFiles } from './output-files'
import { listFiles } from './site-marker'
import { inspectHtml, type BuiltPage } from '../verify/inspect-html'
import { verifySite } from '../verify/verify-site'

/**
 * @param out the directory of the site, whose lock this process holds
 * @param beforePublishing is awaited when everything is written and verified; if it throws, nothing is published
 * @throws when the site is not in order; then the last published site stays
 */
export async function publish(
  out: string,
  parts: OutputFiles,
  standing: IntactPublishedState | null,
  beforePublishing: () => Promise<void>,
): Promise<PublishedState> {
  const assetsDigest = digestAssets(parts)
  if (standing?.assetsDigest === assetsDigest) {
    const diff = diffPages(standing.pages, parts.made.site.pages)
    if (diff === 'none') return standing
    const published =
      diff !== 'many' && (await publishPage(out, parts, standing, diff, beforePublishing))
    if (published) return published
  }
  const folder = await replaceDirectory(out, async (staging) => {
    await writeOutput(staging, parts)
    verify(parts, listFiles(staging))
    await beforePublishing()
  })
  return { folder, signatures: takeSnapshot(out).signatures, assetsDigest }
}

/** Returns null, and publishes nothing, when another directory is there than the last build has published. */
async function publishPage(
  out: string,
  parts: OutputFiles,
  standing: IntactPublishedState,
  { path, page, affectsOtherPages }: PageChange,
  beforePublishing: () => Promise<void>,
): Promise<PublishedState | null> {
  const file = getOutputPath(path)
  const changed = new Map([[file, page.facts]])
  verify(parts, standing.signatures.keys(), affectsOtherPages ? undefined : changed)
  await beforePublishing()
  const write = (target: string) => parts.htmlCache.place(path, page, target)
  if (!replaceFile(out, standing.folder, file, write)) return null
  const signatures = new Map(standing.signatures).set(
    file,
    getFileSignature(lstatSync(join(out, file))),
  )
  return { folder: standing.folder, signatures, assetsDigest: standing.assetsDigest }
}

/** @param looked the pages that are looked at, by their files; without it, all */
function verify(
  { made: { site }, redirects, base, policy }: OutputFiles,
  written: Iterable<string>,
  looked?: ReadonlyMap<string, BuiltPage>,
): void {
  const pages = new Map([
    ...[...site.pages].map(([address, { facts }]) => [getOutputPath(address), facts] as const),
    ...redirects.pages.map(
      ({ file, html }) => [file, { own: inspectHtml(html), shared: [] }] as const,
    ),
  ])
  verifySite({ pages, written: new Set(written), parts: site.parts, base, policy }, looked)
}
