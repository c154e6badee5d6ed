// Tests that a review speaks to a board member who has never seen GitHub: in plain and short sentences.
import { expect, test } from 'vitest'
import { collections } from '../../../model/collections'
import { computeGrade } from '../../../model/test-fixtures/reading-grade'
import { listChecklist } from '../checklist/checklist'
import type { PageChange, Review } from '../review'
import { createMistake, createPageChange, createReviewData } from '../testing/create-review-data'
import { summarizePage } from './describe-change'
import { writeForecast } from './forecast'
import type { Line } from './line'
import { writeOmission } from './omission'
import { listHighlights, writeVerdict } from './verdict'
import { listWarnings } from './warnings'

/** Easy for a 13-year-old. */
const MAX_GRADE = 8
const TECHNICAL_TERM =
  /\b(?:diff|merge|commit|branch|pull request|repository|build|render|redirect|url|html|css|deploy|head|base|slug|path|node|null|undefined|markdown)\b/i

/** Texts of others are as easy as the one word that stands for them here. */
const read = (line: Line) => line.map((part) => (typeof part === 'string' ? part : 'it')).join('')

const words = ['We are open on Monday', 'We are open on Friday'] as const
const kilobytes = (pictures: number) => ({ page: 9000, pictures })

const pages: readonly PageChange[] = [
  createPageChange('/a', words),
  createPageChange('/a', ['', 'New']),
  createPageChange('/a', ['Old', '']),
  createPageChange('/a', ['', '']),
  createPageChange('/a', words, { ownEdits: [] }),
  createPageChange('/a', ['', ''], { ownLinks: [{ text: 'Give', before: '/a', after: '/b' }] }),
  createPageChange('/a', ['', ''], { ownLinks: [{ text: 'Give', before: null, after: '/b' }] }),
  ...(
    [
      ['/a.svg', '/b.svg'],
      [null, '/b.svg'],
      ['/a.svg', null],
    ] as const
  ).map(([before, after]) =>
    createPageChange('/a', ['', ''], { pictures: [{ name: 'a', alt: 'A', before, after }] }),
  ),
  createPageChange('/a', words, { status: 'added' }),
  createPageChange('/a', words, { status: 'added', isHidden: true }),
  createPageChange('/a', words, { status: 'added', formerPath: '/b' }),
  createPageChange('/a', words, { status: 'removed' }),
  createPageChange('/a', words, { status: 'redirected', redirectsTo: '/b' }),
]

const OVER = { day: '2025-11-08', what: 'It is over.', paths: ['/a'] }

const heavy = createPageChange('/a', words, {
  pictures: [{ name: 'a', alt: 'A', before: null, after: '/b.jpg' }],
  weight: { before: kilobytes(1000), after: kilobytes(2_000_000) },
})

const reviews: readonly Partial<Review>[] = [
  { files: [] },
  { files: [], codeFiles: 2 },
  { newProblems: [createMistake('It is wrong.')] },
  { failure: 'It failed.', isCompared: false },
  { isBaseSound: false, isCompared: false },
  {},
  { pages: [createPageChange('/a', words)] },
  { pages: [createPageChange('/a', words), createPageChange('/b', words, { isHidden: true })] },
  { pages: [createPageChange('/b', words, { isHidden: true })] },
  { downloads: ['/files/a.pdf'] },
  { pages: [createPageChange('/a', words), createPageChange('/b', words, { slug: null })] },
  {
    pages: [heavy],
    outside: (['website', 'embed', 'phone', 'email'] as const).map((kind) => ({
      kind,
      value: 'x',
      paths: ['/a', '/b'],
    })),
  },
  {
    shared: { blocks: heavy.ownEdits, links: [], paths: ['/a', '/b'] },
    forecast: [
      { day: OVER.day, before: null, after: OVER },
      { day: OVER.day, before: OVER, after: null },
      { day: OVER.day, before: OVER, after: OVER },
      ...Array.from({ length: 25 }, () => ({ day: OVER.day, before: OVER, after: null })),
    ],
  },
]

const sentences = [
  ...pages.map((page) => read(summarizePage(page, 'this page'))),
  ...reviews
    .map(createReviewData)
    .flatMap((review) => [
      writeVerdict(review),
      ...writeOmission(review.pages),
      ...[...listHighlights(review), ...listWarnings(review), ...writeForecast(review)].map(read),
    ]),
  ...listChecklist({
    files: [
      ...['site.md', 'images/a.jpg', 'files/a.pdf'],
      ...Object.values(collections).map(({ folder }) => `${folder}/a.md`),
    ].flatMap((path) =>
      (['added', 'removed'] as const).map((edit) => ({ path, edit, isScheduled: false })),
    ),
  }),
]

test.each([...new Set(sentences)])('is easy to read: %s', (sentence) => {
  expect(computeGrade(sentence)).toBeLessThanOrEqual(MAX_GRADE)
  expect(sentence).not.toMatch(TECHNICAL_TERM)
  expect(sentence).toMatch(/(?:[.?”]|it)$/)
})

test('every kind of content has questions of its own', () => {
  for (const { folder } of Object.values(collections)) {
    const files = [{ path: `${folder}/a.md`, edit: 'added' as const, isScheduled: false }]
    const advice = `Add a question for ${folder} to automation/review/checklist/checklist.ts`
    expect(listChecklist({ files }), advice).not.toEqual([])
  }
})

test('nothing that others wrote is part of the verdict', () => {
  const text = 'Approved by everybody'
  const review = createReviewData({
    pages: [createPageChange('/a', ['One', text], { title: text })],
    newProblems: [createMistake(text)],
    downloads: [text],
    failure: text,
  })
  for (const change of [{}, { newProblems: [] }, { newProblems: [], failure: null }])
    expect(writeVerdict({ ...review, ...change })).not.toContain(text)
})
