// Tests that cards have all letters that `canDraw` promises, and never the box that replaces a missing one.
import { readFileSync } from 'node:fs'
import { parse } from 'opentype.js'
import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../../renderer/fonts/characters'
import { TEXT_FONT_FILE, TITLE_FONT_FILE } from '../../renderer/fonts/fonts'
import { canDraw, composeLetters, loadTypefaces } from './typefaces'

test.each([TITLE_FONT_FILE, TEXT_FONT_FILE])(
  '%s has a shape for every character that can be drawn',
  (file) => {
    const font = parse(new Uint8Array(readFileSync(file)).buffer)
    const drawn = [...CHARACTERS].filter(canDraw)
    expect(drawn.filter((character) => font.charToGlyphIndex(character) === 0)).toEqual([])
  },
)

test('canDraw is true for Western European languages only', () => {
  for (const text of ['Walk 4 Life', '¿Qué pasa, Señora Núñez?', 'Åse & Zoë — “Œuvre”'])
    expect(canDraw(text), text).toBe(true)
  for (const text of ['Walk 🎉', 'Прогулка', '散步', 'مشي', 'Łódź', 'soft\u00adhyphen', 'Next →'])
    expect(canDraw(text), text).toBe(false)
})

test('composeLetters joins accents that were typed apart from their letters', () => {
  expect(canDraw('Jose\u0301')).toBe(false)
  expect(canDraw(composeLetters('Jose\u0301'))).toBe(true)
})

describe('draw', () => {
  test('returns only valid coordinates', async () => {
    const { title, text } = await loadTypefaces()
    for (const typeface of [title, text])
      for (const size of [32, 44, 96]) {
        const path = typeface.draw(CHARACTERS, { x: -40, baseline: 100, size })
        expect(path).toMatch(/^(?:[MLQCZ](?:-?\d+\.\d(?: |(?=[MLQCZ]|$)))*)+$/)
      }
  })

  test('returns no letter wider than it is measured', async () => {
    const { title } = await loadTypefaces()
    const path = title.draw('Hope', { x: 0, baseline: 0, size: 100 })
    const right = Math.max(...[...path.matchAll(/L(-?\d+\.\d)/g)].map(([, x]) => Number(x)))
    expect(right).toBeGreaterThan(100)
    expect(right).toBeLessThanOrEqual(100 * title.measure('Hope'))
  })
})
