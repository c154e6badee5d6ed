// Verifies the site and publishes it in one step: either a single page in place or the whole directory.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { getFileSignature } from '../../model/source/file-signature'
import { replaceDirectory, replacePublishedFile } from './atomic-directory/atomic-directory'
import { diffPages, type PageChange } from './diff-pages'
import { takeSnapshot } from './directory-snapshot'
import { getOutputPath } from './output-path'
import type { PublishedState, IntactPublishedState } from './published-state'
import { writeOutput, digestAssets, type OutputFiles } from './output-files'
import { listFiles } from './site-marker'
import { inspectHtml, type BuiltPage } from '../verify/inspect-html'
import { verifySite } from '../verify/verify-site'

/**
 * Publishes the site, or returns the published state unchanged if nothing differs.
 * @param out the output directory, whose lock this process holds
 * @param published the site at `out`, or null if there is none or it was modified after the last build
 * @param beforePublishing is awaited when everything is written and verified; if it throws, nothing is published
 * @throws when verification fails; the last published site stays in place
 */
export async function publish(
  out: string,
  parts: OutputFiles,
  published: IntactPublishedState | null,
  beforePublishing: () => Promise<void>,
): Promise<PublishedState> {
  const assetsDigest = digestAssets(parts)
  if (published?.assetsDigest === assetsDigest) {
    const diff = diffPages(published.pages, parts.built.site.pages)
    if (diff === 'none') return published
    const state =
      diff !== 'many' && (await publishPage(out, parts, published, diff, beforePublishing))
    if (state) return state
  }
  const inode = await replaceDirectory(out, async (staging) => {
    await writeOutput(staging, parts)
    verify(parts, listFiles(staging))
    await beforePublishing()
  })
  return { inode, signatures: takeSnapshot(out).signatures, assetsDigest }
}

/**
 * Replaces one page. Returns null, and publishes nothing, if the directory at `out` is not the one that the last build
 * published.
 */
async function publishPage(
  out: string,
  parts: OutputFiles,
  { inode, signatures, assetsDigest }: IntactPublishedState,
  { path, page, affectsOtherPages }: PageChange,
  beforePublishing: () => Promise<void>,
): Promise<PublishedState | null> {
  const file = getOutputPath(path)
  const changed = new Map([[file, page.summary]])
  verify(parts, signatures.keys(), affectsOtherPages ? undefined : changed)
  await beforePublishing()
  const write = (target: string) => parts.htmlCache.link(path, page, target)
  if (!replacePublishedFile(out, inode, file, write)) return null
  const signature = getFileSignature(lstatSync(join(out, file), { bigint: true }))
  return { inode, signatures: new Map(signatures).set(file, signature), assetsDigest }
}

/** @param changed the pages to verify, by their files; all pages if it is omitted */
function verify(
  { built: { site }, redirects, base, policy, elsewhere }: OutputFiles,
  written: Iterable<string>,
  changed?: ReadonlyMap<string, BuiltPage>,
): void {
  const pages = new Map([
    ...[...site.pages].map(([path, { summary }]) => [getOutputPath(path), summary] as const),
    ...redirects.pages.map(
      ({ file, html }) => [file, { own: inspectHtml(html), shared: [] }] as const,
    ),
  ])
  const input = { pages, written: new Set(written), parts: site.parts, base, policy, elsewhere }
  verifySite(input, changed)
}
