// Addresses to which visitors can come.
import { expect, test } from 'vitest'
import {
  createEventText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../test-fixtures/create-test-site'

test.each(['77 Boxwood Lane', '77 Post Office Street', '12 Apartado Road', '77 Polk Box Road'])(
  '%s is a street',
  (street) => {
    const text = SETTINGS_TEXT.replace('123 Sample Street', street)
    expect(getTestProblems({ 'site.md': text })).toEqual([])
  },
)

test.each(['The Post Office, 12 Main Street', 'Old Post Office, Opelika', 'The Box, Auburn'])(
  'an event may take place at %s',
  (location) => {
    expect(getTestProblems({ 'events/walk.md': createEventText({ location }) })).toEqual([])
  },
)

test('a church may have a box for letters beside its street', () => {
  const text =
    '---\nname: Boxwood Chapel\naddress: 12 Main Street, P.O. Box 7\nevent: walk\norder: 72\n---\n'
  expect(getTestProblems({ 'churches/a.md': text })).toEqual([])
})
