// Front matter as people type it: kept to the letter, or refused with a sentence.
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splitFile } from './front-matter'

const valueOf = (typed: string) => splitFile(`---\ntitle: ${typed}\n---\n`).frontMatter.get('title')

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
  expect(valueOf(typed)).toEqual({ text: typed, line: 2, column: 8 })
})

test.each([
  ['"Walk: 4 Life"', 'Walk: 4 Life'],
  ["'Don''t'", "Don't"],
  [String.raw`"say \"hi\""`, 'say "hi"'],
  ['"open only', '"open only'],
  ['padded   ', 'padded'],
])('%s is read as %s', (typed, text) => {
  expect(valueOf(typed)).toMatchObject({ text })
})

test('lists, longer values, comments and empty lines', () => {
  const { frontMatter, findings, body, bodyLine } = splitFile(
    '---\n# a remark\nhours:\n  - Monday: 8:00\n  - Friday: closed\n\nsummary: begins\n  and goes on\n---\n\nText\n',
  )
  expect(findings).toEqual([])
  expect(frontMatter.get('hours')).toMatchObject({
    items: [
      { text: 'Monday: 8:00', line: 4, column: 5 },
      { text: 'Friday: closed', line: 5, column: 5 },
    ],
  })
  expect(frontMatter.get('summary')).toMatchObject({ text: 'begins and goes on', line: 7 })
  expect([body, bodyLine]).toEqual(['\nText\n', 10])
})

describe('refused', () => {
  const told = (text: string) =>
    splitFile(text).findings.map(({ line, message }) => `${line}: ${message}`)

  test.each([
    ['', '1: The file starts with an empty line.'],
    ['\n---\ntitle: x\n---\n', '1: The file starts with an empty line.'],
    ['----\ntitle: x\n---\n', '1: The first line is not exactly three hyphens.'],
    ['–––\ntitle: x\n---\n', '1: The first line is not exactly three hyphens.'],
    [' ---\ntitle: x\n---\n', '1: The first line is not exactly three hyphens.'],
    ['---js\nx\n---\n', '1: There is something behind the --- on the first line.'],
    ['title: x\n', '1: The file does not start with a --- line.'],
    ['---\ntitle: x\n\nText', '1: The part between the two --- lines is never closed.'],
    ['---\ntitle: x\ntitle: y\n---\n', '3: The field "title" is there twice.'],
    ['---\ntitle\n---\n', '2: This line is neither a field nor an item of a list.'],
    ['---\ntitle:x\n---\n', '2: This line is neither a field nor an item of a list.'],
  ])('%j', (text, sentence) => {
    expect(told(text)).toEqual([sentence])
  })

  test.each(['---js', '---javascript', '---JS', '--- js', '---json', '---constructor', '---yaml'])(
    '%s never runs',
    (fence) => {
      const canary = join(tmpdir(), 'front-matter-canary')
      rmSync(canary, { force: true })
      const { findings } = splitFile(
        `${fence}\nrequire('node:fs').writeFileSync(${JSON.stringify(canary)}, '')\n---\n`,
      )
      expect(findings).toHaveLength(1)
      expect(existsSync(canary)).toBe(false)
    },
  )
})
