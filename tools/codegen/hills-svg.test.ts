// Tests that the hills match the footer and each other. generators.test.ts tests that they are up to date.
import { expect, test } from 'vitest'
import { inspectSvg } from '../../model/images/svg/check-svg'
import { generateHills } from './hills-svg'
import { getColor } from './color-tables/contrast-pairs'

const svg = String(generateHills()[0]?.[1])

test('the near hills have the color of the footer in light and dark', () => {
  const nearColors = [...svg.matchAll(/--near:([^;}]+)/g)].map(([, color]) => color)
  expect(nearColors).toEqual([getColor('light', 'band.deep'), getColor('dark', 'band.deep')])
})

test('each line of hills ends at the height at which it starts, so that tiles connect', () => {
  const outlines = [...svg.matchAll(/d="M0 (\d+)[^"]* 2400 (\d+)v/g)]
  expect(outlines).toHaveLength(2)
  for (const [, start, end] of outlines) expect(end).toBe(start)
})

test('the hills are a small image that the check accepts', () => {
  expect(inspectSvg(Buffer.from(svg)).problem).toBeNull()
  expect(svg.length).toBeLessThan(2000)
})
