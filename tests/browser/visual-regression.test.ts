// The look of every template of the sample site, compared with the gallery (docs/design/gallery.md).
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findRegressions } from '../../tools/visual-regression/find-regressions'
import { GALLERY_PAGE, renderGalleryPage } from '../../tools/visual-regression/gallery-page'
import { GALLERY_DIRECTORY, getBaselineFile } from '../../tools/visual-regression/baseline'
import { screenshots } from '../../tools/visual-regression/matrix'
import { beforeEvents, duringEvents, afterEvents } from '../support/sites'

const SITES = {
  before: beforeEvents.folder,
  between: duringEvents.folder,
  after: afterEvents.folder,
}
const INTO = 'dist/test/gallery'
const MINUTES = 60_000

test('every template looks as it does in the gallery', { timeout: 8 * MINUTES }, async () => {
  const told = await findRegressions(SITES, INTO)
  if (told.length > 0)
    throw new Error(`${told.length} pictures do not look as in the gallery:
${told.map((line) => `  ${line}`).join('\n')}
The new pictures, and where they differ, are in ${INTO}. If this is what you meant, run "npm run visual-regression" and look at the
pictures that it changes; whoever reads your pull request sees them beside the old ones.`)
})

test('the gallery shows all pictures that there are, and no others', () => {
  expect(readFileSync(GALLERY_PAGE, 'utf8')).toBe(renderGalleryPage())
  const files = screenshots.map((shot) => basename(getBaselineFile(shot)))
  expect(readdirSync(GALLERY_DIRECTORY).sort()).toEqual(files.sort())
})
