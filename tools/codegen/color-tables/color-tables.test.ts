// Tests that all text is readable: every pair of colors has enough contrast in light and in dark.
import { expect, test } from 'vitest'
import { measurePairs } from './contrast-pairs'

test.each(measurePairs())(
  '$what: $front on $ground has enough contrast',
  ({ light, dark, minimum }) => {
    expect(light).toBeGreaterThanOrEqual(minimum)
    expect(dark).toBeGreaterThanOrEqual(minimum)
  },
)
