// Places with the street of our own office, or with one like it.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

test.each([
  '123 Sample Street, Auburn',
  'Our office, 123 Sample Street, Auburn',
  'Grace Church, 123 Sample Street, Opelika',
  'Grace Church, 1123 Sample Street, Auburn',
  'Grace Church, 123 Sample Road, Auburn',
])('an event can be at %s', (location) => {
  expect(getTestProblems({ 'events/walk.md': createEventText({ location }) })).toEqual([])
})

test.each(['123 Sample Street, Opelika, AL', '45 Sample Street, Auburn, AL'])(
  'a church can be at %s',
  (address) => {
    const church = createEntryText({ name: 'Grace Church', address, event: 'walk', order: '1' }, '')
    expect(getTestProblems({ 'churches/grace.md': church })).toEqual([])
  },
)
