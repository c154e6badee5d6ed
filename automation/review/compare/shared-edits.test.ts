// Tests how pages that change in the same way are named once, and in which order pages are named.
import { expect, test } from 'vitest'
import { createPageChange } from '../testing/create-review-data'
import { groupPages, rankPages } from './rank-pages'
import { separateSharedEdits } from './shared-edits'

const createPages = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createPageChange(`/page-${index}`, ['Call 555-0142', 'Call 555-0143']),
  )

test('an edit on many pages is shared, and the other edits stay with their pages', () => {
  const [first, ...others] = createPages(5)
  const own = createPageChange('/page-0', ['One', 'Two']).ownEdits
  const page = { ...first!, ownEdits: [...first!.ownEdits, ...own] }
  const { pages, shared } = separateSharedEdits([page, ...others])
  expect(shared.blocks).toEqual(first!.ownEdits)
  expect(shared.paths).toHaveLength(5)
  expect(pages.map(({ ownEdits }) => ownEdits)).toEqual([own, [], [], [], []])
})

test('an edit on a few pages is not shared', () => {
  const pages = createPages(3)
  expect(separateSharedEdits(pages).pages).toEqual(pages)
})

test('pages with the same edits are one group, and pages that are new are alone', () => {
  const added = ['/a', '/b'].map((path) =>
    createPageChange(path, ['', 'Same'], { status: 'added' }),
  )
  const groups = groupPages([...createPages(3), ...added])
  expect(groups.map((group) => group.map(({ path }) => path))).toEqual([
    ['/page-0', '/page-1', '/page-2'],
    ['/a'],
    ['/b'],
  ])
})

test('pages that are gone or new come before pages that change, and hidden pages come last', () => {
  const words = ['One', 'Two'] as const
  const pages = [
    createPageChange('/hidden', words, { status: 'added', isHidden: true }),
    createPageChange('/redirected', ['', ''], { status: 'redirected' }),
    createPageChange('/links', ['', '']),
    createPageChange('/words', words),
    createPageChange('/added', words, { status: 'added' }),
    createPageChange('/removed', words, { status: 'removed' }),
  ]
  expect(rankPages(pages).map(({ path }) => path)).toEqual([
    '/removed',
    '/added',
    '/words',
    '/links',
    '/redirected',
    '/hidden',
  ])
})
