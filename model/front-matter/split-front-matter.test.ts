// Tests that front matter is preserved as typed, and that executable front matter never runs.
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from './split-front-matter'

const FIELD_NAMES = ['title', 'date', 'hours', 'summary']
const split = (text: string) => splitFrontMatter(text, FIELD_NAMES)
const getTitle = (typed: string) => split(`---\ntitle: ${typed}\n---\n`).frontMatter.get('title')

describe('splitFrontMatter', () => {
  test.each([
    'Walk: 4 Life',
    'We are #1 for hope',
    '6:30',
    '0123',
    '1.10',
    'yes',
    '@handle',
    '&more text',
    '*Sale*',
    '[Free] clinic',
    '!important',
    '%',
    '2025-02-30',
    "Don't",
    '100% of “this”',
    'a --- b',
    '{x}',
    '| pipe',
    '> 5',
  ])('preserves %s as typed', (typed) => {
    expect(getTitle(typed)).toMatchObject({ text: typed, line: 2, column: 8 })
  })

  test.each([
    ['"Walk: 4 Life"', 'Walk: 4 Life'],
    ["'Don''t'", "Don't"],
    [String.raw`"say \"hi\""`, 'say "hi"'],
    ['padded   ', 'padded'],
  ])('parses %s as %s', (typed, text) => {
    expect(getTitle(typed)).toMatchObject({ text })
  })

  test('parses lists, values on several lines and empty lines', () => {
    const { frontMatter, problems, body, bodyLine } = split(
      '---\nhours:\n  - Monday: 8:00\n  - Friday: closed\n\nsummary: begins\n  and goes on\n---\n\nText\n',
    )
    expect(problems).toEqual([])
    expect(frontMatter.get('hours')).toMatchObject({
      items: [
        { text: 'Monday: 8:00', line: 3, column: 5 },
        { text: 'Friday: closed', line: 4, column: 5 },
      ],
    })
    expect(frontMatter.get('summary')).toMatchObject({ text: 'begins and goes on', line: 6 })
    expect([body, bodyLine]).toEqual(['\nText\n', 9])
  })

  test.each(['---js', '---javascript', '---JS', '--- js', '---json', '---constructor', '---yaml'])(
    'never runs front matter that starts with %s',
    (fence) => {
      const canary = join(tmpdir(), 'front-matter-canary')
      rmSync(canary, { force: true })
      const { problems } = split(
        `${fence}\nrequire('node:fs').writeFileSync(${JSON.stringify(canary)}, '')\n---\n`,
      )
      expect(problems.length).toBeGreaterThan(0)
      expect(existsSync(canary)).toBe(false)
    },
  )
})
