// Takes pictures of the most important changed pages, before and after, on a phone and on a desktop.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { getErrorMessage } from '../../../generator/process/system-error.mjs'
import { launchBrowser } from '../../../tools/chromium/launch'
import { openCamera, RENDER_FLAGS } from '../../../tools/visual-regression/take-screenshots'
import type { CreatedReview } from '../create-review'
import { groupPages } from '../compare/rank-pages'
import { findVersions, selectSides, type BuiltSides } from '../sides/built-sides'
import { captureChange, type Both } from './capture-change'
import { createServers } from './serve-sites'
import { formatCount } from '../report/format-count'
import type { PageChange, Review, Screenshots } from '../review'

/** Each page takes several seconds. */
const MAX_PAGES = 6
const SIZES = ['phone', 'desktop'] as const

/**
 * Writes the pictures to `directory` and resolves to the review with their names in it. If no browser starts, the review says so.
 */
export async function addPictures(
  { review, sides }: CreatedReview,
  directory: string,
): Promise<Review> {
  if (sides === null) return review
  // Of pages that change in the same way, one is enough.
  const candidates = groupPages(review.pages)
    .flatMap(([first]) => first ?? [])
    .filter(({ status }) => status !== 'redirected')
  const chosen = candidates.slice(0, MAX_PAGES)
  if (chosen.length === 0) return review
  try {
    const shots = await capturePages(chosen, review, sides, directory)
    const rest = candidates.length - chosen.length
    const notice = `There are pictures of ${MAX_PAGES} pages only, the ones that change most. ${formatCount(rest, 'other page has', 'other pages have')} none.`
    return {
      ...review,
      pages: review.pages.map((page) => ({ ...page, screenshots: shots.get(page) ?? [] })),
      notices: [...review.notices, ...(rest > 0 ? [notice] : [])],
    }
  } catch (error) {
    console.error(getErrorMessage(error))
    const notice = 'No pictures could be taken. The words before and after are here all the same.'
    return { ...review, notices: [...review.notices, notice] }
  }
}

async function capturePages(
  pages: readonly PageChange[],
  { asOf }: Review,
  sides: BuiltSides,
  directory: string,
): Promise<Map<PageChange, Screenshots[]>> {
  await mkdir(directory, { recursive: true })
  const { serve, close } = createServers()
  let browser: Browser | null = null
  const shots = new Map<PageChange, Screenshots[]>()
  try {
    browser = await launchBrowser(RENDER_FLAGS)
    for (const size of SIZES) {
      const camera = await openCamera(browser, size)
      for (const page of pages) {
        const { base, head } = selectSides(sides, page)
        const { before, after } = findVersions(sides, page)
        const pictures = await captureChange(camera, asOf, page, {
          before: before && (await serve(base.directory)) + before.path.slice(1),
          after: after && (await serve(head.directory)) + after.path.slice(1),
        })
        const written = await writePictures(pictures, `${page.slug}.${size}`, directory)
        if (written) shots.set(page, [...(shots.get(page) ?? []), { size, ...written }])
      }
      await camera.close()
    }
  } finally {
    await browser?.close()
    await close()
  }
  return shots
}

async function writePictures(
  pictures: Both<Buffer> | null,
  name: string,
  directory: string,
): Promise<Both<string> | null> {
  if (pictures === null) return null
  const write = async (version: 'before' | 'after') => {
    const bytes = pictures[version]
    if (bytes === null) return null
    const file = `${name}.${version}.webp`
    await writeFile(join(directory, file), bytes)
    return file
  }
  return { before: await write('before'), after: await write('after') }
}
