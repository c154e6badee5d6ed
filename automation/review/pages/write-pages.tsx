// Writes the pages of a review, which a preview holds in a folder of their own.
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CreatedReview } from '../create-review'
import { adoptStylesheet, getFileName, STYLES_FOLDER } from '../marks/adopt-page'
import type { PageChange } from '../review'
import { findVersions, selectSides, type BuiltSides } from '../sides/built-sides'
import { IndexPage } from './index-page'
import { createMarkedPage } from './marked-page'
import { PlainPage } from './plain-page'
import { createFontStyles, createStylesheet } from './styles/stylesheet'

/** What the build publishes as a picture. */
const PICTURE_FILE = /^[\w-]+(?:\.[\w-]+)*\.(?:avif|gif|jpg|png|svg|webp)$/
/** Where the site is if there is no preview. */
const OWN_SITE = 'site'

/** @param directory may hold the folder `pictures` with the screenshots */
export async function writePages(
  { review, sides }: CreatedReview,
  directory: string,
): Promise<void> {
  const root = review.previewUrl === null ? `${OWN_SITE}/` : '../'
  for (const folder of ['pictures', STYLES_FOLDER])
    await mkdir(join(directory, folder), { recursive: true })
  await cp('renderer/fonts', join(directory, 'fonts'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.woff2'),
  })
  await writeFile(join(directory, 'review.css'), createStylesheet())
  await writeFile(join(directory, 'fonts.css'), createFontStyles())
  await writeFile(join(directory, 'index.html'), render(<IndexPage review={review} />))
  for (const page of review.pages) {
    const { slug } = page
    if (slug === null || sides === null) continue
    const { before, after } = findVersions(sides, page)
    const { html, stylesheets } = after
      ? createMarkedPage({ review, page, before, after, root })
      : { html: render(<PlainPage review={review} page={page} />), stylesheets: [] }
    await writeFile(join(directory, `${slug}.html`), html)
    const site = selectSides(sides, page).head.directory
    for (const path of stylesheets) await copyStylesheet(site, path, { directory, root })
    await copyPictures(sides, page, directory)
  }
  if (sides && review.previewUrl === null)
    await cp(sides.complete.head.directory, join(directory, OWN_SITE), {
      recursive: true,
      // Files that control a host.
      filter: (file) => !/^[._]/.test(basename(file)),
    })
}

const render = (element: ReactElement): string => `<!doctype html>${renderToStaticMarkup(element)}`

type Target = { readonly directory: string; readonly root: string }

async function copyStylesheet(
  site: string,
  path: string,
  { directory, root }: Target,
): Promise<void> {
  const css = await readFile(join(site, path), 'utf8')
  const target = join(directory, STYLES_FOLDER, getFileName(path))
  await writeFile(target, adoptStylesheet(css, root))
}

async function copyPictures(sides: BuiltSides, page: PageChange, directory: string): Promise<void> {
  const { base, head } = selectSides(sides, page)
  for (const { before, after } of page.pictures) {
    if (before !== null) await copyPicture(base.directory, before, directory)
    if (after !== null) await copyPicture(head.directory, after, directory)
  }
}

async function copyPicture(site: string, src: string, directory: string): Promise<void> {
  const name = getFileName(src)
  if (!PICTURE_FILE.test(name)) return
  await copyFile(join(site, src.replace(/[?#].*$/, '')), join(directory, 'pictures', name))
}
