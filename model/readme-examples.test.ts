// The examples in the guides for editors: whoever copies one has a file without a mistake.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collections } from './collections'
import { createPageText, createTestSite } from './test-fixtures/create-test-site'

/** An example may name pictures, files, pages and events that the small site does not have. */
const ALLOWED = ['image-missing', 'link-broken', 'event-unknown', 'download-missing']

function problemsOfExample(guide: string, folder: string) {
  const [, example] = /```\n(---\n.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? []
  if (example === undefined) return [`There is no example in ${guide}.`]
  const { problems } = createTestSite({
    'pages/about/team.md': createPageText('Team'),
    [`${folder}/example.md`]: example,
  })
  return problems.filter(({ code }) => !ALLOWED.includes(code))
}

test.each(Object.values(collections).map(({ folder }) => folder))(
  'the example in content/%s/README.md',
  (folder) => {
    expect(problemsOfExample(`content/${folder}/README.md`, folder)).toEqual([])
  },
)

test('the example of a page in content/README.md', () => {
  expect(problemsOfExample('content/README.md', 'pages')).toEqual([])
})
