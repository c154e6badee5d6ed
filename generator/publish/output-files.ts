// Collects all files of the site and writes them to a directory.
import { existsSync, mkdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatHeadersFile } from '../../renderer/security/content-security-policy'
import { computeHash } from '../../model/memoize/hash'
import { copyClientAssets } from '../bundle/bundle-pages'
import { BUILD_INFO_FILE, formatBuildInfo, type BuildInfo } from './build-info'
import { takeSnapshot } from './directory-snapshot'
import type { SharedAsset } from '../assets/shared-assets'
import type { HtmlCache } from '../cache/pages/html-cache'
import type { PagesByPath } from '../cache/pages/page-cache'
import type { BuiltPages } from '../render/build-pages'
import type { ImageReader } from '../images/read-source-image'
import type { LinkedDownloads } from '../downloads/find-linked-downloads'
import { writeDownloads } from '../downloads/write-downloads'
import { writeImages } from '../images/write-images'
import type { UsedImages } from '../images/find-used-images'
import { writeShareImages } from '../share-images/write-share-images'
import type { PlannedShareImage } from '../share-images/plan-share-images'
import type { PlannedSiteFiles } from '../site-files/plan-site-files'
import { getOutputPath } from './output-path'
import type { BuiltRedirects } from '../assets/redirect-pages'
import { writeFiles } from './write-files'

/** The directory whose files are published unchanged. */
export const STATIC_DIRECTORY = 'public'

/** Everything that the site consists of. */
export type OutputFiles = {
  /** The directory whose files are published unchanged. */
  readonly staticDirectory: string
  /** The directory that `bundlePages` returns. */
  readonly bundled: string
  readonly built: BuiltPages
  readonly htmlCache: HtmlCache
  readonly redirects: BuiltRedirects
  readonly sharedAssets: readonly SharedAsset[]
  readonly images: UsedImages
  readonly shareImages: readonly PlannedShareImage[]
  /** How to read the original images. */
  readonly sourceImages: { readonly read: ImageReader; readonly ignoreCache: boolean }
  /** The downloads that pages link to, and the directory that holds them. */
  readonly downloads: Pick<LinkedDownloads, 'linked'> & { readonly from: string }
  readonly base: string
  readonly policy: string
  /** The paths, with the base, of pages that others put beside the site once it is built. */
  readonly elsewhere: readonly string[]
  readonly info: BuildInfo
  readonly siteFiles: PlannedSiteFiles
}

/** Writes the whole site to an empty directory. */
export async function writeOutput(directory: string, parts: OutputFiles): Promise<void> {
  const { staticDirectory, bundled, built, htmlCache, images, sourceImages, downloads } = parts
  const { info, shareImages } = parts
  if (existsSync(staticDirectory)) await cp(staticDirectory, directory, { recursive: true })
  await writeImages(images, { ...sourceImages, into: directory })
  await writeShareImages(shareImages, { ...sourceImages, into: directory })
  await writeDownloads(downloads.linked, { from: downloads.from, into: join(directory, 'files') })
  await copyClientAssets(bundled, { into: directory, isPreview: info.pullRequest !== null })
  linkPages(directory, built.site.pages, htmlCache)
  await writeFiles(directory, [...listGeneratedFiles(parts), ...parts.siteFiles.create()])
}

function linkPages(directory: string, pages: PagesByPath, htmlCache: HtmlCache): void {
  const subdirectories = new Set([...pages.keys()].map((path) => dirname(getOutputPath(path))))
  for (const subdirectory of subdirectories)
    mkdirSync(join(directory, subdirectory), { recursive: true })
  for (const [path, page] of pages) htmlCache.link(path, page, join(directory, getOutputPath(path)))
}

/** Returns the paths and contents of the files, except pages and those of the whole site, that the build generates itself. */
function listGeneratedFiles(parts: OutputFiles) {
  const { built, redirects, sharedAssets, base, policy, info } = parts
  return [
    ...redirects.pages.map(({ file, html }) => [file, html] as const),
    ...built.stylesheets,
    ...sharedAssets.map(({ path, content }) => [path, content] as const),
    ['_headers', formatHeadersFile(policy, base)] as const,
    ['_redirects', redirects.rules] as const,
    [BUILD_INFO_FILE, formatBuildInfo(info)] as const,
  ]
}

/** Returns a hash of the policy and of all output files except the pages. */
export function digestAssets(parts: OutputFiles): string {
  const { staticDirectory, bundled, images, shareImages, downloads, base, policy } = parts
  const assets = [
    [base, policy, bundled],
    [...takeSnapshot(staticDirectory).signatures],
    images.drawings.map(({ file, content }) => [file, computeHash(content)]),
    images.variants.map(({ file, hash }) => [file, hash]),
    shareImages.map(({ file }) => file),
    downloads.linked.map(({ file, hash }) => [file, hash]),
    listGeneratedFiles(parts).map(([path, content]) => [path, computeHash(content)]),
    parts.siteFiles.hashes,
  ]
  return computeHash(JSON.stringify(assets))
}
