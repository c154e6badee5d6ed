// A list of our events without one that the description names.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const EVENTS = {
  'events/hope.md': createEventText({ id: 'hope', title: 'Hope Gala' }),
  'events/prizes.md': createEventText({ id: 'prizes', title: 'Autumn Raffle' }),
  'events/songs.md': createEventText({ id: 'songs', title: 'Spring Concert' }),
}
const ITEMS = [
  '- **[Hope Gala](/events/hope):** greet our guests.',
  '- **[Autumn Raffle](/events/prizes):** sell the tickets.',
  '- **[Spring Concert](/events/songs):** carry the chairs.',
]

const check = (description: string, items: readonly string[], more = '') =>
  getTestProblems({
    ...EVENTS,
    'pages/a.md': createPageText('A page', `${items.join('\n')}${more}`).replace(
      /^description: .*$/m,
      `description: ${description}`,
    ),
  }).filter((problem) => problem.includes('event-unlisted'))

const DESCRIPTION = 'Help with our gala, our raffle and our concert, and bring your friends along.'

test('an event that the list has lost is noted', () => {
  expect(check(DESCRIPTION, [ITEMS[0] ?? '', ITEMS[2] ?? ''])).toEqual([
    expect.stringContaining('name Autumn Raffle with our other events'),
  ])
})

test('a list with all events, with few of them, or with one in the text is not', () => {
  expect(check(DESCRIPTION, ITEMS)).toEqual([])
  expect(check(DESCRIPTION, ITEMS.slice(0, 1))).toEqual([])
  expect(check(DESCRIPTION, ITEMS.slice(0, 2), '\n\nSee [the concert](/events/songs).')).toEqual([])
  expect(check('Help with our gala and our raffle, and bring friends.', ITEMS.slice(0, 2))).toEqual(
    [],
  )
})
