// Pages that the site cannot be without are never hidden, and one sentence says so.
import { expect, test } from 'vitest'
import {
  createEventText,
  createTestFiles,
  createPageText,
  getTestProblems,
} from '../test-fixtures/create-test-site'

const withLines = (text: string, lines: string) =>
  text.replace('\n---\n\n', `\n${lines}\n---\n\n`).replace(/\n---\n$/, `\n${lines}\n---\n`)

test('a required page that is a draft or has days is told once, not at every link to it', () => {
  expect(
    getTestProblems({
      'pages/events.md': withLines(createPageText('Events'), 'draft: yes\nexpires_on: 2026-12-24'),
      'pages/contact.md': withLines(createPageText('Contact'), 'publish_on: 2026-11-30'),
      'pages/from.md': createPageText('From', '[Contact](/contact), [events](/events), [home](/)'),
      'events/walk.md': createEventText({ detail_page_url: '/contact' }),
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/pages/contact.md:4:1 page-required-hidden The rest of the site needs this file on every day, so it cannot be hidden. Delete the line publish_on.",
      "content/pages/events.md:4:1 page-required-hidden The rest of the site needs this file on every day, so it cannot be hidden. Delete the lines draft and expires_on.",
    ]
  `)
})

test('the settings cannot be hidden, and neither can what the bar leads to', () => {
  const settings = createTestFiles().texts['site.md'] ?? ''
  expect(
    getTestProblems({
      'site.md': withLines(settings.replace('Events: /events', 'Plan: /plan'), 'draft: yes'),
      'pages/plan.md': withLines(createPageText('Plan'), 'publish_on: 2026-11-30'),
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/site.md:16:5 link-hidden This leads to /plan, which is not public before 2026-11-30. Leave the link out for now, or delete the publish_on line in content/pages/plan.md.",
      "content/site.md:22:1 page-required-hidden The rest of the site needs this file on every day, so it cannot be hidden. Delete the line draft.",
    ]
  `)
})

test('draft: no is no reason to complain', () => {
  expect(
    getTestProblems({ 'pages/index.md': withLines(createPageText('Home'), 'draft: no') }),
  ).toEqual([])
})

test('a page that is missing is told where others lead to it, unless its address leads to another one', () => {
  expect(getTestProblems({ 'pages/give.md': null })).toEqual([
    'content/pages/give.md:1:1 page-required This file is missing, and other pages lead to it. Bring the file back, with at least a title and a description.',
  ])
  const moved = withLines(createPageText('Gifts'), 'redirect_from:\n  - /give')
  expect(getTestProblems({ 'pages/give.md': null, 'pages/gifts.md': moved })).toEqual([])
})

test('a page that is missing is told where it shows the files of a folder', () => {
  const topic = '---\ntitle: A\ndescription: B\nimage: walk.svg\nimage_alt: C\norder: 1\n---\n'
  const codes = (files: Record<string, string | null>) =>
    getTestProblems({ 'pages/partner/prayer.md': null, ...files }).map((line) => line.split(' ')[1])
  expect(codes({})).toEqual([])
  expect(codes({ 'prayer/a.md': topic })).toEqual(['page-required'])
})
