// Tests the type scale, and the fallback fonts that are shown until the web fonts have loaded.
import { expect, test } from 'vitest'
import { getFallbackFamilies, formatFallbackRule } from '../fonts/fallback-fonts'
import { createFluidSize, HEADING_FACE, getScaleStep, TEXT_FACE } from './typography'

test('createFluidSize returns a size that grows evenly from a small phone to the width of the page', () => {
  expect(createFluidSize(1, 2)).toBe('clamp(1rem, 0.579rem + 1.87vw, 2rem)')
})

test('getScaleStep multiplies each step by the same ratio', () => {
  expect(getScaleStep(0)).toMatch(/^clamp\(1\.063rem, .* 1\.125rem\)$/)
  expect(getScaleStep(1)).toMatch(/^clamp\(1\.275rem, .* 1\.44rem\)$/)
  expect(getScaleStep(2)).toMatch(/^clamp\(1\.53rem, .* 1\.843rem\)$/)
})

test('a font stack lists the web font, its fallbacks and a generic family, in this order', () => {
  expect(TEXT_FACE).toBe('Figtree,"Figtree Fallback",system-ui,sans-serif')
  expect(HEADING_FACE).toMatch(/^Fraunces,"Fraunces Fallback",.*,serif$/)
})

test('getFallbackFamilies returns nothing for an unknown font', () => {
  expect(getFallbackFamilies('Papyrus')).toEqual([])
})

test('formatFallbackRule doubles a font that is half as wide and keeps the line height', () => {
  const rule = formatFallbackRule({
    family: 'Thin',
    local: ['Thin One', 'Thin'],
    width: 0.25,
    weights: '400',
    metrics: { width: 0.5, ascent: 0.9, descent: 0.2 },
  })
  expect(rule['@font-face']).toMatchObject({
    src: 'local("Thin One"),local("Thin")',
    sizeAdjust: '200.0%',
    ascentOverride: '45.0%',
    descentOverride: '10.0%',
    lineGapOverride: '0%',
  })
})
