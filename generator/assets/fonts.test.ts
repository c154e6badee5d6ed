// Tests that the fonts of a built site are small, named after their content, and published with their license.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FONTS, formatFontRule } from '../../renderer/fonts/fonts'
import { rewriteFontUrls, readFonts } from './fonts'

test('rewriteFontUrls makes the styles load the files that are published', async () => {
  const fonts = await readFonts()
  const rules = FONTS.map((face) => `src:${formatFontRule(face)['@font-face'].src};`).join('')
  expect(rewriteFontUrls(`${rules}.s-a{color:red;}`, fonts)).toBe(
    `${fonts.map(({ path }) => `src:url(../${path}) format("woff2");`).join('')}.s-a{color:red;}`,
  )
  for (const { path, content } of fonts) {
    expect(path).toMatch(/^fonts\/[a-z]+\.[0-9a-f]{10}\.woff2$/)
    expect(Buffer.from(content.slice(0, 4)).toString()).toBe('wOF2')
  }
})

test('readFonts returns at most 40 KB in total', async () => {
  const byteCount = (await readFonts()).reduce((sum, { content }) => sum + content.length, 0)
  expect(byteCount).toBeLessThanOrEqual(40_000)
})

test('the license of the fonts is published with them', () => {
  const license = readFileSync('public/fonts/OFL.txt', 'utf8')
  for (const { family } of FONTS) expect(license).toMatch(new RegExp(`^${family}: Copyright`, 'm'))
  expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
