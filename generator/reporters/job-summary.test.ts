// Tests the job summary, and that GitHub shows every text in it as it was typed.
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
const createFixable = (text: string): Problem => ({
  ...date,
  suggestion: { line: 4, endLine: 4, text },
})

/** Returns the type and the text of each block of a page, as GitHub parses it. */
const parseBlocks = (page: string) =>
  remark()
    .use(remarkGfm)
    .parse(page)
    .children.map((node) => [node.type, toString(node)])

describe('formatJobSummary', () => {
  test('groups problems by file, each with its line, what is wrong, what to do and the fixed line', () => {
    const other = { ...date, file: 'content/gala', line: 2 }
    expect(formatJobSummary([createFixable('date: 2025-02-28'), note, other]))
      .toMatchInlineSnapshot(`
    "# What to fix

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

  test('returns an empty text if there are no problems', () => {
    expect(formatJobSummary([])).toBe('')
  })

  test('has one heading for each file, no matter how its problems are ordered', () => {
    const other = { ...date, file: 'content/gala' }
    const headings = parseBlocks(formatJobSummary([date, other, note])).filter(
      ([type]) => type === 'heading',
    )
    expect(headings.map(([, text]) => text)).toEqual([
      'What to fix',
      'content/gala',
      'content/walk',
    ])
  })

  describe('escaping', () => {
    test.each([
      '<script>alert(1)</script> <!-- & &amp; -->',
      '*a* _b_ ~~c~~ `d` [e](https://example.org) ![f](g.png) <https://example.org>',
      'https://example.org/a_b_c and www.example.org/a_b_c, $5 and $6, :walk: | # \\',
      '1. - + > # = --- [x] [^1]: a',
    ])('shows as it was typed: %s', (text) => {
      const page = formatJobSummary([{ ...date, file: text, message: text, fix: text }])
      expect(parseBlocks(page).slice(2)).toEqual([
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
    ])('shows the fixed line as it was typed: %j', (text) => {
      expect(parseBlocks(formatJobSummary([createFixable(text), note])).slice(6)).toEqual([
        ['code', text],
        ['paragraph', 'Line 9, note: It is long ago.'],
        ['paragraph', 'Advice: Check the calendar.'],
      ])
    })

    test('replaces line breaks in a message with spaces', () => {
      const page = formatJobSummary([{ ...date, message: 'One\r\n\r\n# two\n- three' }])
      expect(parseBlocks(page)[3]).toEqual(['paragraph', 'Line 4, problem: One # two - three'])
    })
  })

  test('shows all of sixty problems', () => {
    const sixty = Array.from({ length: 60 }, (_, index) => ({ ...date, line: index + 1 }))
    const page = formatJobSummary(sixty)
    expect(page.match(/^\*\*Line \d+, problem:\*\*/gm)).toHaveLength(60)
    expect(page).toContain('60 problems in 1 file')
  })

  test('ends after a complete problem when GitHub would reject the summary as too long, and says how many are left', () => {
    const long = 'é'.repeat(100_000)
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...createFixable(long),
      line: index + 1,
    }))
    const page = formatJobSummary(many)
    expect(Buffer.byteLength(page)).toBeLessThan(1024 * 1024)
    const blocks = parseBlocks(page)
    const shown = blocks.filter(([type]) => type === 'code')
    expect(shown).toEqual(Array(4).fill(['code', long]))
    expect(blocks.at(-1)).toEqual([
      'paragraph',
      'And 56 more. They did not fit here: fix these first.',
    ])
  })
})
