// Tests that the pages on which the rest of the site depends have to exist and be public.
import { expect, test } from 'vitest'
import {
  createEventText,
  createTestFiles,
  createPageText,
  getTestProblems,
} from '../test-fixtures/create-test-site'

const addFields = (text: string, fields: string) =>
  text.replace('\n---\n\n', `\n${fields}\n---\n\n`).replace(/\n---\n$/, `\n${fields}\n---\n`)

test('reports a draft or a date in a required page once, and not at every link to the page', () => {
  expect(
    getTestProblems({
      'pages/events.md': addFields(createPageText('Events'), 'draft: yes\nexpires_on: 2026-12-24'),
      'pages/contact.md': addFields(createPageText('Contact'), 'publish_on: 2026-11-30'),
      'pages/from.md': createPageText('From', '[Contact](/contact), [events](/events), [home](/)'),
      'events/walk.md': createEventText({ detail_page_url: '/contact' }),
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/pages/contact.md:4:1 page-required-hidden The rest of the site needs this file every day, so it cannot be hidden. Delete the line publish_on.",
      "content/pages/events.md:4:1 page-required-hidden The rest of the site needs this file every day, so it cannot be hidden. Delete the lines draft and expires_on.",
    ]
  `)
})

test('reports settings that are a draft, and a navigation item that leads to a hidden page', () => {
  const settings = createTestFiles().texts['site.md'] ?? ''
  expect(
    getTestProblems({
      'site.md': addFields(settings.replace('Events: /events', 'Plan: /plan'), 'draft: yes'),
      'pages/plan.md': addFields(createPageText('Plan'), 'publish_on: 2026-11-30'),
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/site.md:16:5 link-hidden This leads to /plan, which visitors cannot read before November 30, 2026. Leave out this link for now, and add it on that day. If it may be read today, delete the publish_on line in content/pages/plan.md.",
      "content/site.md:22:1 page-required-hidden The rest of the site needs this file every day, so it cannot be hidden. Delete the line draft.",
    ]
  `)
})

test('accepts "draft: no" in a required page', () => {
  expect(
    getTestProblems({ 'pages/index.md': addFields(createPageText('Home'), 'draft: no') }),
  ).toEqual([])
})

test('reports a missing page that others link to, unless its path redirects', () => {
  expect(getTestProblems({ 'pages/give.md': null })).toEqual([
    'content/pages/give.md:1:1 page-required This file is missing, and other pages lead to it. Bring the file back, with at least a title and a description.',
  ])
  const moved = addFields(createPageText('Gifts'), 'redirect_from:\n  - /give')
  expect(getTestProblems({ 'pages/give.md': null, 'pages/gifts.md': moved })).toEqual([])
})

test('reports a missing page of a collection only if the collection has entries', () => {
  const topic = '---\ntitle: A\ndescription: B\nimage: walk.svg\nimage_alt: C\norder: 1\n---\n'
  const listCodes = (files: Record<string, string | null>) =>
    getTestProblems({ 'pages/partner/prayer.md': null, ...files }).map((line) => line.split(' ')[1])
  expect(listCodes({})).toEqual([])
  expect(listCodes({ 'prayer/a.md': topic })).toEqual(['page-required'])
})
