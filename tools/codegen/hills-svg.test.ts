// The hills are one with the foot of the page, and their tiles with one another. That they are up to date is in generators.test.ts.
import { expect, test } from 'vitest'
import { inspectSvg } from '../../model/images/svg/check-svg'
import { generateHills } from './hills-svg'
import { getColor } from './color-tables/contrast-pairs'

const svg = String(generateHills()[0]?.[1])

test('the near hills have the color of the foot, by day and by night', () => {
  const near = [...svg.matchAll(/\.near\{fill:([^}]+)\}/g)].map(([, color]) => color)
  expect(near).toEqual([getColor('light', 'band.deep'), getColor('dark', 'band.deep')])
})

test('each line of hills ends as high as it begins, so that the next tile goes on with it', () => {
  const lines = [...svg.matchAll(/d="M0 (\d+)[^"]* 2400 (\d+)v/g)]
  expect(lines).toHaveLength(2)
  for (const [, begin, end] of lines) expect(end).toBe(begin)
})

test('it is a picture that the check accepts, and small', () => {
  expect(inspectSvg(Buffer.from(svg)).finding).toBeNull()
  expect(svg.length).toBeLessThan(2000)
})
