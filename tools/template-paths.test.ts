// Tests that the screenshots and the audits see every template.
import { expect, test } from 'vitest'
import { collections } from '../model/collections'
import { loadSite } from '../model/load-site'
import { getAllPaths } from '../model/routing/routes'
import { readContent } from '../model/source/read-content'
import { resolveTemplate, TEMPLATES } from '../pages/_data/resolve-template'
import { SAMPLE_CONTENT } from './sample-content'
import { OTHER_TEMPLATES, TEMPLATE_PATHS } from './template-paths'

const files = readContent(SAMPLE_CONTENT)
const { site } = loadSite(files, { today: () => '2024-01-01' })

test('the sample content has entries of every collection', () => {
  const folders = new Set(Object.keys(files.texts).map((file) => file.split('/')[0]))
  const missing = Object.values(collections)
    .filter(({ folder }) => !folders.has(folder))
    .map(({ folder }) => `${SAMPLE_CONTENT}/${folder}`)
  expect(missing, 'Add a file to each of these folders').toEqual([])
})

test('every path of TEMPLATE_PATHS is that of a page', () => {
  const paths = getAllPaths(site)
  const missing = TEMPLATE_PATHS.filter((path) => !paths.includes(path))
  expect(missing, `Add these pages to ${SAMPLE_CONTENT}`).toEqual([])
})

test('TEMPLATE_PATHS has a page of every template in pages/', () => {
  const seen = new Set(TEMPLATE_PATHS.map((path) => resolveTemplate(site, path)))
  const missing = TEMPLATES.filter((file) => !seen.has(file) && !(file in OTHER_TEMPLATES)).map(
    (file) =>
      `Neither screenshots nor Lighthouse look at ${file.slice(1)}. Add the path of a page of ${SAMPLE_CONTENT} to TEMPLATE_PATHS in tools/template-paths.ts`,
  )
  expect(missing).toEqual([])
})
