// Pages that are due to be read again.
import { expect, test } from 'vitest'
import {
  createPageText as typePage,
  getTestProblems,
  createTestSite,
} from '../test-fixtures/create-test-site'

const page = (...lines: string[]) =>
  typePage('A page').replace('\n---\n\n', `\n${lines.join('\n')}\n---\n\n`)

test('a page is due on its day and overdue on the next', () => {
  const file = { 'pages/a.md': page('owner: Ann Sample', 'review_due: 2026-11-20') }
  expect(getTestProblems(file, '2026-11-20')).toEqual([])
  expect(getTestProblems(file, '2026-11-21')).toMatchInlineSnapshot(`
    [
      "content/pages/a.md:5:13 review-overdue This page was to be read again by 2026-11-20; Ann Sample looks after it. Ask Ann Sample to read it again and to mend what has changed, then write that day into reviewed and a later one into review_due.",
    ]
  `)
  expect(createTestSite(file, { today: '2026-11-21' }).problems).toMatchObject([
    { severity: 'warning', field: 'review_due' },
  ])
})

test('without an owner, the words are to whoever reads them', () => {
  expect(getTestProblems({ 'pages/a.md': page('review_due: 2026-01-01') })).toMatchInlineSnapshot(`
    [
      "content/pages/a.md:4:13 review-overdue This page was to be read again by 2026-01-01. Read it again and mend what has changed, then write that day into reviewed and a later one into review_due. An owner line can say who does it.",
    ]
  `)
})

test('nobody needs to read a page again that is not public', () => {
  expect(getTestProblems({ 'pages/a.md': page('review_due: 2026-01-01', 'draft: yes') })).toEqual(
    [],
  )
})

test('the next review cannot be before the last one', () => {
  expect(getTestProblems({ 'pages/a.md': page('reviewed: 2027-02-01', 'review_due: 2027-01-31') }))
    .toMatchInlineSnapshot(`
      [
        "content/pages/a.md:5:13 review-order The next review is due on 2027-01-31, before the last one on 2027-02-01. Write the day of the last review into reviewed and a later day into review_due.",
      ]
    `)
  expect(
    getTestProblems({ 'pages/a.md': page('reviewed: 2027-02-01', 'review_due: 2027-02-01') }),
  ).toEqual([])
})
