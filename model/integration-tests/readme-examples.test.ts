// Tests that the READMEs of content/ name every folder, and that their example entries have no mistakes when they are copied.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collections } from '../collections'
import { createPageText, createTestSite } from '../test-fixtures/create-test-site'

/** Examples may name images, files, pages and events that the small site does not have. */
const ALLOWED_CODES = ['image-missing', 'link-broken', 'event-unknown', 'download-missing']
/** An example that is copied and not changed is reported. */
const UNCHANGED = 'text-example'

function findExampleProblems(guide: string, folder: string) {
  const problems = checkExample(guide, folder)
  return problems.filter(
    (problem) =>
      typeof problem === 'string' || ![...ALLOWED_CODES, UNCHANGED].includes(problem.code),
  )
}

function checkExample(guide: string, folder: string) {
  const [, example] = /```\n(---\n.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? []
  if (example === undefined) return [`There is no example in ${guide}.`]
  const { problems } = createTestSite({
    'pages/about/team.md': createPageText('Team'),
    [`${folder}/example.md`]: example,
  })
  return problems
}

// The others are those of files that are there.
test.each(['pages', 'notices', 'resources', 'blog'])(
  'the example in content/%s/README.md is reported if it is not changed',
  (folder) => {
    const problems = checkExample(`content/${folder}/README.md`, folder)
    expect(problems).toContainEqual(expect.objectContaining({ code: UNCHANGED }))
  },
)

test.each(Object.values(collections).map(({ folder }) => folder))(
  'the example in content/%s/README.md has no problems',
  (folder) => {
    expect(findExampleProblems(`content/${folder}/README.md`, folder)).toEqual([])
  },
)

test('the example of a page in content/README.md has no problems', () => {
  expect(findExampleProblems('content/README.md', 'pages')).toEqual([])
})

test.each(Object.values(collections).map(({ folder }) => folder))(
  'the table in content/README.md names the folder %s',
  (folder) => {
    const isNamed = readFileSync('content/README.md', 'utf8').includes(`\n| \`${folder}\` |`)
    expect(isNamed, `Add a line for \`${folder}\` to the table in content/README.md`).toBe(true)
  },
)
