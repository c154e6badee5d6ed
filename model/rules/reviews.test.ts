// Overdue reviews of pages.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems, createTestSite } from '../test-fixtures/create-test-site'

const createPage = (...fields: string[]) =>
  createPageText('A page').replace('\n---\n\n', `\n${fields.join('\n')}\n---\n\n`)

test('reports a page after the day on which its review is due', () => {
  const file = { 'pages/a.md': createPage('owner: Ann Sample', 'review_due: 2026-11-20') }
  expect(getTestProblems(file, '2026-11-20')).toEqual([])
  expect(getTestProblems(file, '2026-11-21')).toMatchInlineSnapshot(`
    [
      "content/pages/a.md:5:13 review-overdue This page should have been read again by 2026-11-20; Ann Sample looks after it. Ask Ann Sample to read it again and to correct what has changed, then write that day into reviewed and a later one into review_due.",
    ]
  `)
  expect(createTestSite(file, { today: '2026-11-21' }).problems).toMatchObject([
    { severity: 'warning', field: 'review_due' },
  ])
})

test('addresses the reader when the page has no owner', () => {
  expect(getTestProblems({ 'pages/a.md': createPage('review_due: 2026-01-01') }))
    .toMatchInlineSnapshot(`
      [
        "content/pages/a.md:4:13 review-overdue This page should have been read again by 2026-01-01. Read it again and correct what has changed, then write that day into reviewed and a later one into review_due. An owner line can say who does it.",
      ]
    `)
})

test('reports a review on a day to come, with the day that may be meant', () => {
  const getProblems = (day: string) =>
    getTestProblems({ 'pages/a.md': createPage(`reviewed: ${day}`) }, '2026-11-20')
  expect(getProblems('2026-12-11')).toEqual([
    'content/pages/a.md:4:11 review-future Nobody can have read this page on 2026-12-11, because that day has not come yet. If you mean Thursday, November 12, 2026, write reviewed: 2026-11-12',
  ])
  expect(getProblems('2026-12-24')).toEqual([
    expect.stringMatching(/Write the day on which someone read it\.$/),
  ])
  expect(getProblems('2026-11-20')).toEqual([])
})

test('ignores a page that is not public', () => {
  expect(
    getTestProblems({ 'pages/a.md': createPage('review_due: 2026-01-01', 'draft: yes') }),
  ).toEqual([])
})

test('reports a next review before the last one only once', () => {
  const file = { 'pages/a.md': createPage('reviewed: 2026-11-23', 'review_due: 2025-11-23') }
  expect(getTestProblems(file, '2026-11-24')).toEqual([
    expect.stringContaining('write review_due: 2027-11-23.'),
  ])
})

test('rejects a next review before the last one', () => {
  expect(
    getTestProblems({ 'pages/a.md': createPage('reviewed: 2027-02-01', 'review_due: 2027-01-31') }),
  ).toMatchInlineSnapshot(`
    [
      "content/pages/a.md:5:13 review-order The next review is due on 2027-01-31, but that is before the last review, which was on 2027-02-01. If only the year is wrong, write review_due: 2028-01-31. If not, write the day on which the page is to be read again. Check the day in reviewed, too.",
    ]
  `)
  expect(
    getTestProblems({ 'pages/a.md': createPage('reviewed: 2026-11-20', 'review_due: 2026-11-20') }),
  ).toEqual([])
})
