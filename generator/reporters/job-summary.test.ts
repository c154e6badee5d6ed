// The summary of a step: what people read on it, and that GitHub shows every text as it was typed.
import { toString } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { createProblem, type Problem } from '../../model/problems/problem'
import { formatJobSummary } from './job-summary'

const date: Problem = createProblem(
  { code: 'date-impossible', message: 'There is no day 30.', fix: 'Check the calendar.' },
  { file: 'content/walk', line: 4, column: 7 },
)
const note: Problem = { ...date, severity: 'warning', line: 9, message: 'It is long ago.' }
const withText = (text: string): Problem => ({
  ...date,
  suggestion: { line: 4, endLine: 4, text },
})

/** The parts of a page as GitHub understands them, in short: their type and their text. */
const parts = (page: string) =>
  remark()
    .use(remarkGfm)
    .parse(page)
    .children.map((node) => [node.type, toString(node)])

test('problems by file, each with its line, what is wrong, what to do and the repaired line', () => {
  const other = { ...date, file: 'content/gala', line: 2 }
  expect(formatJobSummary([withText('date: 2025-02-28'), note, other])).toMatchInlineSnapshot(`
    "# What to mend

    2 problems and 1 note in 2 files\\.

    ## content\\/gala

    **Line 2, problem:** There is no day 30\\.

    Repair: Check the calendar\\.

    ## content\\/walk

    **Line 4, problem:** There is no day 30\\.

    Repair: Check the calendar\\.

    Repaired, it looks like this:

    \`\`\`
    date: 2025-02-28
    \`\`\`

    **Line 9, note:** It is long ago\\.

    Advice: Check the calendar\\.
    "
  `)
})

test('nothing, when there is nothing to mend', () => {
  expect(formatJobSummary([])).toBe('')
})

test('one heading for each file, in whatever order its problems come', () => {
  const other = { ...date, file: 'content/gala' }
  const headings = parts(formatJobSummary([date, other, note])).filter(
    ([type]) => type === 'heading',
  )
  expect(headings.map(([, text]) => text)).toEqual(['What to mend', 'content/gala', 'content/walk'])
})

describe('shows as it was typed', () => {
  test.each([
    '<script>alert(1)</script> <!-- & &amp; -->',
    '*a* _b_ ~~c~~ `d` [e](https://example.org) ![f](g.png) <https://example.org>',
    'https://example.org/a_b_c and www.example.org/a_b_c, $5 and $6, :walk: | # \\',
    '1. - + > # = --- [x] [^1]: a',
  ])('%s', (text) => {
    const page = formatJobSummary([{ ...date, file: text, message: text, fix: text }])
    expect(parts(page).slice(2)).toEqual([
      ['heading', text],
      ['paragraph', `Line 4, problem: ${text}`],
      ['paragraph', `Repair: ${text}`],
    ])
    expect(page).not.toMatch(/(^|[^\\])[<`]/)
  })

  test.each([
    'a: 1\nb: 2',
    '```\n</details><b>\n~~~~',
    '# not a heading\n\n````md\ntext\n````\n<script>',
    '    indented & <b>bold</b>',
  ])('the repaired line %j', (text) => {
    expect(parts(formatJobSummary([withText(text), note])).slice(6)).toEqual([
      ['code', text],
      ['paragraph', 'Line 9, note: It is long ago.'],
      ['paragraph', 'Advice: Check the calendar.'],
    ])
  })

  test('a line break within a sentence ends nothing', () => {
    const page = formatJobSummary([{ ...date, message: 'One\r\n\r\n# two\n- three' }])
    expect(parts(page)[3]).toEqual(['paragraph', 'Line 4, problem: One # two - three'])
  })
})

test('of sixty problems, sixty are there', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => ({ ...date, line: index + 1 }))
  const page = formatJobSummary(sixty)
  expect(page.match(/^\*\*Line \d+, problem:\*\*/gm)).toHaveLength(60)
  expect(page).toContain('60 problems in 1 file')
})

test('what GitHub would refuse as too long ends behind a whole problem, and says how many are left', () => {
  const long = 'é'.repeat(100_000)
  const many = Array.from({ length: 60 }, (_, index) => ({ ...withText(long), line: index + 1 }))
  const page = formatJobSummary(many)
  expect(Buffer.byteLength(page)).toBeLessThan(1024 * 1024)
  const all = parts(page)
  const shown = all.filter(([type]) => type === 'code')
  expect(shown).toEqual(Array(4).fill(['code', long]))
  expect(all.at(-1)).toEqual(['paragraph', 'And 56 more. They did not fit here: mend these first.'])
})
