// Tests the illustrations of the sample content in the dark color scheme.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectSvg } from '../../../model/images/svg/check-svg'
import { getContrastRatio } from '@mui/material/styles'
import { getColor } from '../color-tables/contrast-pairs'
import { generateIllustrations } from './illustrations'
import { SAMPLE_CONTENT } from '../../sample-content'
import { getPaints } from './dark-style'

const illustrations = generateIllustrations(join(SAMPLE_CONTENT, 'images'))
const withBackground = illustrations.flatMap(([path, svg]) => {
  const background = getBackground(svg)
  return background === null ? [] : [{ path, background }]
})
const withoutBackground = illustrations.filter(([, svg]) => getBackground(svg) === null)

/** Returns the part of the SVG that paints the background, or null if the background is the page. */
function getBackground(svg: string): string | null {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const rect = svg.match(/<rect [^>]*>/)?.[0] ?? ''
  if (!rect.includes(`width="${width}" height="${height}"`)) return null
  const [, gradient] = /url\(#(\w+)\)/.exec(rect) ?? []
  return gradient === undefined
    ? rect
    : (svg.split(`id="${gradient}"`)[1]?.split('</linear')[0] ?? '')
}

test('every illustration has the dark colors of the color tables', () => {
  expect(illustrations).not.toEqual([])
  const outdated = illustrations.filter(([path, text]) => readFileSync(path, 'utf8') !== text)
  expect(outdated.map(([path]) => path)).toEqual([])
})

test.each(withBackground)('$path has a dark background that does not dazzle', ({ background }) => {
  const paints = getPaints(background)
  expect(paints).not.toEqual([])
  for (const { dark } of paints) expect(getContrastRatio(dark, '#ffffff')).toBeGreaterThan(4.5)
})

test.each(withoutBackground)('%s has enough contrast on the page in light and dark', (_, svg) => {
  for (const { light, dark } of getPaints(svg)) {
    expect(getContrastRatio(light, getColor('light', 'background.paper'))).toBeGreaterThan(4.5)
    expect(getContrastRatio(dark, getColor('dark', 'background.paper'))).toBeGreaterThan(4.5)
  }
})

test.each(illustrations)('%s is a small image that the check accepts', (_, svg) => {
  expect(inspectSvg(Buffer.from(svg)).problem).toBeNull()
  expect(svg.length).toBeLessThan(8000)
})
