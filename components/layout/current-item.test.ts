// Tests which item of the header is marked on which page.
import { expect, test } from 'vitest'
import { findCurrentItem, getAriaCurrent } from './current-item'

const createItem = (href: string, group: string | null = null) => ({
  group,
  label: href,
  href,
})
const items = [
  createItem('/about', 'About'),
  createItem('/about/history', 'About'),
  createItem('/events'),
  createItem('/partner/donate', 'Partner'),
]

test.each([
  ['/', { href: '/', isPage: true, group: null }],
  ['/give', { href: '/give', isPage: true, group: null }],
  ['/events', { href: '/events', isPage: true, group: null }],
  ['/events/gala', { href: '/events', isPage: false, group: null }],
  ['/about/history', { href: '/about/history', isPage: true, group: 'About' }],
  ['/about/team', { href: '/about', isPage: false, group: 'About' }],
  ['/partner', { href: null, isPage: false, group: 'Partner' }],
  ['/partner/volunteer/clinic', { href: null, isPage: false, group: 'Partner' }],
])('findCurrentItem finds the item for %s', (path, expected) => {
  expect(findCurrentItem(items, path)).toEqual(expected)
})

test('findCurrentItem returns the same for all pages outside the header', () => {
  const nothing = { href: null, isPage: false, group: null }
  for (const path of ['/blog/a', '/eventful', '/partners'])
    expect(findCurrentItem(items, path)).toEqual(nothing)
})

test('getAriaCurrent tells the page itself from a page below it', () => {
  const current = { href: '/events', isPage: true, group: null }
  expect(getAriaCurrent(current, '/events')).toBe('page')
  expect(getAriaCurrent({ ...current, isPage: false }, '/events')).toBe('true')
  expect(getAriaCurrent(current, '/about')).toBeUndefined()
})
