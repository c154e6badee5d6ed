// The address of the files on GitHub in content/site.md: what is taken, and what is said to everything else.
import { expect, test } from 'vitest'
import { createTestFiles, createTestSite } from '../../test-fixtures/create-test-site'

function siteAt(repository: string) {
  const text = createTestFiles().texts['site.md'] ?? ''
  const { site, problems } = createTestSite({
    'site.md': text.replace(/---\n$/, `repository: ${repository}\n---\n`),
  })
  return { repository: site.settings.repository, problems }
}

test('the address of a repository on GitHub', () => {
  const address = 'https://github.com/example/lantern-hill.org_2'
  expect(siteAt(address)).toEqual({ repository: address, problems: [] })
})

test.each([
  'github.com/example/site',
  'http://github.com/example/site',
  'https://www.github.com/example/site',
  'https://github.com/example/site/',
  'https://github.com/example/site.git',
  'https://github.com/example/site/tree/main/content',
  'https://github.com/example/site?tab=readme',
])('%s is answered with what was meant', (typed) => {
  expect(siteAt(typed).problems).toMatchObject([
    {
      file: 'content/site.md',
      field: 'repository',
      message: `"${typed}" is not the address of our files on GitHub.`,
      suggestion: { text: 'repository: https://github.com/example/site' },
    },
  ])
})

test.each(['https://github.com/example', 'https://example.org/example/site', 'our site'])(
  '%s is answered with an example',
  (typed) => {
    expect(siteAt(typed).problems).toMatchObject([
      {
        message: `"${typed}" is not the address of our files on GitHub.`,
        fix: 'Write the address with the owner and the name and nothing behind them, for example https://github.com/example/lantern-hill-site',
        suggestion: null,
      },
    ])
  },
)
