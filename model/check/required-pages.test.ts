// Pages that the site cannot be without are never hidden, and one sentence says so.
import { expect, test } from 'vitest'
import { event, filesInMemory, page, problemsOf } from '../testing/site-in-memory'

const withLines = (text: string, lines: string) =>
  text.replace('\n---\n\n', `\n${lines}\n---\n\n`).replace(/\n---\n$/, `\n${lines}\n---\n`)

test('a required page that is a draft or has days is told once, not at every link to it', () => {
  expect(
    problemsOf({
      'pages/events.md': withLines(page('Events'), 'draft: yes\nexpires_on: 2026-12-24'),
      'pages/contact.md': withLines(page('Contact'), 'publish_on: 2026-11-30'),
      'pages/from.md': page('From', '[Contact](/contact), [events](/events), [home](/)'),
      'events/walk.md': event({ detail_page_url: '/contact' }),
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/pages/contact.md:4:1 page-required-hidden The rest of the site needs this file on every day, so it cannot be hidden. Delete the line publish_on.",
      "content/pages/events.md:4:1 page-required-hidden The rest of the site needs this file on every day, so it cannot be hidden. Delete the lines draft and expires_on.",
    ]
  `)
})

test('the settings cannot be hidden, and neither can what the bar leads to', () => {
  const settings = filesInMemory().texts['site.md'] ?? ''
  expect(
    problemsOf({
      'site.md': withLines(settings.replace('Events: /events', 'Plan: /plan'), 'draft: yes'),
      'pages/plan.md': withLines(page('Plan'), 'publish_on: 2026-11-30'),
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/site.md:16:5 link-hidden This leads to /plan, which is not public before 2026-11-30. Leave the link out for now, or delete the publish_on line in content/pages/plan.md.",
      "content/site.md:22:1 page-required-hidden The rest of the site needs this file on every day, so it cannot be hidden. Delete the line draft.",
    ]
  `)
})

test('draft: no is no reason to complain', () => {
  expect(problemsOf({ 'pages/index.md': withLines(page('Home'), 'draft: no') })).toEqual([])
})
