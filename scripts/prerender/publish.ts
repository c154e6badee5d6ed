// Makes the site in a folder beside its place, verifies it there, and swaps it in.
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile } from '../../renderer/policy'
import type { Store } from '../kept/kept-store'
import { copyAssets } from './bundle'
import type { Font } from './fonts'
import type { MadePages } from './make-pages'
import type { PhotoReader } from './pictures/photo-reader'
import { publishPictures } from './pictures/publish-pictures'
import type { ShownPictures } from './pictures/shown-pictures'
import { fileOf, placePages } from './place-pages'
import type { BuiltRedirects } from './redirects'
import { swapIn, writeFiles } from './staging'
import { readHtml } from './verify/read-html'
import { verifySite } from './verify/verify-site'

type Parts = {
  readonly bundled: string
  readonly made: MadePages
  readonly store: Store
  readonly redirects: BuiltRedirects
  readonly fonts: readonly Font[]
  readonly pictures: ShownPictures
  readonly photos: {
    readonly images: string
    readonly read: PhotoReader
    readonly fresh: boolean
  }
  readonly base: string
  readonly policy: string
}

/** @throws when the site is not in order; what was published before then stands */
export async function publish(out: string, parts: Parts): Promise<void> {
  const { bundled, made, store, redirects, fonts, pictures, photos, base, policy } = parts
  const pages = [...made.site.pages].map(([address, page]) => [fileOf(address), page] as const)
  await swapIn(out, async (staging) => {
    if (existsSync('public')) await cp('public', staging, { recursive: true })
    await publishPictures(pictures, { ...photos, into: join(staging, 'images') })
    await copyAssets(bundled, staging)
    placePages(staging, pages, store)
    await writeFiles(staging, [
      ...redirects.pages.map(({ file, html }) => [file, html] as const),
      [made.site.stylesheet, made.css],
      ...fonts.map(({ path, content }) => [path, content] as const),
      ['_headers', headersFile(policy, base)],
      ['_redirects', redirects.rules],
    ])
    const facts = [
      ...pages.map(([file, page]) => [file, page.facts] as const),
      ...redirects.pages.map(
        ({ file, html }) => [file, { own: readHtml(html), shared: [] }] as const,
      ),
    ]
    verifySite(staging, { pages: new Map(facts), parts: made.site.parts, base, policy })
  })
}
