// Tests that whatever someone writes into a form, it becomes a valid file with exactly these words, or gets a kind reply.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { event } from '../../model/collections/event/event'
import { splitFrontMatter } from '../../model/front-matter/split-front-matter'
import { decodeEntities } from '../../model/markup/entities'
import { loadSite } from '../../model/load-site'
import { hasErrors } from '../../model/problems/problem'
import { mistakes } from '../../model/test-fixtures/mistakes/mistakes'
import { toFieldName } from '../../model/schema/field'
import { createReader } from '../../model/source/parse-once'
import { readYaml } from '../../model/test-fixtures/read-yaml'
import type { FormResult } from './form-result'
import { processForm } from './process-form'
import { createIssue, EVENT_ANSWERS, readText, testFiles } from './testing/form-issues'

const SEED = 1

/** Pieces of text with a meaning in Markdown, YAML, HTML, GitHub's forms, shells or file systems. */
const HOSTILE = [
  ...[
    '---',
    '\n---\n',
    'draft: yes',
    '\ntitle: Stolen\n',
    ': ',
    ' #',
    '# ',
    '- ',
    '"',
    "'",
    '\\',
    '`',
  ],
  ...[
    '### Title\n\nStolen',
    '\n\n### Date\n\n2020-01-01\n\n',
    '\n\n### The text\n\n',
    '_No response_',
  ],
  ...[
    '<script>alert(1)</script>',
    '<!-- ',
    ' -->',
    '<b>',
    '&amp;',
    '&#60;',
    '{{',
    '${{ github.token }}',
  ],
  ...[
    '$(rm -rf /)',
    '`id`',
    '; ls',
    '../',
    '/etc/passwd',
    '%2e%2e',
    '\0',
    '\u202E',
    '\u200B',
    '\uFEFF',
  ],
  ...[
    '🎉',
    'é',
    '日本',
    '@octocat',
    '#1',
    'https://evil.example',
    '![x](javascript:alert(1))',
    '[x](y)',
  ],
  ...[
    '|',
    '>',
    '!',
    '*',
    '&a',
    '!!js/function',
    '{',
    '[',
    '%',
    '@',
    '~',
    'null',
    'yes',
    '0123',
    '1e3',
  ],
  ...[
    ':::note',
    ':::',
    '::button[x]{href=/}',
    '<<<<<<< HEAD',
    '=======',
    '\t',
    '\u00A0',
    '\n',
    '\n\n',
    '\r\n',
  ],
  ...[
    '“quoted”',
    '‘quoted’',
    '"quoted"',
    "'quoted'",
    '“',
    '—',
    '...',
    '…',
    '```',
    '\u0085',
    '\u2028',
  ],
]
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z ]{1,10}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
)
const hostile = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))
const SINGLE_LINE = ['title', 'location', 'summary', 'registration', 'time', 'source', 'image_alt']
const answers = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...SINGLE_LINE), hostile, { maxKeys: 3 }),
    fc.option(hostile, { nil: 'Come along.' }),
  )
  .map(([fields, text]) => ({ ...EVENT_ANSWERS, ...fields, text }))

const FIELD_NAMES = Object.keys(event.fields).map(toFieldName)
const ALLOWED_NAMES = new Set([...Object.keys(EVENT_ANSWERS), ...SINGLE_LINE, 'id'])

/** Returns the characters that a repair never takes away: letters, digits and emoji. It writes mathematical letters as letters. */
const getCharacters = (text: string): string =>
  (text.normalize('NFKC').match(/[\p{L}\p{N}\p{Extended_Pictographic}]/gu) ?? []).join('')

/** Replaces the marks that a line of plain words cannot have by what they mean. */
const removeMarks = (text: string): string => decodeEntities(text.replaceAll('<b>', ''))

const read = createReader((file) => !(file.replace('content/', '') in testFiles.texts))

