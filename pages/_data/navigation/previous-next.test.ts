// Before and after: from post to post, and from service to service.
import { expect, test } from 'vitest'
import { entry, post, siteInMemory } from '../../../model/test-fixtures/create-test-site'
import { neighbors } from './previous-next'

const service = (title: string, order: string) =>
  entry(
    {
      ...{ title, order, summary: 'A summary.', image: 'walk.svg', image_alt: 'decorative' },
      description: 'A description that is as long as a description has to be, for tests.',
    },
    'Words.',
  )

const { site } = siteInMemory({
  'blog/first.md': post({ title: 'First', date: '2024-01-01' }),
  'blog/second.md': post({ title: 'Second', date: '2024-02-01' }),
  'blog/third.md': post({ title: 'Third', date: '2024-03-01' }),
  'blog/unready.md': post({ title: 'Unready', date: '2024-02-15', draft: 'yes' }),
  'services/clinic.md': service('Clinic', '1'),
})

test('a post leads to the next newer and the next older one that are public', () => {
  expect(neighbors(site, '/blog/second')).toEqual({
    back: { kind: 'Newer post', label: 'Third', to: '/blog/third' },
    on: { kind: 'Older post', label: 'First', to: '/blog/first' },
  })
  expect(neighbors(site, '/blog/third')?.back).toBeNull()
  expect(neighbors(site, '/blog/first')?.on).toBeNull()
})

test('what stands alone, or in no row, leads nowhere', () => {
  expect(neighbors(site, '/services/clinic')).toBeNull()
  expect(neighbors(site, '/events/walk')).toBeNull()
})

test('services come in their order', () => {
  const { site: more } = siteInMemory({
    'services/clinic.md': service('Clinic', '1'),
    'services/adoption.md': service('Adoption', '2'),
  })
  expect(neighbors(more, '/services/clinic')).toEqual({
    back: null,
    on: { kind: 'Next service', label: 'Adoption', to: '/services/adoption' },
  })
})
