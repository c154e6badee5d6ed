// Writes the pages of a review, which a preview holds in its folder `review`.
import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Review } from '../review'
import { ChangePage, getFileName } from './change-page'
import { IndexPage } from './index-page'
import { createStylesheet } from './stylesheet'

/** What the build publishes as a picture. */
const PICTURE_FILE = /^[\w-]+(?:\.[\w-]+)*\.(?:avif|gif|jpg|png|svg|webp)$/

/**
 * @param directory may hold the folder `pictures` with the screenshots
 * @param sites the directories of both sites, whose pictures are shown, or null if there are none
 */
export async function writePages(
  review: Review,
  directory: string,
  sites: { readonly base: string; readonly head: string } | null,
): Promise<void> {
  await mkdir(join(directory, 'pictures'), { recursive: true })
  await cp('renderer/fonts', join(directory, 'fonts'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.woff2'),
  })
  await writeFile(join(directory, 'review.css'), createStylesheet())
  await writeFile(join(directory, 'index.html'), render(<IndexPage review={review} />))
  for (const page of review.pages) {
    if (page.slug === null) continue
    const html = render(<ChangePage review={review} page={page} />)
    await writeFile(join(directory, `${page.slug}.html`), html)
  }
  if (sites === null) return
  for (const { before, after } of review.pages.flatMap(({ pictures }) => pictures)) {
    if (before !== null) await copyPicture(sites.base, before, directory)
    if (after !== null) await copyPicture(sites.head, after, directory)
  }
}

const render = (element: ReactElement): string => `<!doctype html>${renderToStaticMarkup(element)}`

async function copyPicture(site: string, src: string, directory: string): Promise<void> {
  const name = getFileName(src)
  if (!PICTURE_FILE.test(name)) return
  // A picture of a hidden page is in another site.
  await copyFile(join(site, src.replace(/[?#].*$/, '')), join(directory, 'pictures', name)).catch(
    () => null,
  )
}
