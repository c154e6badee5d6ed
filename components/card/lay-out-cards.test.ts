// Tests how cards fill the rows of a grid.
import { describe, expect, test } from 'vitest'
import { getLayoutAttributes, layOutCards, type Spans } from './lay-out-cards'

/** Returns the number of cells that the cards fill. */
const countCells = (count: number, { first, last }: Spans) =>
  count === 1 ? first : first + last + count - 2

describe('layOutCards', () => {
  test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
    'leaves no hole in a grid of %i cards, with and without a featured one',
    (count) => {
      for (const featureFirst of [false, true]) {
        const { columns, tablet, wide } = layOutCards(count, featureFirst)
        expect(countCells(count, wide) % columns).toBe(0)
        expect(countCells(count, tablet) % 2).toBe(0)
      }
    },
  )

  test('puts four, eight or twelve cards in rows of four', () => {
    const equal = { first: 1, last: 1 }
    expect(layOutCards(4, false)).toEqual({ columns: 4, tablet: equal, wide: equal })
    expect([8, 12].map((count) => layOutCards(count, false).columns)).toEqual([4, 4])
  })

  test('gives the first of three cards a row of its own on a tablet', () => {
    expect(layOutCards(3, false)).toEqual({
      columns: 3,
      tablet: { first: 2, last: 1 },
      wide: { first: 1, last: 1 },
    })
  })

  test('widens the first card where one or two of three are missing in a row', () => {
    expect(layOutCards(5, false).wide).toEqual({ first: 2, last: 1 })
    expect(layOutCards(7, false).wide).toEqual({ first: 3, last: 1 })
    expect(layOutCards(1, false).wide).toEqual({ first: 3, last: 1 })
  })

  test('lets a featured card fill a row, and the last one the hole after the others', () => {
    expect(layOutCards(4, true)).toEqual({
      columns: 3,
      tablet: { first: 2, last: 2 },
      wide: { first: 3, last: 1 },
    })
    expect(layOutCards(6, true).wide).toEqual({ first: 3, last: 2 })
  })
})

test('getLayoutAttributes names the wide cards, or none', () => {
  expect(getLayoutAttributes(4, true)).toEqual({
    'data-columns': '3',
    'data-tablet': 'first-2 last-2',
    'data-wide': 'first-3',
  })
  expect(getLayoutAttributes(2)).toEqual({
    'data-columns': '2',
    'data-tablet': '',
    'data-wide': '',
  })
})
