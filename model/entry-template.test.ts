// New files: whoever saves one as it opens on GitHub has a draft without a mistake in how it is written.
import { describe, expect, test } from 'vitest'
import { list, optional } from './schema/field'
import { text } from './schema/fields/text'
import { defineCollection } from './define-collection'
import { collections, type CollectionName } from './collections'
import { getNewEntryUrl, createEntryTemplate } from './entry-template'
import { createPageText, createTestSite } from './test-fixtures/create-test-site'

/** An example may name a picture, a page or an event that the small site does not have. */
const ALLOWED = ['image-missing', 'link-broken', 'event-unknown']
const REPOSITORY = 'https://github.com/example/lantern-hill-site'

/** The file that the link makes: its path below content/, and its text. */
function fileBehind(link: string): [path: string, text: string] {
  const { pathname, searchParams } = new URL(link)
  const folder = pathname.split('/content/')[1] ?? ''
  return [`${folder}/${searchParams.get('filename')}`, searchParams.get('value') ?? '']
}

describe.each(Object.keys(collections) as CollectionName[])('a new file of %s', (collection) => {
  const kind = collections[collection]
  const link = getNewEntryUrl(REPOSITORY, kind)
  const [path, value] = fileBehind(link)
  const files = { 'pages/about/team.md': createPageText('Team'), [path]: value }

  test('is a draft, and as it stands has no problem but what its examples name', () => {
    const { site, problems } = createTestSite(files, { drafts: true })
    expect(problems.filter(({ code }) => !ALLOWED.includes(code))).toEqual([])
    const entry = site[collection].find(({ file }) => file === `content/${path}`)
    expect(entry?.draft).toBe(true)
    expect(createTestSite(files).site[collection]).not.toContainEqual(entry)
  })

  test('opens on GitHub in its folder with exactly its text, at an address that is not too long', () => {
    expect(link).toContain(`${REPOSITORY}/new/main/content/${kind.folder}?filename=new-`)
    expect(value).toBe(createEntryTemplate(kind))
    expect(link.length).toBeLessThan(6000)
  })
})

const course = defineCollection({
  name: 'evening course',
  folder: 'courses',
  body: 'none',
  fields: {
    title: text({ about: 'The name.', example: 'Sewing & more: 100%' }),
    firstDays: list(text({ about: 'When it begins.', example: 'Monday' })),
    room: optional(text({ about: 'Where it is.', example: 'Room 1' })),
  },
})

test('it has what is needed, lists as lists, and draft: yes as the last field', () => {
  expect(createEntryTemplate(course)).toBe(`---
title: Sewing & more: 100%
first_days:
  - Monday
draft: yes
---
`)
  expect(createEntryTemplate({ ...course, body: 'optional' })).toMatch(
    /\ndraft: yes\n---\n\nWrite the text here\.\n$/,
  )
})

test('signs in the text stay as they are', () => {
  const link = getNewEntryUrl(REPOSITORY, course)
  expect(fileBehind(link)).toEqual(['courses/new-evening-course.md', createEntryTemplate(course)])
})
