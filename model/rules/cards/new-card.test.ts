// Which card is new, where a line says what the others are about.
import { expect, test } from 'vitest'
import { findNewCard } from './new-card'

const CARDS = [
  { title: 'Volunteer', description: 'Serve in the clinic.', order: 1 },
  { title: 'Come to an Event', description: 'Bring a friend.', order: 2 },
  { title: 'Pray', description: 'Pray for families.', order: 3 },
  { title: 'Donate', description: 'Give once, or give each month.', order: 4 },
]
const LINE = 'Four ways to help: volunteer your time, come to an event, pray with us or give.'
const createCard = (title: string, order: number) => ({
  title,
  description: 'Fill bottles, pray, or send volunteers.',
  order,
})

test('the last card is new if the line says nothing of it', () => {
  expect(findNewCard([...CARDS, createCard('Bring Your Church', 5)], LINE)).toBe(
    'Bring Your Church',
  )
})

test.each([
  ['a card before the last one may be new', [...CARDS, createCard('Bring Your Church', 3)], LINE],
  ['two cards are the last ones', [...CARDS, createCard('Bring Your Church', 4)], LINE],
  ['the line has a word of its title', [...CARDS, createCard('Give Time', 5)], LINE],
  ['the words of the line are in its description', CARDS, LINE],
])('none is certain where %s', (_, cards, line) => {
  expect(findNewCard(cards, line)).toBeNull()
})
