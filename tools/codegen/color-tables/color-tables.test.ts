// Tests that all text is readable: every pair of colors has enough contrast in light and in dark.
import { expect, test } from 'vitest'
import { computeContrast } from './contrast'
import { measurePairs } from './contrast-pairs'

test('computeContrast returns the contrast ratio of WCAG in either order', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(computeContrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(computeContrast('#1f5a4c', '#1f5a4c')).toBe(1)
  expect(() => computeContrast('red', '#ffffff')).toThrow('red is not a color such as #1f5a4c.')
})

test.each(measurePairs())(
  '$what: $front on $ground has enough contrast',
  ({ light, dark, minimum }) => {
    expect(light).toBeGreaterThanOrEqual(minimum)
    expect(dark).toBeGreaterThanOrEqual(minimum)
  },
)
