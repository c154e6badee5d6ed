// All that a site is made of, and its folder filled with it.
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { formatHeadersFile } from '../../renderer/security/content-security-policy'
import type { FileEntry } from '../../model/source/list-files'
import { computeHash } from '../../model/hash'
import { copyClientAssets } from '../bundle/bundle-pages'
import { takeSnapshot } from './directory-snapshot'
import type { Font } from '../assets/fonts'
import type { HtmlCache } from '../cache/pages/html-cache'
import type { BuiltPages } from '../render/build-pages'
import type { ImageReader } from '../images/read-source-image'
import type { LinkedDownloads } from '../downloads/find-linked-downloads'
import { writeDownloads } from '../downloads/write-downloads'
import { writeImages } from '../images/write-images'
import type { UsedImages } from '../images/find-used-images'
import { linkPages } from './output-path'
import type { BuiltRedirects } from '../assets/redirect-pages'
import { writeFiles } from './write-files'

/** Its files are published as they are. */
export const STATIC_DIRECTORY = 'public'

/** What this build has made, and where the rest of the site comes from. */
export type OutputFiles = {
  /** The folder whose files are published as they are. */
  readonly asTheyAre: string
  /** The folder that `bundle` made. */
  readonly bundled: string
  readonly made: BuiltPages
  readonly htmlCache: HtmlCache
  readonly redirects: BuiltRedirects
  readonly fonts: readonly Font[]
  readonly images: UsedImages
  readonly photos: {
    readonly images: string
    readonly read: ImageReader
    readonly fresh: boolean
  }
  /** Those that pages link to, and the folder in which they are. */
  readonly downloads: Pick<LinkedDownloads, 'linked'> & { readonly from: string }
  /** The files of the content folder. */
  readonly found: readonly FileEntry[]
  readonly base: string
  readonly policy: string
}

/** Puts them into an empty folder. */
export async function writeOutput(folder: string, parts: OutputFiles): Promise<void> {
  const { asTheyAre, bundled, made, htmlCache, images, photos, downloads } = parts
  if (existsSync(asTheyAre)) await cp(asTheyAre, folder, { recursive: true })
  await writeImages(images, { ...photos, into: join(folder, 'images') })
  await writeDownloads(downloads.linked, { from: downloads.from, into: join(folder, 'files') })
  await copyClientAssets(bundled, folder)
  linkPages(folder, made.site.pages, htmlCache)
  await writeFiles(folder, ownFiles(parts))
}

/** What this build writes by itself, by the paths of the files. */
function ownFiles({ made, redirects, fonts, base, policy }: OutputFiles) {
  return [
    ...redirects.pages.map(({ file, html }) => [file, html] as const),
    [made.site.stylesheet, made.css] as const,
    ...fonts.map(({ path, content }) => [path, content] as const),
    ['_headers', formatHeadersFile(policy, base)] as const,
    ['_redirects', redirects.rules] as const,
  ]
}

/** One value for all but the pages: the same when it would be filled with the same files, under the same policy. */
export function digestAssets(parts: OutputFiles): string {
  const { asTheyAre, bundled, images, downloads, found, base, policy } = parts
  const { vectors, variants } = images
  const signatures = new Map(found.map(({ path, signature }) => [path, signature]))
  const all = [
    [base, policy, bundled],
    [...takeSnapshot(asTheyAre).signatures],
    vectors.map((file) => [file, signatures.get(`images/${file}`)]),
    variants.map(({ file, hash }) => [file, hash]),
    downloads.linked.map(({ file, hash }) => [file, hash]),
    ownFiles(parts).map(([path, content]) => [path, computeHash(content)]),
  ]
  return computeHash(JSON.stringify(all))
}
