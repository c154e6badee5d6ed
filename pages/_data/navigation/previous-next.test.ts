// Before and after: from post to post, and from service to service.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPostText,
  createTestSite,
} from '../../../model/test-fixtures/create-test-site'
import { getPreviousNext } from './previous-next'

const service = (title: string, order: string) =>
  createEntryText(
    {
      ...{ title, order, summary: 'A summary.', image: 'walk.svg', image_alt: 'decorative' },
      description: 'A description that is as long as a description has to be, for tests.',
    },
    'Words.',
  )

const { site } = createTestSite({
  'blog/first.md': createPostText({ title: 'First', date: '2024-01-01' }),
  'blog/second.md': createPostText({ title: 'Second', date: '2024-02-01' }),
  'blog/third.md': createPostText({ title: 'Third', date: '2024-03-01' }),
  'blog/unready.md': createPostText({ title: 'Unready', date: '2024-02-15', draft: 'yes' }),
  'services/clinic.md': service('Clinic', '1'),
})

test('a post leads to the next newer and the next older one that are public', () => {
  expect(getPreviousNext(site, '/blog/second')).toEqual({
    back: { kind: 'Newer post', label: 'Third', to: '/blog/third' },
    on: { kind: 'Older post', label: 'First', to: '/blog/first' },
  })
  expect(getPreviousNext(site, '/blog/third')?.back).toBeNull()
  expect(getPreviousNext(site, '/blog/first')?.on).toBeNull()
})

test('what stands alone, or in no row, leads nowhere', () => {
  expect(getPreviousNext(site, '/services/clinic')).toBeNull()
  expect(getPreviousNext(site, '/events/walk')).toBeNull()
})

test('services come in their order', () => {
  const { site: more } = createTestSite({
    'services/clinic.md': service('Clinic', '1'),
    'services/adoption.md': service('Adoption', '2'),
  })
  expect(getPreviousNext(more, '/services/clinic')).toEqual({
    back: null,
    on: { kind: 'Next service', label: 'Adoption', to: '/services/adoption' },
  })
})
