// Tests that the screenshots and the audits see every template.
import { expect, test } from 'vitest'
import { loadSite } from '../model/load-site'
import { readContent } from '../model/source/read-content'
import { resolveTemplate, TEMPLATES } from '../pages/_data/resolve-template'
import { SAMPLE_CONTENT } from './sample-content'
import { OTHER_TEMPLATES, TEMPLATE_PATHS } from './template-paths'

test('TEMPLATE_PATHS has a page of every template in pages/', () => {
  const { site } = loadSite(readContent(SAMPLE_CONTENT), { today: () => '2024-01-01' })
  const seen = new Set(TEMPLATE_PATHS.map((path) => resolveTemplate(site, path)))
  const missing = TEMPLATES.filter((file) => !seen.has(file) && !(file in OTHER_TEMPLATES)).map(
    (file) =>
      `Neither screenshots nor Lighthouse look at ${file.slice(1)}. Add the path of a page of ${SAMPLE_CONTENT} to TEMPLATE_PATHS in tools/template-paths.ts`,
  )
  expect(missing).toEqual([])
})
