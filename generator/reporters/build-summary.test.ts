// Tests the summary of a build, and its notes on what was left out or is outdated.
import { expect, test } from 'vitest'
import type { ProblemCode } from '../../model/problems/problem-codes'
import { createProblem } from '../../model/problems/problem'
import { formatUnchanged, collectNotes, formatSummary } from './build-summary'

const published = { pages: 40, today: '2026-11-20', out: 'dist/client' }
const stats = {
  files: 30,
  parsedCount: 30,
  rendered: 40,
  stages: [
    { name: 'reading', milliseconds: 340 },
    { name: 'rendering', milliseconds: 2000 },
  ],
}
const NOTHING = {
  samples: [],
  hidden: [],
  unused: [],
  unlinked: [],
  unanswered: [],
  problems: [],
  drafts: false,
  historyNotice: null,
}

const hidden = [
  { file: 'content/pages/plan.md', why: { reason: 'draft' } },
  { file: 'content/events/gala.md', why: { reason: 'not-yet', publishOn: '2026-11-30' } },
  { file: 'content/blog/old.md', why: { reason: 'expired', expiresOn: '2026-11-19' } },
] as const

test('formatSummary reports how long a build took', () => {
  expect(formatSummary(published, stats, collectNotes(NOTHING))).toMatchInlineSnapshot(`
    "Built 40 pages as of 2026-11-20 in 2.3 s: dist/client
    Reading 0.3 s, rendering 2.0 s."
  `)
})

test('formatSummary reports what a build did not reuse', () => {
  const fewChanges = { ...stats, files: 4100, parsedCount: 1, rendered: 230 }
  expect(formatSummary({ ...published, pages: 4200 }, fewChanges, [])).toMatch(
    /^1 of 4,100 files read and 230 of 4,200 pages rendered again; all others are as they were\.$/m,
  )
})

test('formatUnchanged reports that nothing has changed, with the notes', () => {
  const notes = collectNotes({ ...NOTHING, samples: ['content/site.md', 'content/team/ann.md'] })
  expect(formatUnchanged(published, 210, notes)).toMatchInlineSnapshot(`
    "Nothing has changed, so the 40 pages as of 2026-11-20 stay as they are (0.2 s): dist/client
    2 files still say "sample: true": replace what is in them before the site goes public.
      content/site.md
      content/team/ann.md"
  `)
})

test('collectNotes names everything that is left out or outdated', () => {
  const createNote = (code: ProblemCode, file: string, message: string) =>
    createProblem({ code, message, fix: '', severity: 'warning' }, { file })
  const notes = collectNotes({
    ...NOTHING,
    samples: ['content/site.md', 'content/team/ann.md'],
    hidden,
    unused: ['party.svg'],
    unlinked: ['old-poster.pdf'],
    unanswered: ['cost', 'ein'],
    problems: [
      createNote('review-overdue', 'content/pages/a.md', 'It was to be read again.'),
      createNote('claim-old', 'content/pages/b.md', 'The figures are old.'),
      createNote('date-far', 'content/pages/c.md', 'Something else.'),
    ],
  })
  expect(notes.join('\n')).toMatchInlineSnapshot(`
    "3 notes, shown above.
    3 files are not on the public site:
      content/pages/plan.md (draft)
      content/events/gala.md (not before 2026-11-30)
      content/blog/old.md (no longer shown after 2026-11-19)
    1 picture is on no page and left out:
      party.svg
    1 file for download is on no page and left out:
      old-poster.pdf
    1 review is overdue:
      content/pages/a.md: It was to be read again.
    1 file has old figures:
      content/pages/b.md: The figures are old.
    Visitors ask this first: cost, ein. Write into content/site.md what you can answer.
    2 files still say "sample: true": replace what is in them before the site goes public.
      content/site.md
      content/team/ann.md"
  `)
})

test('collectNotes names the first three samples, and says how to find the others', () => {
  const samples = ['a.md', 'b.md', 'c.md', 'd.md']
  expect(collectNotes({ ...NOTHING, samples: samples.slice(0, 3) })).toHaveLength(4)
  expect(collectNotes({ ...NOTHING, samples })).toEqual([
    '4 files still say "sample: true": replace what is in them before the site goes public.',
    '  a.md',
    '  b.md',
    '  c.md',
    '  and 1 more, which git grep -l "sample: true" lists',
  ])
})

test('collectNotes reports that the dates of the last change are missing', () => {
  const historyNotice = 'No page says when it was last changed: git is not installed here.'
  expect(collectNotes({ ...NOTHING, historyNotice })).toEqual([historyNotice])
})

test('collectNotes reports that a preview shows hidden files', () => {
  const notes = collectNotes({ ...NOTHING, hidden: hidden.slice(0, 1), drafts: true })
  expect(notes.join('\n')).toMatchInlineSnapshot(`
    "1 file is not on the public site, but in this preview:
      content/pages/plan.md (draft)"
  `)
})
