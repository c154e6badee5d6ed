// The fonts of a built site: small, named after their content wherever they are loaded, and with their licence.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACES, faceRule } from '../../renderer/faces'
import { addFonts } from './fonts'

const built = (base: string) =>
  addFonts(
    {
      pages: [
        {
          file: 'index.html',
          html: FACES.map(({ address }) => `<link href="${base}${address}">`).join(''),
        },
      ],
      styles: {
        faces: FACES.map((face) => `src:${faceRule(face)['@font-face'].src};`).join(''),
        'a rule': '.s-a{color:red;}',
      },
    },
    base,
  )

test.each(['/', '/preview/pr-7/'])('pages and styles at %s load what is written', async (base) => {
  const { pages, styles, fonts } = await built(base)
  expect(fonts).toHaveLength(2)
  const html = fonts.map(([path]) => `<link href="${base}${path}">`).join('')
  expect(pages).toEqual([{ file: 'index.html', html }])
  expect(styles['faces']).toBe(
    fonts.map(([path]) => `src:url(../${path}) format("woff2");`).join(''),
  )
  expect(styles['a rule']).toBe('.s-a{color:red;}')
  for (const [path, content] of fonts) {
    expect(path).toMatch(/^fonts\/[a-z]+\.[0-9a-f]{10}\.woff2$/)
    expect(Buffer.from(content.slice(0, 4)).toString()).toBe('wOF2')
  }
})

test('all fonts together are at most 60 KB', async () => {
  const { fonts } = await built('/')
  const bytes = fonts.reduce((sum, [, content]) => sum + content.length, 0)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

test('their licence is published with them', () => {
  const licence = readFileSync('public/fonts/OFL.txt', 'utf8')
  for (const { family } of FACES) expect(licence).toMatch(new RegExp(`^${family}: Copyright`, 'm'))
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