function expectValidFile(result: Extract<FormResult, { status: 'proposal' }>) {
  const [file, ...others] = result.files
  if (file === undefined) throw new Error('There is no file.')
  expect(others).toEqual([])
  expect(file.path).toMatch(/^content\/events\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/)
  const text = readText(file)
  const path = file.path.replace('content/', '')
  const { problems } = loadSite(
    { ...testFiles, texts: { ...testFiles.texts, [path]: text } },
    { today: () => '2026-11-20', drafts: true, read },
  )
  expect(hasErrors(problems)).toBe(false)
  const { frontMatter, body } = splitFrontMatter(text, FIELD_NAMES)
  for (const values of readYaml(text)) expect(Object.keys(values)).toEqual([...frontMatter.keys()])
  return { frontMatter, body }
}

/** Nobody is mentioned, nothing is linked, and no HTML is in what a stranger wrote. */
function expectKindReply(comment: string) {
  expect(comment).toMatch(/^Thank you for sending this! .* still to do/)
  expect(comment).toMatch(/\n- \S/)
  expect(comment).not.toMatch(/(?<!\\)<|@\w|(?<!\\)!?\[/)
  expect(comment.length).toBeLessThan(60_000)
}

test('200 hostile forms become valid files with their words, or get a kind reply', async () => {
  const count = { proposal: 0, refused: 0, failed: 0, unrelated: 0 }
  await fc.assert(
    fc.asyncProperty(answers, async (typed) => {
      const issue = createIssue('event', typed)
      const result = await processForm(issue, testFiles, () => Promise.resolve({ advice: '' }))
      count[result.status] += 1
      if (result.status === 'refused') return expectKindReply(result.comment)
      if (result.status !== 'proposal') throw new Error('The form was not found.')
      const { frontMatter, body } = expectValidFile(result)
      for (const name of frontMatter.keys()) expect(ALLOWED_NAMES).toContain(name)
      expect(frontMatter.has('draft')).toBe(false)
      if (Object.values(typed).some((text) => text.includes('### '))) return
      for (const name of SINGLE_LINE) {
        const value = frontMatter.get(name)
        const text = value !== undefined && 'text' in value ? value.text : ''
        const answer = (typed as Record<string, string>)[name]?.trim() ?? ''
        expect(getCharacters(text)).toBe(
          answer === '_No response_' ? '' : getCharacters(removeMarks(answer)),
        )
      }
      expect(getCharacters(body)).toContain(getCharacters(typed.text).slice(0, 3))
    }),
    { seed: SEED, numRuns: 200 },
  )
  expect(Math.min(count.proposal, count.refused)).toBeGreaterThan(20)
}, 120_000)

/** Neighboring mistakes are alike, and each form loads the site several times, so a fifth of them is enough. */
const SAMPLE_INTERVAL = 5

/** An issue for each fifth mistake; mistakes in fields that the form does not ask for are left out. */
const issues = new Map(
  mistakes.flatMap(({ group, name, path, content }, index) => {
    if (index % SAMPLE_INTERVAL !== 0) return []
    if (typeof content !== 'string' || !/\.md$/.test(path)) return []
    const { frontMatter, body } = splitFrontMatter(content, FIELD_NAMES)
    const fields = [...frontMatter].flatMap(([field, value]) =>
      'text' in value && value.typed !== '' && field !== 'id'
        ? [[field, value.typed] as const]
        : [],
    )
    const typed = { title: 'A title', ...Object.fromEntries(fields) }
    const text = body.trim() || EVENT_ANSWERS.text
    const issue = createIssue('event', { ...EVENT_ANSWERS, ...typed, text })
    return [[issue.body, { name: `${group}: ${name}`, issue }] as const]
  }),
)

test.each([...issues.values()])(
  'what is wrong in "$name" makes a valid file of a form, or a kind reply',
  async ({ issue }) => {
    const result = await processForm(issue, testFiles, () => Promise.resolve({ advice: '' }))
    if (result.status === 'refused') expectKindReply(result.comment)
    else if (result.status === 'proposal') expectValidFile(result)
    else throw new Error('The form was not found.')
  },
)
