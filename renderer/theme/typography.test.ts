// The sizes of type, and the fonts that stand in until ours have arrived.
import { expect, test } from 'vitest'
import { getFallbackFamilies, formatFallbackRule } from '../fonts/fallback-fonts'
import { createFluidSize, HEADING_FACE, getScaleStep, TEXT_FACE } from './typography'

test('a size grows evenly from a small phone to the width of the page, and no further', () => {
  expect(createFluidSize(1, 2)).toBe('clamp(1rem, 0.579rem + 1.87vw, 2rem)')
})

test('each step is larger than the one before by one ratio', () => {
  expect(getScaleStep(0)).toMatch(/^clamp\(1\.063rem, .* 1\.125rem\)$/)
  expect(getScaleStep(1)).toMatch(/^clamp\(1\.275rem, .* 1\.44rem\)$/)
  expect(getScaleStep(2)).toMatch(/^clamp\(1\.53rem, .* 1\.843rem\)$/)
})

test('our face comes first, then what stands in for it, then whatever there is', () => {
  expect(TEXT_FACE).toBe('Figtree,"Figtree Fallback",system-ui,sans-serif')
  expect(HEADING_FACE).toMatch(/^Fraunces,"Fraunces Fallback",.*,serif$/)
  expect(getFallbackFamilies('Papyrus')).toEqual([])
})

test('a font that is half as wide is doubled, and its lines stay as high as ours', () => {
  const rule = formatFallbackRule({
    ...{ family: 'Thin', local: ['Thin One', 'Thin'], width: 0.25, weights: '400' },
    like: { width: 0.5, ascent: 0.9, descent: 0.2 },
  })
  expect(rule['@font-face']).toMatchObject({
    src: 'local("Thin One"),local("Thin")',
    sizeAdjust: '200.0%',
    ascentOverride: '45.0%',
    descentOverride: '10.0%',
    lineGapOverride: '0%',
  })
})
