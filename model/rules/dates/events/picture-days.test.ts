// Words of drawings that do not contradict the day of their event.
import { expect, test } from 'vitest'
import { loadSite } from '../../../load-site'
import { createEventText, createTestFiles } from '../../../test-fixtures/create-test-site'

function findProblems(words: string, fields: Readonly<Record<string, string>> = {}) {
  const event = createEventText({ date: '2027-05-01', ...fields })
  const files = {
    ...createTestFiles({ 'events/walk.md': event }),
    drawingWords: { 'walk.svg': words },
  }
  return loadSite(files, { drafts: false, today: () => '2026-11-20' }).problems.map(
    ({ line, message }) => `${line} ${message}`,
  )
}

test('the day of a drawing that is not that of the event is noted', () => {
  expect(findProblems('Walk\nSaturday, May 8')).toEqual([
    '8 The picture walk.svg says "Saturday, May 8", but the date is 2027-05-01.',
  ])
})

test.each([
  ['Saturday, May 1, 2027', {}],
  ['Walk for all', {}],
  ['Sign up by April 20', {}],
  ['May 8 or May 15', {}],
  ['Friday, April 30', { start_date: '2027-04-30' }],
  ['May 8', { date: '2026-05-09' }],
])('nothing is said of %s', (words, fields: Readonly<Record<string, string>>) => {
  expect(findProblems(words, fields)).toEqual([])
})
