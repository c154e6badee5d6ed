// Links to other websites that everybody can open.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../test-fixtures/create-test-site'

test.each([
  'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform',
  'https://forms.gle/abc',
  'https://www.canva.com/design/DAF1/xyz/view',
  'https://www.eventbrite.com/e/walk-for-life-123456',
  'https://github.com/example/lantern-hill-site',
  'https://github.com/example/lantern-hill-site/blob/main/docs/hosting.md',
  'https://www.facebook.com/events/123456789',
  'https://www.forms.example.org/edit-your-gift',
  'https://manage.example.org/register',
])('a text has no problem with a link to %s', (url) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', `[Read](${url})`) })).toEqual([])
})

test.each([
  'https://www.example.org',
  'https://www.example.org/',
  'https://example.org/events/',
  'https://www.example.org/events#walk',
  'https://www.example.org/events/?page=2',
  'https://www.example.org/staff',
  'https://www.example.org/feed.xml',
  'https://www.example.org/sitemap.xml',
  'https://www.example.org/llms.txt',
  'https://www.example.org/events/walk.ics',
  'https://www.example.org/images/walk.svg',
  'https://forms.example.org/walk',
])('a text has no problem with the address of ours %s', (url) => {
  const texts = [`[Read](${url})`, `Read ${url} today.`, `::button[Read]{href=${url}}`]
  expect(
    texts.flatMap((text) => getTestProblems({ 'pages/a.md': createPageText('A page', text) })),
  ).toEqual([])
})
