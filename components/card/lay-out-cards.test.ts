// Tests how cards fill the rows of a grid.
import { describe, expect, test } from 'vitest'
import { layOutCards } from './lay-out-cards'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('layOutCards', () => {
  test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
    'leaves no hole in a grid of %i cards, with and without a featured one',
    (count) => {
      for (const featureFirst of [false, true]) {
        const { columns, fillsRowOfTwo, spans } = layOutCards(count, featureFirst)
        expect(sum(spans) % columns).toBe(0)
        expect(sum(fillsRowOfTwo.map((isWide) => (isWide ? 2 : 1))) % 2).toBe(0)
      }
    },
  )

  test('puts four, eight or twelve cards in rows of four', () => {
    expect(layOutCards(4, false)).toEqual({
      columns: 4,
      fillsRowOfTwo: [false, false, false, false],
      spans: [1, 1, 1, 1],
    })
    expect([8, 12].map((count) => layOutCards(count, false).columns)).toEqual([4, 4])
  })

  test('gives the first of three cards a row of its own on a tablet', () => {
    expect(layOutCards(3, false)).toEqual({
      columns: 3,
      fillsRowOfTwo: [true, false, false],
      spans: [1, 1, 1],
    })
  })

  test('widens the first card where one or two of three are missing in a row', () => {
    expect(layOutCards(5, false).spans).toEqual([2, 1, 1, 1, 1])
    expect(layOutCards(7, false).spans).toEqual([3, 1, 1, 1, 1, 1, 1])
    expect(layOutCards(1, false).spans).toEqual([3])
  })

  test('lets a featured card fill a row, and the last one the hole after the others', () => {
    expect(layOutCards(4, true)).toEqual({
      columns: 3,
      fillsRowOfTwo: [true, false, false, true],
      spans: [3, 1, 1, 1],
    })
    expect(layOutCards(6, true).spans).toEqual([3, 1, 1, 1, 1, 2])
  })
})
