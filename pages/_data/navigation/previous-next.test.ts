// Tests the links from a post to the newer and the older one.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPostText,
  createTestSite,
} from '../../../model/test-fixtures/create-test-site'
import { getPreviousNext } from './previous-next'

const createServiceText = (title: string, order: string) =>
  createEntryText(
    {
      title,
      order,
      summary: 'A summary.',
      image: 'walk.svg',
      image_alt: 'decorative',
      description: 'A description that is as long as a description has to be, for tests.',
    },
    'Words.',
  )

const { site } = createTestSite({
  'blog/first.md': createPostText({ title: 'First', date: '2024-01-01' }),
  'blog/second.md': createPostText({ title: 'Second', date: '2024-02-01' }),
  'blog/third.md': createPostText({ title: 'Third', date: '2024-03-01' }),
  'blog/unready.md': createPostText({ title: 'Unready', date: '2024-02-15', draft: 'yes' }),
  'services/clinic.md': createServiceText('Clinic', '1'),
  'services/adoption.md': createServiceText('Adoption', '2'),
})

test('getPreviousNext returns the next newer and the next older public post, and the list of all', () => {
  expect(getPreviousNext(site, '/blog/second')).toEqual({
    previous: { relation: 'Newer post', label: 'Third', href: '/blog/third' },
    all: { label: 'All posts', href: '/blog' },
    next: { relation: 'Older post', label: 'First', href: '/blog/first' },
  })
  expect(getPreviousNext(site, '/blog/third')?.previous).toBeNull()
  expect(getPreviousNext(site, '/blog/first')?.next).toBeNull()
})

test('getPreviousNext returns the list of all posts for a single post', () => {
  const { site: siteWithOnePost } = createTestSite({ 'blog/first.md': createPostText() })
  expect(getPreviousNext(siteWithOnePost, '/blog/first')).toEqual({
    previous: null,
    all: { label: 'All posts', href: '/blog' },
    next: null,
  })
})

test.each(['/services/clinic', '/events/walk', '/blog', '/'])(
  'getPreviousNext returns null for %s, which is not a post',
  (path) => {
    expect(getPreviousNext(site, path)).toBeNull()
  },
)
