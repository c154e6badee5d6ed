// Compares screenshots of every template of the sample site with the gallery (docs/design/gallery.md).
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { buildSample } from '../../tools/visual-regression/builds'
import { findRegressions } from '../../tools/visual-regression/find-regressions'
import { GALLERY_PAGE, renderGalleryPage } from '../../tools/visual-regression/gallery-page'
import { GALLERY_DIRECTORY, getBaselineFile } from '../../tools/visual-regression/baseline'
import { screenshots } from '../../tools/visual-regression/matrix'
import { beforeEvents, duringEvents, afterEvents } from '../support/sites'

const SITES = {
  before: beforeEvents.folder,
  between: duringEvents.folder,
  after: afterEvents.folder,
  changed: 'dist/test/changed',
  preview: 'dist/test/pull-request',
}
const OUTPUT_DIRECTORY = 'dist/test/gallery'
const MINUTE_MS = 60_000

test('every template looks the same as in the gallery', { timeout: 8 * MINUTE_MS }, async () => {
  await buildSample('changed', SITES.changed)
  await buildSample('preview', SITES.preview)
  const regressions = await findRegressions(SITES, OUTPUT_DIRECTORY)
  if (regressions.length > 0)
    throw new Error(`${regressions.length} pictures differ from the gallery:
${regressions.map((line) => `  ${line}`).join('\n')}
The new pictures and the differences are in ${OUTPUT_DIRECTORY}. If you meant this change, run
"npm run visual-regression" and look at the pictures that it changes. Reviewers of your pull request see them beside the old ones.`)
})

test('the gallery page shows exactly the pictures in the gallery folder', () => {
  expect(readFileSync(GALLERY_PAGE, 'utf8')).toBe(renderGalleryPage())
  const files = screenshots.map((shot) => basename(getBaselineFile(shot)))
  expect(readdirSync(GALLERY_DIRECTORY).sort()).toEqual(files.sort())
})
