// Which lines list the other cards, so that the new one has to be named there.
import { expect, test } from 'vitest'
import { findUnnamedCard, namesCounted } from './unnamed-cards'

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

test.each([
  [' de donar y elija una. Puede dar cada mes, dar una sola vez o dejar un legado.', 3, true],
  [' to give: each month, once or in a will.', 3, true],
  [' to give, and choose one. Give each month, once, in a will or in kind.', 3, false],
  [' to give. Read on. Give each month, once or in a will.', 3, false],
  [' to give. Give once or each month.', 2, false],
])('after a number, "%s" names %d things: %j', (rest, count, isNamed) => {
  expect(namesCounted(rest, count)).toBe(isNamed)
})
