// Tests that the files that pages share are named after their content, and that the fonts are small and published with their license.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HILLS_PATH } from '../../components/layout/footer/hills-path'
import { FONTS, formatFontRule } from '../../renderer/fonts/fonts'
import { readSharedAssets, rewriteStyleUrls } from './shared-assets'

const assets = await readSharedAssets()
const fonts = assets.filter(({ name }) => name.startsWith('fonts/'))

test('rewriteStyleUrls makes the styles load the files that are published', () => {
  const fontRules = FONTS.map((face) => `src:${formatFontRule(face)['@font-face'].src};`).join('')
  const css = `${fontRules}.s-a{background:url(../${HILLS_PATH}#dark);}`
  const hills = assets.find(({ name }) => name === HILLS_PATH)
  expect(rewriteStyleUrls(css, assets)).toBe(
    `${fonts.map(({ path }) => `src:url(../${path}) format("woff2");`).join('')}` +
      `.s-a{background:url(../${hills?.path}#dark);}`,
  )
})

test('readSharedAssets names each file after its content', () => {
  for (const { name, path } of assets) {
    const [stem, extension] = name.split('.')
    expect(path).toMatch(new RegExp(`^${stem}\\.[0-9a-f]{10}\\.${extension}$`))
  }
  for (const { content } of fonts) expect(Buffer.from(content.slice(0, 4)).toString()).toBe('wOF2')
})

test('the fonts have at most 34 KB in total', () => {
  const byteCount = fonts.reduce((sum, { content }) => sum + content.length, 0)
  expect(byteCount).toBeLessThanOrEqual(34_000)
})

test('the license of the fonts is published with them', () => {
  const license = readFileSync('public/fonts/OFL.txt', 'utf8')
  for (const { family } of FONTS) expect(license).toMatch(new RegExp(`^${family}: Copyright`, 'm'))
  expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
