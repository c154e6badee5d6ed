// Events by their words, where one is meant and where none is.
import { expect, test } from 'vitest'
import { findEventByWords } from './guessed-events'

const EVENTS = [
  { slug: 'baby-bottle-boomerang', title: 'Baby Bottle Boomerang' },
  { slug: 'hope-gala', title: 'An Evening of Hope' },
  { slug: 'walk-for-life', title: 'Walk for Life' },
  { slug: 'prayer-walk', title: 'Walk and Pray' },
]

test.each([
  ['boomerang-de-biberones', 'baby-bottle-boomerang'],
  ['bottle-drive', 'baby-bottle-boomerang'],
  ['bumerán', 'baby-bottle-boomerang'],
  ['gala-de-esperanza', 'hope-gala'],
  ['gala-dinner', 'hope-gala'],
])('%s is %s', (typed, slug) => {
  expect(findEventByWords(typed, EVENTS)).toBe(slug)
})

test.each(['walk', 'caminata', 'baby-shower', 'evening', 'gala-walk', 'noche-de-familia', '2027'])(
  '%s may be any event',
  (typed) => {
    expect(findEventByWords(typed, EVENTS)).toBeUndefined()
  },
)
