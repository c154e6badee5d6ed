// The look of every template, compared with the gallery (docs/design/gallery.md).
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findDifferences } from '../scripts/gallery/differences'
import { GALLERY_PAGE, galleryPage } from '../scripts/gallery/gallery-page'
import { GALLERY, keptFile, WORDS_FILE } from '../scripts/gallery/kept'
import { shots } from '../scripts/gallery/shots'
import { spring, summer, today } from './support/sites'

const SITES = { before: spring.folder, between: summer.folder, after: today.folder }
const INTO = 'dist/test/gallery'
const MINUTES = 60_000

test('every template looks as it does in the gallery', { timeout: 8 * MINUTES }, async () => {
  const { told, older } = await findDifferences(SITES, INTO)
  if (older.length > 0)
    console.warn(
      `Not compared, because the words or drawings of these pages have changed since: ${older.join(', ')}. "npm run gallery" takes their pictures again.`,
    )
  if (told.length > 0)
    throw new Error(`${told.length} pictures do not look as in the gallery:
${told.map((line) => `  ${line}`).join('\n')}
The new pictures, and where they differ, are in ${INTO}. If this is what you meant, run "npm run gallery" and look at the
pictures that it changes; whoever reads your pull request sees them beside the old ones.`)
})

test('the gallery shows all pictures that there are, and no others', () => {
  expect(readFileSync(GALLERY_PAGE, 'utf8')).toBe(galleryPage())
  const files = [WORDS_FILE, ...shots.map(keptFile)].map((file) => basename(file))
  expect(readdirSync(GALLERY).sort()).toEqual(files.sort())
})
