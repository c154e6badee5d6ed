// Our drawings are a pleasure at night too. That they are up to date is seen in generators.test.ts.
import { expect, test } from 'vitest'
import { readSvg } from '../../../model/pictures/svg/check-svg'
import { contrast } from '../palette/contrast'
import { colorOf } from '../palette/measured-pairs'
import { drawings } from './drawings'
import { paintsOf } from './night-style'

const all = drawings()
const grounded = all.flatMap(([path, svg]) => {
  const ground = groundOf(svg)
  return ground === null ? [] : [{ path, ground }]
})
const bare = all.filter(([, svg]) => groundOf(svg) === null)

/** The part that paints what everything stands on, or null when that is the page. */
function groundOf(svg: string): string | null {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const ground = svg.match(/<rect [^>]*>/)?.[0] ?? ''
  if (!ground.includes(`width="${width}" height="${height}"`)) return null
  const [, gradient] = /url\(#(\w+)\)/.exec(ground) ?? []
  return gradient === undefined
    ? ground
    : (svg.split(`id="${gradient}"`)[1]?.split('</linear')[0] ?? '')
}

test('there are some', () => {
  expect(all).not.toEqual([])
})

test.each(grounded)('$path has a ground at night that does not dazzle', ({ ground }) => {
  const paints = paintsOf(ground)
  expect(paints).not.toEqual([])
  for (const { night } of paints) expect(contrast(night, '#ffffff')).toBeGreaterThan(4.5)
})

test.each(bare)('%s can be read on the page, by day and by night', (_, svg) => {
  for (const { day, night } of paintsOf(svg)) {
    expect(contrast(day, colorOf('light', 'background.paper'))).toBeGreaterThan(4.5)
    expect(contrast(night, colorOf('dark', 'background.paper'))).toBeGreaterThan(4.5)
  }
})

test.each(all)('%s is a picture that the check accepts, and small', (_, svg) => {
  expect(readSvg(Buffer.from(svg)).finding).toBeNull()
  expect(svg.length).toBeLessThan(8000)
})
