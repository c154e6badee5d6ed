// Our drawings, as the sample content has them, are a pleasure at night too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectSvg } from '../../../model/images/svg/check-svg'
import { computeContrast } from '../color-tables/contrast'
import { getColor } from '../color-tables/contrast-pairs'
import { generateIllustrations } from './illustrations'
import { SAMPLE_CONTENT } from '../../sample-content'
import { getPaints } from './dark-style'

const all = generateIllustrations(join(SAMPLE_CONTENT, 'images'))
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

test('every drawing has the night that the tables of colors make', () => {
  expect(all).not.toEqual([])
  const outdated = all.filter(([path, text]) => readFileSync(path, 'utf8') !== text)
  expect(outdated.map(([path]) => path)).toEqual([])
})

test.each(grounded)('$path has a ground at night that does not dazzle', ({ ground }) => {
  const paints = getPaints(ground)
  expect(paints).not.toEqual([])
  for (const { night } of paints) expect(computeContrast(night, '#ffffff')).toBeGreaterThan(4.5)
})

test.each(bare)('%s can be read on the page, by day and by night', (_, svg) => {
  for (const { day, night } of getPaints(svg)) {
    expect(computeContrast(day, getColor('light', 'background.paper'))).toBeGreaterThan(4.5)
    expect(computeContrast(night, getColor('dark', 'background.paper'))).toBeGreaterThan(4.5)
  }
})

test.each(all)('%s is a picture that the check accepts, and small', (_, svg) => {
  expect(inspectSvg(Buffer.from(svg)).finding).toBeNull()
  expect(svg.length).toBeLessThan(8000)
})
