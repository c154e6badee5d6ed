// All that a site is made of, and its folder filled with it.
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile } from '../../renderer/security/content-security-policy'
import type { Found } from '../../model/source/list-files'
import { hashOf } from '../../model/hash'
import { copyAssets } from '../bundle/bundle-pages'
import { fingerprintOf } from './directory-snapshot'
import type { Font } from '../assets/fonts'
import type { KeptHtml } from '../cache/pages/html-cache'
import type { MadePages } from '../render/build-pages'
import type { PhotoReader } from '../images/read-source-image'
import type { LinkedDownloads } from '../downloads/find-linked-downloads'
import { publishDownloads } from '../downloads/write-downloads'
import { publishPictures } from '../images/write-images'
import type { ShownPictures } from '../images/find-used-images'
import { placePages } from './output-path'
import type { BuiltRedirects } from '../assets/redirect-pages'
import { writeFiles } from './write-files'

/** Its files are published as they are. */
export const PUBLIC = 'public'

/** What this build has made, and where the rest of the site comes from. */
export type SiteParts = {
  /** The folder whose files are published as they are. */
  readonly asTheyAre: string
  /** The folder that `bundle` made. */
  readonly bundled: string
  readonly made: MadePages
  readonly keptHtml: KeptHtml
  readonly redirects: BuiltRedirects
  readonly fonts: readonly Font[]
  readonly pictures: ShownPictures
  readonly photos: {
    readonly images: string
    readonly read: PhotoReader
    readonly fresh: boolean
  }
  /** Those that pages link to, and the folder in which they are. */
  readonly downloads: Pick<LinkedDownloads, 'linked'> & { readonly from: string }
  /** The files of the content folder. */
  readonly found: readonly Found[]
  readonly base: string
  readonly policy: string
}

/** Puts them into an empty folder. */
export async function fillSite(folder: string, parts: SiteParts): Promise<void> {
  const { asTheyAre, bundled, made, keptHtml, pictures, photos, downloads } = parts
  if (existsSync(asTheyAre)) await cp(asTheyAre, folder, { recursive: true })
  await publishPictures(pictures, { ...photos, into: join(folder, 'images') })
  await publishDownloads(downloads.linked, { from: downloads.from, into: join(folder, 'files') })
  await copyAssets(bundled, folder)
  placePages(folder, made.site.pages, keptHtml)
  await writeFiles(folder, ownFiles(parts))
}

/** What this build writes by itself, by the paths of the files. */
function ownFiles({ made, redirects, fonts, base, policy }: SiteParts) {
  return [
    ...redirects.pages.map(({ file, html }) => [file, html] as const),
    [made.site.stylesheet, made.css] as const,
    ...fonts.map(({ path, content }) => [path, content] as const),
    ['_headers', headersFile(policy, base)] as const,
    ['_redirects', redirects.rules] as const,
  ]
}

/** One value for all but the pages: the same when it would be filled with the same files, under the same policy. */
export function surroundingsOf(parts: SiteParts): string {
  const { asTheyAre, bundled, pictures, downloads, found, base, policy } = parts
  const { drawings, copies } = pictures
  const stamps = new Map(found.map(({ path, stamp }) => [path, stamp]))
  const all = [
    [base, policy, bundled],
    [...fingerprintOf(asTheyAre).stamps],
    drawings.map((file) => [file, stamps.get(`images/${file}`)]),
    copies.map(({ file, hash }) => [file, hash]),
    downloads.linked.map(({ file, hash }) => [file, hash]),
    ownFiles(parts).map(([path, content]) => [path, hashOf(content)]),
  ]
  return hashOf(JSON.stringify(all))
}
