// A repair takes no word away: whatever is in a file, `check --fix` leaves every word and address where it was.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadSite } from '../load-site'
import type { TextEdit } from '../problems/problem'
import { applyEdits } from '../problems/text-edits'
import { createTestFiles } from '../test-fixtures/create-test-site'
import { SEED } from './seed'

const FILE = 'volunteer/a.md'
const small = createTestFiles()

function suggestionsFor(text: string): TextEdit[] {
  // As the file is decoded: problems count lines whatever their endings are.
  const decoded = text.replace(/\r\n?/g, '\n')
  const files = { ...small, texts: { ...small.texts, [FILE]: decoded } }
  const { problems } = loadSite(files, { today: () => '2026-11-20', drafts: true })
  return problems.flatMap(({ file, suggestion }) =>
    file === `content/${FILE}` && suggestion ? [suggestion] : [],
  )
}

/** Repairs as `check --fix` does, in at most as many rounds. */
function repair(text: string): string {
  for (let round = 0; round < 6; round++) {
    const suggestions = suggestionsFor(text)
    if (suggestions.length === 0) break
    text = applyEdits(text, suggestions)
  }
  return text
}

/** A word that nothing else looks like; a repair may change the signs around it, never the word. */
const word = fc.integer({ min: 100_000, max: 999_999 }).map((number) => `w${number}x`)
const WORD = /w\d{6}x/g
const wordsOf = (text: string) => (text.replace(/[\u00AD\u200B]/g, '').match(WORD) ?? []).sort()

/** What stands between words in exports of word processors, and in slips of the fingers. */
const GLUE = [
  ...[' ', ' ', ' ', '\n', '\n\n', '\n\n', '  \n', '\n> ', '\n- ', '\n\n## ', '\n1. ', '\n| '],
  ...[
    ' **',
    '** ',
    ' ** ',
    '*',
    ' _',
    '_ ',
    ' [',
    '] (/',
    '](/events) ',
    '] (/events) ',
    ' (',
    ')[',
  ],
  ...[
    '](mailto: ',
    '](https:/',
    '.',
    ', ',
    ' “',
    '” ',
    ' ‘',
    '’s ',
    ' — ',
    '–',
    '\u00A0',
    '\u00AD',
  ],
  ...[
    '\u200B',
    ' &amp; ',
    '&nbsp;',
    '&#8217;',
    ' \\& ',
    '\\*\\*',
    '\\*',
    '\\[',
    '\\](/',
    '\\#',
    '\\- ',
  ],
  ...[
    '\n##',
    '\n#',
    '\n• ',
    '\n-',
    '\n*',
    '\n\\- ',
    '\n:::note ',
    '\n:::\n',
    '\n::button[',
    ']{href=/events/}\n',
  ],
  ...[
    '<b>',
    '</b>',
    ' <a href="/events">',
    '</a>',
    '\n\n===\n',
    '\n---\n',
    '\n# ',
    '![',
    '](/images/walk.svg)',
  ],
  ...['\n```\n', ' | ', ' |\n| --- | --- |\n| ', ': ', '\n    ', '\n\t'],
]
const typed = fc
  .array(fc.tuple(word, fc.constantFrom(...GLUE)), { minLength: 2, maxLength: 14 })
  .map((parts) => parts.flat().join(''))

/** A value as people type it, and what they type in place of a colon and a space. */
const VALUE_GLUE = [
  ' ',
  ' ',
  ', ',
  ' & ',
  ': ',
  ' "',
  '" ',
  '“',
  '”',
  ' #',
  '\n  ',
  '\n# ',
  '\n\n  ',
  ' **',
  '** ',
  '\u00A0',
  '; ',
]
const value = fc
  .array(fc.tuple(fc.constantFrom(...VALUE_GLUE), word), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.flat().join(''))
const FORMS: readonly ((name: string, value: string) => string)[] = [
  (name, text) => `${name}: ${text}`,
  (name, text) => `${name}:${text}`,
  (name, text) => `**${name}:** ${text}`,
  (name, text) => `"${name}": "${text}",`,
  (name, text) => `"${name}: ${text}"`,
  (name, text) => `${name}: “${text}”`,
  (name, text) => `${name}: >\n  ${text}`,
  (name, text) => `${name}: |-\n  ${text}`,
  (name, text) => `${name}:\n  - ${text}`,
  (name, text) => `${name}:\n  - - ${text}`,
  (name, text) => `${name}: [${text}]`,
  (name, text) => `${name} = ${text}`,
  (name, text) => `\t${name}：${text}`,
  (name, text) => `${name}:\n  ${text}\n=======`,
]
const fields = fc.array(
  fc
    .tuple(
      fc.constantFrom('title', 'summary', 'sumary', 'requirements', 'Title', 'lead'),
      value,
      fc.constantFrom(...FORMS),
    )
    .map(([name, text, form]) => form(name, text)),
  { maxLength: 4 },
)
const file = fc
  .tuple(
    fields,
    typed,
    fc.constantFrom('\n', '\n', '\r\n', '\r'),
    fc.constantFrom('---', '----', '–––', ''),
  )
  .map(([lines, text, ending, fence]) =>
    ['---', ...lines, 'order: 1', fence, '', text, ''].join('\n').replaceAll('\n', ending),
  )

test('300 files: after all repairs every word is there, and a second run changes nothing', () => {
  let repaired = 0
  fc.assert(
    fc.property(file, (text) => {
      const after = repair(text)
      if (after !== text) repaired += 1
      expect(wordsOf(after)).toEqual(wordsOf(text))
      expect(repair(after)).toBe(after)
    }),
    { seed: SEED, numRuns: 300 },
  )
  expect(repaired).toBeGreaterThan(150)
}, 60_000)

test('one repair by itself changes nothing outside of its lines, and no word within them', () => {
  fc.assert(
    fc.property(file, (text) => {
      for (const one of suggestionsFor(text)) {
        const before = text.split(/(?<=\n|\r(?!\n))/)
        const after = applyEdits(text, [one])
        const above = before.slice(0, one.line - 1).join('')
        const below = before.slice(one.endLine).join('')
        expect(after.startsWith(above)).toBe(true)
        expect(after.endsWith(below)).toBe(true)
        expect(wordsOf(after)).toEqual(wordsOf(text))
      }
    }),
    { seed: SEED, numRuns: 250 },
  )
}, 60_000)

test('addresses stay beside their words, whatever is repaired around them', () => {
  const address = word.map((one) => `https://www.example.org/${one}?a=b&c=d`)
  const links = fc.array(fc.tuple(word, address, fc.constantFrom(...GLUE)), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(links, typed, (list, more) => {
      const body = list.map(([label, to, glue]) => `${glue}[${label} &amp; co](${to})`).join('')
      const after = repair(`---\ntitle: Driver\n---\n\n${body}\n\n${more}\n`)
      for (const [, to] of list) expect(after).toContain(to)
    }),
    { seed: SEED, numRuns: 200 },
  )
}, 60_000)
