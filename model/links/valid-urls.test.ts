// Links to other websites that everybody can open.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../test-fixtures/create-test-site'

test.each([
  'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform',
  'https://docs.google.com/forms/d/1aBcD_ef-g/viewform',
  'https://docs.google.com/forms/d/1aBcD_ef-g/viewform?usp=send_form',
  'https://docs.google.com/forms/d/e/1FAIpQLSd/closedform',
  'https://docs.google.com/document/d/e/2PACX-1vTabc/pub',
  'https://docs.google.com/document/d/1aBcD_ef-g/export?format=pdf',
  'https://docs.google.com/presentation/d/e/2PACX-1vTabc/pub?start=true',
  'https://drive.google.com/file/d/1aBcD_ef-g/view?usp=sharing',
  'https://forms.gle/abc',
  'https://www.google.com/maps/search/?api=1&query=45+Sample+Road+Opelika',
  'https://www.google.com/maps?q=45+Sample+Road+Opelika',
  'https://www.google.com/search/about',
  'https://en.wikipedia.org/wiki/Luke–Acts',
  'https://uk.wikipedia.org/wiki/Надія',
  'https://www.canva.com/design/DAF1/xyz/view',
  'https://lanternhill.notion.site/Volunteer-1c2f8e0b7d6a4f0c9a3b5e7d21f48c60',
  'https://www.notion.so/product',
  'https://chatgpt.com/share/67a1b2c3',
  'https://chat.openai.com/share/67a1b2c3',
  'https://claude.ai/share/67a1b2c3',
  'https://teams.microsoft.com/l/meetup-join/19%3ameeting_abc/0',
  'https://join.slack.com/t/example/shared_invite/abc',
  'https://trello.com/c/abc123/1-a-card',
  'https://www.eventbrite.com/e/walk-for-life-123456',
  'https://github.com/example/lantern-hill-site',
  'https://github.com/example/lantern-hill-site/blob/main/docs/hosting.md',
  'https://www.facebook.com/events/123456789',
  'https://www.forms.example.org/edit-your-gift',
  'https://manage.example.org/register',
  'https://www.example.gov/your-first-visit',
  'https://www.example.gov/charities/EO_CODE',
  'https://www.example.gov/find-your-id',
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
