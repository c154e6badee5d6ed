// What a title may say although the event takes place as planned.
import { expect, test } from 'vitest'
import { createEventText, getTestProblems } from '../../test-fixtures/create-test-site'

test.each([
  'New Day Prayer Breakfast',
  'A New Place at the Table',
  'Moved by Grace',
  'Debts Cancelled',
])('an event may be called %s', (title) => {
  expect(getTestProblems({ 'events/walk.md': createEventText({ title }) })).toEqual([])
})
