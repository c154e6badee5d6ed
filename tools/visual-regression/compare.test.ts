import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { compare } from './compare'

type PageOptions = {
  readonly background?: string
  readonly button?: string | null
  readonly down?: number
  readonly right?: number
  readonly height?: number
  readonly word?: string
  readonly strokeWidth?: number
}

/** Words are drawn as strokes, because fonts differ between machines. */
const WORDS = { alone: 'M0 0h40M0 10h70M10 -8v26M60 -8v26', afraid: 'M20 0h60M0 16h80M30 -8v26' }

/** Draws a page 390 pixels wide with a heading, a text and a button, as a PNG. */
function draw(options: PageOptions = {}): Promise<Buffer> {
  const { background = '#fbf7f0', button = '#1f5a4c', down = 0, right = 0, height = 900 } = options
  const { word = WORDS.alone, strokeWidth = 4 } = options
  const lines = Array.from(
    { length: 8 },
    (_, line) => `M${24 + right} ${200.5 + down + line * 24}h320`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}">
<rect width="390" height="${height}" fill="${background}"/>
<g fill="none" stroke="#20302b" stroke-width="${strokeWidth}">
<path transform="translate(${24 + right} ${80 + down})" d="${word}"/>
<path stroke-dasharray="3 3 7 2 5 9" d="${lines.join('')}"/></g>
${button ? `<rect x="${24 + right}" y="${440 + down}" width="130" height="44" rx="22" fill="${button}"/>` : ''}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const getDifference = async (before: Buffer, after: Buffer) =>
  (await compare(before, after)).difference

describe('compare', () => {
  test.each([0.6, 0.4])('ignores the losses of a baseline at a scale of %d', async (scale) => {
    const page = await draw()
    const baseline = sharp(page)
      .resize(Math.round(390 * scale))
      .webp({ quality: 25 })
    expect(await getDifference(await baseline.toBuffer(), page)).toBeNull()
  })

  test.each<[string, PageOptions]>([
    ['letters that moved by half a pixel', { right: 0.5, down: 0.5 }],
    ['slightly thicker letters', { strokeWidth: 4.4 }],
  ])('ignores %s', async (_, options) => {
    expect(await getDifference(await draw(), await draw(options))).toBeNull()
  })

  test.each<[string, PageOptions]>([
    ['a background in the next color of the palette', { background: '#eef3ec' }],
    ['a white background instead of cream', { background: '#ffffff' }],
    ['a button in the next darker green', { button: '#143c33' }],
    ['a missing button', { button: null }],
    ['a block that moved down by 8 pixels', { down: 8 }],
    ['a block that moved to the right by 8 pixels', { right: 8 }],
    ['a different word in a heading', { word: WORDS.afraid }],
  ])('reports %s', async (_, options) => {
    expect(await getDifference(await draw(), await draw(options))).toMatch(
      /^differs \d+ pixels from/,
    )
  })

  test('reports a page that grew by half a line', async () => {
    expect(await getDifference(await draw(), await draw({ height: 912 }))).toBe(
      'was 900 pixels high, and is 912 now',
    )
  })

  test('reports the position of the difference, and marks it in red', async () => {
    const { difference, markDifference } = await compare(await draw(), await draw({ button: null }))
    expect(difference).toMatch(/^differs 4\d\d pixels from the top and \d+ from the left/)
    const { data, info } = await sharp(await markDifference())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([390, 900])
    const getColor = (x: number, y: number) => [
      ...data.subarray((y * 390 + x) * 3, (y * 390 + x) * 3 + 3),
    ]
    const [red = 0, green = 0] = getColor(90, 460)
    expect(red - green).toBeGreaterThan(100)
    expect(getColor(90, 800)).toEqual([251, 247, 240])
  })
})
