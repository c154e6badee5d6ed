import { describe, expect, test } from 'vitest'
import { computeMedian } from './median'

describe('computeMedian', () => {
  test.each<[(number | null)[], number | null]>([
    [[7], 7],
    [[10, 9, 200], 10],
    [[4, 1, 3, 2], 2.5],
    [[], null],
    [[1, null, 3], null],
    [[1, NaN, 3], null],
  ])('for %j returns %j', (values, median) => {
    expect(computeMedian(values)).toBe(median)
  })
})
