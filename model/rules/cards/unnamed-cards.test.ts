// Which lines list the other cards, so that the new one has to be named there.
import { expect, test } from 'vitest'
import { findUnnamedCard } from './unnamed-cards'

const TITLES = ['Mothers and Families', 'Babies', 'Our Volunteers', 'Auburn', 'Grandparents']
const find = (line: string) => findUnnamedCard(TITLES, line, 4)

test('a list of what the cards are about lacks the new one', () => {
  expect(find('Pray for families, babies, our team and our town: one of these four.')).toBe(
    'the new one',
  )
  expect(find('Mothers and families, babies, our volunteers and Auburn.')).toBe('"Grandparents"')
})

test.each([
  'Take one of these four.',
  'Bring families, babies and friends: one of these four.',
  'Bread, milk, honey and salt: one of these four.',
  'Mothers and families, babies, our volunteers, Auburn and grandparents.',
])('this line lists no cards, or all of them: %s', (line) => {
  expect(find(line)).toBeNull()
})
