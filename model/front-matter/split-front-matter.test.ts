// Front matter as people type it: kept to the letter, or refused with a sentence.
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splitFrontMatter } from './split-front-matter'

const KNOWN = ['title', 'date', 'hours', 'summary']
const split = (text: string) => splitFrontMatter(text, KNOWN)
const valueOf = (typed: string) => split(`---\ntitle: ${typed}\n---\n`).frontMatter.get('title')

test.each([
  ...[
    'Walk: 4 Life',
    'We are #1 for hope',
    '6:30',
    '0123',
    '1.10',
    'yes',
    '@handle',
    '&more text',
    '*Sale*',
  ],
  ...[
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
  ],
])('%s is kept as it was typed', (typed) => {
  expect(valueOf(typed)).toMatchObject({ text: typed, line: 2, column: 8 })
})

test.each([
  ['"Walk: 4 Life"', 'Walk: 4 Life'],
  ["'Don''t'", "Don't"],
  [String.raw`"say \"hi\""`, 'say "hi"'],
  ['padded   ', 'padded'],
])('%s is read as %s', (typed, text) => {
  expect(valueOf(typed)).toMatchObject({ text })
})

test('lists, longer values and empty lines', () => {
  const { frontMatter, findings, body, bodyLine } = split(
    '---\nhours:\n  - Monday: 8:00\n  - Friday: closed\n\nsummary: begins\n  and goes on\n---\n\nText\n',
  )
  expect(findings).toEqual([])
  expect(frontMatter.get('hours')).toMatchObject({
    items: [
      { text: 'Monday: 8:00', line: 3, column: 5 },
      { text: 'Friday: closed', line: 4, column: 5 },
    ],
  })
  expect(frontMatter.get('summary')).toMatchObject({ text: 'begins and goes on', line: 6 })
  expect([body, bodyLine]).toEqual(['\nText\n', 9])
})

describe('refused', () => {
  test.each(['---js', '---javascript', '---JS', '--- js', '---json', '---constructor', '---yaml'])(
    '%s never runs',
    (fence) => {
      const canary = join(tmpdir(), 'front-matter-canary')
      rmSync(canary, { force: true })
      const { findings } = split(
        `${fence}\nrequire('node:fs').writeFileSync(${JSON.stringify(canary)}, '')\n---\n`,
      )
      expect(findings.length).toBeGreaterThan(0)
      expect(existsSync(canary)).toBe(false)
    },
  )
})
