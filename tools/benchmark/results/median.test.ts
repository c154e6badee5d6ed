// Tests the middle of measured values.
import { expect, it } from 'vitest'
import { computeMedian } from './median'

it.each<[(number | null)[], number | null]>([
  [[7], 7],
  [[10, 9, 200], 10],
  [[4, 1, 3, 2], 2.5],
  [[], null],
  [[1, null, 3], null],
  [[1, NaN, 3], null],
])('the median of %j is %j', (values, middle) => {
  expect(computeMedian(values)).toBe(middle)
})
