// Tests to which page a card leads whose address leads nowhere.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
} from '../../../test-fixtures/create-test-site'

const card = (title: string, path: string) =>
  createEntryText(
    {
      title,
      path,
      description: `${title} with us.`,
      image: 'walk.svg',
      image_alt: 'decorative',
      order: String(title.length),
    },
    '',
  )

/** Returns what is said of broken links on a site with a page for walks and one for songs, and these cards. */
const find = (cards: Readonly<Record<string, string>>) =>
  getTestProblems({
    'pages/partner/walks.md': createPageText('Walks'),
    'pages/help/walks.md': createPageText('Help us walk'),
    ...Object.fromEntries(
      Object.entries(cards).map(([name, path]) => [`partner/${name}.md`, card(name, path)]),
    ),
  }).filter((problem) => problem.includes('link-broken'))

test('the page that has the name of its file, in the same folder', () => {
  expect(find({ walks: '/partner/hikes' })).toMatchInlineSnapshot(`
    [
      "content/partner/walks.md:3:7 link-broken There is no page /partner/hikes on this site. The page with the name of this file is /partner/walks. Write /partner/walks",
    ]
  `)
})

test('not to a page to which another card leads, or to one of two', () => {
  expect(find({ walks: '/partner/hikes', hike: '/partner/walks', c: '/help/walks' }))
    .toMatchInlineSnapshot(`
    [
      "content/partner/walks.md:3:7 link-broken There is no page /partner/hikes on this site. If you mean the page /partner/walks, write /partner/walks",
    ]
  `)
  expect(find({ walks: '/other/hikes' })).toMatchInlineSnapshot(`
    [
      "content/partner/walks.md:3:7 link-broken There is no page /other/hikes on this site. Find the page in the list at /site-index, and write its address. If there is none, delete the link.",
    ]
  `)
})

test('the page that has the name of its file, in the folder to which all other cards lead', () => {
  expect(
    find({ walks: '/other/hikes', a: '/partner/prayer', bb: '/partner/volunteer' }),
  ).toContainEqual(
    'content/partner/walks.md:3:7 link-broken There is no page /other/hikes on this site. The page with the name of this file is /partner/walks. Write /partner/walks',
  )
})

test('perhaps to the only page of the folder without a card', () => {
  expect(
    find({
      a: '/partner/donate',
      bb: '/partner/prayer',
      ccc: '/partner/volunteer',
      hike: '/partner/hikes',
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/partner/hike.md:3:7 link-broken There is no page /partner/hikes on this site. The other files beside this one lead to every page in /partner/ but /partner/walks. If you mean that page, write /partner/walks",
    ]
  `)
})
