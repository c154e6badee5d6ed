// Tests that `check --fix` preserves every word and URL, whatever is in a file.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextEdit } from '../problems/problem'
import { applyEdits } from '../problems/text-edits'
import { createTestSite } from '../test-fixtures/create-test-site'
import { SEED } from './seed'

const FILE = 'volunteer/a.md'
/** The same limit as in `check --fix`. */
const MAX_FIX_ROUNDS = 6

function getSuggestions(text: string): TextEdit[] {
  // Line endings are normalized when a file is decoded, so that the line numbers of problems do not depend on them.
  const decoded = text.replace(/\r\n?/g, '\n')
  const { problems } = createTestSite({ [FILE]: decoded }, { drafts: true })
  return problems.flatMap(({ file, suggestion }) =>
    file === `content/${FILE}` && suggestion ? [suggestion] : [],
  )
}

/** Applies suggestions until there are none left, as `check --fix` does. */
function repair(text: string): string {
  for (let round = 0; round < MAX_FIX_ROUNDS; round++) {
    const suggestions = getSuggestions(text)
    if (suggestions.length === 0) break
    text = applyEdits(text, suggestions)
  }
  return text
}

/** A unique word; repairs may change the characters around it, but never the word. */
const word = fc.integer({ min: 100_000, max: 999_999 }).map((number) => `w${number}x`)
const WORD = /w\d{6}x/g
const findWords = (text: string) => (text.replace(/[\u00AD\u200B]/g, '').match(WORD) ?? []).sort()

/** Text between words, as in exports of word processors and in typos; repeated ones are chosen more often. */
const SEPARATORS = [
  ' ',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '\n\n',
  '  \n',
  '\n> ',
  '\n- ',
  '\n\n## ',
  '\n1. ',
  '\n| ',
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
  '\n##',
  '\n#',
  '\n• ',
  '\n-',
  '\n*',
  '\n\\- ',
  '\n:::note ',
  '\n:::question ',
  '\n:::question[',
  '\n:::\n',
  '\n::button[',
  ']{href=/events/}\n',
  '<b>',
  '</b>',
  ' <a href="/events">',
  '</a>',
  '\n\n===\n',
  '\n---\n',
  '\n# ',
  '![',
  '](/images/walk.svg)',
  '\n```\n',
  ' | ',
  ' |\n| --- | --- |\n| ',
  ': ',
  '\n    ',
  '\n\t',
  '\n– ',
  '\n☐ ',
  '\n\uF0B7\t',
  '\n\n\t',
  '\t',
  ' | ',
  '\n| — | — |\n',
  '\n---',
  '\n=====\n',
  ' ==',
  '== ',
  ' [[',
  ']] ',
  '|',
  ' :tada: ',
  '【4†source】',
  '<br>',
  '<br>\n',
  '\n> [!NOTE]\n> ',
  ' :::\n\n',
  ']\n{href=/events}\n',
  '\n＃＃ ',
  '\n1.- ',
  '\na) ',
]
const typed = fc
  .array(fc.tuple(word, fc.constantFrom(...SEPARATORS)), { minLength: 2, maxLength: 14 })
  .map((parts) => parts.flat().join(''))

/** Text between the words of a value. */
const VALUE_SEPARATORS = [
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
  ' _',
  '_ ',
  '<b>',
  '</b>',
  ' &amp; ',
  '【4†source】',
  ' `',
]
const value = fc
  .array(fc.tuple(fc.constantFrom(...VALUE_SEPARATORS), word), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.flat().join(''))
/** Correct and incorrect notations for a field and its value. */
const NOTATIONS: readonly ((name: string, value: string) => string)[] = [
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
      fc.constantFrom(...NOTATIONS),
    )
    .map(([name, text, notate]) => notate(name, text)),
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

test('repairing 200 files preserves every word, and a second run changes nothing', () => {
  let repaired = 0
  fc.assert(
    fc.property(file, (text) => {
      const after = repair(text)
      if (after !== text) repaired += 1
      expect(findWords(after)).toEqual(findWords(text))
      expect(repair(after)).toBe(after)
    }),
    { seed: SEED, numRuns: 200 },
  )
  expect(repaired).toBeGreaterThan(100)
}, 180_000)

test('a single repair changes nothing outside its lines, and no word within them', () => {
  fc.assert(
    fc.property(file, (text) => {
      for (const edit of getSuggestions(text)) {
        const lines = text.split(/(?<=\n|\r(?!\n))/)
        const after = applyEdits(text, [edit])
        const above = lines.slice(0, edit.line - 1).join('')
        const below = lines.slice(edit.endLine).join('')
        expect(after.startsWith(above)).toBe(true)
        expect(after.endsWith(below)).toBe(true)
        expect(findWords(after)).toEqual(findWords(text))
      }
    }),
    { seed: SEED, numRuns: 250 },
  )
}, 180_000)

test('repairs preserve the URLs of links', () => {
  const url = word.map((path) => `https://www.example.org/${path}?a=b&c=d`)
  const links = fc.array(fc.tuple(word, url, fc.constantFrom(...SEPARATORS)), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(links, typed, (list, more) => {
      const body = list
        .map(([label, href, separator]) => `${separator}[${label} &amp; co](${href})`)
        .join('')
      const after = repair(`---\ntitle: Driver\n---\n\n${body}\n\n${more}\n`)
      for (const [, href] of list) expect(after).toContain(href)
    }),
    { seed: SEED, numRuns: 200 },
  )
}, 180_000)
