// Tests which repository URLs content/site.md accepts, and the problems reported for others.
import { describe, expect, test } from 'vitest'
import { createTestFiles, createTestSite } from '../../../test-fixtures/create-test-site'

function loadRepository(repository: string) {
  const text = createTestFiles().texts['site.md'] ?? ''
  const { site, problems } = createTestSite({
    'site.md': text.replace(/---\n$/, `repository: ${repository}\n---\n`),
  })
  return { repository: site.settings.repository, problems }
}

describe('repository', () => {
  test('accepts the URL of a repository on GitHub', () => {
    const url = 'https://github.com/example/lantern-hill.org_2'
    expect(loadRepository(url)).toEqual({ repository: url, problems: [] })
  })

  test.each([
    'github.com/example/site',
    'http://github.com/example/site',
    'https://www.github.com/example/site',
    'https://github.com/example/site/',
    'https://github.com/example/site.git',
    'https://github.com/example/site/tree/main/content',
    'https://github.com/example/site?tab=readme',
  ])('suggests the URL of the repository for %s', (typed) => {
    expect(loadRepository(typed).problems).toMatchObject([
      {
        file: 'content/site.md',
        field: 'repository',
        message: `"${typed}" is not the address of our files on GitHub.`,
        fix: 'Write https://github.com/example/site',
        suggestion: { text: 'repository: https://github.com/example/site' },
      },
    ])
  })

  test.each(['https://github.com/example', 'https://example.org/example/site', 'our site'])(
    'shows an example for %s',
    (typed) => {
      expect(loadRepository(typed).problems).toMatchObject([
        {
          message: `"${typed}" is not the address of our files on GitHub.`,
          fix: 'Open the first page of our files on GitHub, and copy its address from the top of the browser. It looks like https://github.com/example/lantern-hill-site',
          suggestion: null,
        },
      ])
    },
  )
})
