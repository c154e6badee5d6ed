// Tests the emblems of staff members, which are symbols in one SVG file.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EMBLEMS } from '../../../model/collections/emblems'
import { inspectSvg } from '../../../model/images/svg/check-svg'
import { getPaints } from './dark-style'

const sprite = readFileSync('public/emblems.svg', 'utf8')
const symbols = [...sprite.matchAll(/<symbol id="([^"]*)".*?<\/symbol>/g)].map(
  ([text, name = '']) => ({ name, text }),
)

describe('public/emblems.svg', () => {
  test('has a drawing for each emblem that an editor can choose, in alphabetical order', () => {
    expect(symbols.map(({ name }) => name)).toEqual(EMBLEMS)
    expect(EMBLEMS).toEqual([...EMBLEMS].sort())
  })

  test('is an image that the check accepts', () => {
    expect(inspectSvg(Buffer.from(sprite)).problem).toBeNull()
  })
})

test.each(symbols)('the emblem $name is small and has only colors of the drawings', ({ text }) => {
  expect(text.length).toBeLessThan(600)
  expect(() => getPaints(text.replaceAll(/="(?:currentColor|none)"/g, '="none"'))).not.toThrow()
})
