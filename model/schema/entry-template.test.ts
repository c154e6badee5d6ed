// Tests that a template saved unchanged is a draft without formatting mistakes.
import { describe, expect, test } from 'vitest'
import { list, optional } from './field'
import { text } from './fields/text'
import { defineCollection } from '../define-collection'
import { collections } from '../collections'
import { COLLECTION_NAMES } from '../entries'
import { getNewEntryUrl, createEntryTemplate } from './entry-template'
import { createPageText, createTestSite } from '../test-fixtures/create-test-site'

/** Examples may name an image, a page or an event that the small site does not have. */
const ALLOWED_CODES = ['image-missing', 'link-broken', 'event-unknown']
const REPOSITORY = 'https://github.com/example/lantern-hill-site'

/** Returns the file that GitHub creates for a link: its path below content/ and its text. */
function parseNewFileUrl(link: string): [path: string, text: string] {
  const { pathname, searchParams } = new URL(link)
  const folder = pathname.split('/content/')[1] ?? ''
  return [`${folder}/${searchParams.get('filename')}`, searchParams.get('value') ?? '']
}

describe.each(COLLECTION_NAMES)('the template of %s', (name) => {
  const collection = collections[name]
  const url = getNewEntryUrl({ repository: REPOSITORY, name: 'main' }, collection)
  const [path, text] = parseNewFileUrl(url)
  const files = { 'pages/about/team.md': createPageText('Team'), [path]: text }

  test('is a draft whose only problems are targets that its examples name', () => {
    const { site, problems } = createTestSite(files, { drafts: true })
    expect(problems.filter(({ code }) => !ALLOWED_CODES.includes(code))).toEqual([])
    const entry = site[name].find(({ file }) => file === `content/${path}`)
    expect(entry?.draft).toBe(true)
    expect(createTestSite(files).site[name]).not.toContainEqual(entry)
  })

  test('opens on GitHub in its folder, with its text, at a URL that is not too long', () => {
    expect(url).toContain(`${REPOSITORY}/new/main/content/${collection.folder}?filename=new-`)
    expect(text).toBe(createEntryTemplate(collection))
    expect(url.length).toBeLessThan(6000)
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

describe('createEntryTemplate', () => {
  test('contains the required fields, lists as lists, and draft: yes as the last field', () => {
    expect(createEntryTemplate(course)).toBe(`---
title: "Sewing & more: 100%"
first_days:
  - Monday
draft: yes
---
`)
  })

  test('ends with placeholder text if entries have a body', () => {
    expect(createEntryTemplate({ ...course, body: 'optional' })).toMatch(
      /\ndraft: yes\n---\n\nWrite the text here\.\n$/,
    )
  })
})

describe('getNewEntryUrl', () => {
  test('preserves special characters of the text', () => {
    const url = getNewEntryUrl({ repository: REPOSITORY, name: 'main' }, course)
    expect(parseNewFileUrl(url)).toEqual([
      'courses/new-evening-course.md',
      createEntryTemplate(course),
    ])
  })
})
