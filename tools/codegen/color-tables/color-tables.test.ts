// Whoever opens the site at night can read it: every pair of colors is strong enough, in the light and in the dark.
import { expect, test } from 'vitest'
import { computeContrast } from './contrast'
import { measurePairs } from './contrast-pairs'

test('contrast is as WCAG counts it, in whichever order', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(computeContrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(computeContrast('#1f5a4c', '#1f5a4c')).toBe(1)
  expect(() => computeContrast('red', '#ffffff')).toThrow('red is not a color such as #1f5a4c.')
})

test.each(measurePairs())('$what: $front on $ground', ({ light, dark, least }) => {
  expect(light).toBeGreaterThanOrEqual(least)
  expect(dark).toBeGreaterThanOrEqual(least)
})
