// Tests that all text is readable: every pair of colors has enough contrast in light and in dark, and every color has its pair.
import { expect, test } from 'vitest'
import { CONTRAST_PAIRS } from '../../../renderer/theme/contrast-pairs'
import { palettes } from '../../../renderer/theme/palettes'
import { measurePairs } from './contrast-pairs'

test.each(measurePairs())(
  '$what: $front on $ground has enough contrast',
  ({ light, dark, minimum }) => {
    expect(light).toBeGreaterThanOrEqual(minimum)
    expect(dark).toBeGreaterThanOrEqual(minimum)
  },
)

/** The colors that need no contrast, each with the reason. */
const WITHOUT_PAIR: Readonly<Record<string, string>> = {
  divider: 'lines that only decorate',
  'band.edgeOnDeep': 'lines, and edges of buttons that have words',
  'mark.flame': 'the flame of the logo, and a dot beside words',
  'medallion.sky': 'part of a drawing',
  'medallion.hill': 'part of a drawing',
  'medallion.farHill': 'part of a drawing',
  'medallion.paper': 'part of a drawing',
}

test('every color of the palette is in a pair, except those that need no contrast', () => {
  const colors = Object.entries(palettes.light).flatMap(([group, shades]) =>
    typeof shades === 'string' ? [group] : Object.keys(shades).map((shade) => `${group}.${shade}`),
  )
  const paired = CONTRAST_PAIRS.flatMap(({ foreground, background }) => [foreground, background])
  expect(
    colors.filter((color) => !paired.includes(color)).sort(),
    'Add a pair for each new color to renderer/theme/contrast-pairs.ts, or its reason to WITHOUT_PAIR in tools/codegen/color-tables/color-tables.test.ts',
  ).toEqual(Object.keys(WITHOUT_PAIR).sort())
})
