// What passes as the same look, and what does not, on small pages drawn here.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { compare } from './compare'

type Look = {
  readonly ground?: string
  readonly button?: string | null
  readonly down?: number
  readonly right?: number
  readonly height?: number
  readonly word?: string
  readonly thickness?: number
}

/** Words are strokes here, because the letters of a machine are its own. */
const WORDS = { alone: 'M0 0h40M0 10h70M10 -8v26M60 -8v26', afraid: 'M20 0h60M0 16h80M30 -8v26' }

/** A page of 390 pixels with a heading, a text, and a button, as a PNG. */
function draw(look: Look = {}): Promise<Buffer> {
  const { ground = '#fbf7f0', button = '#1f5a4c', down = 0, right = 0, height = 900 } = look
  const { word = WORDS.alone, thickness = 4 } = look
  const lines = Array.from(
    { length: 8 },
    (_, line) => `M${24 + right} ${200.5 + down + line * 24}h320`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}">
<rect width="390" height="${height}" fill="${ground}"/>
<g fill="none" stroke="#20302b" stroke-width="${thickness}">
<path transform="translate(${24 + right} ${80 + down})" d="${word}"/>
<path stroke-dasharray="3 3 7 2 5 9" d="${lines.join('')}"/></g>
${button ? `<rect x="${24 + right}" y="${440 + down}" width="130" height="44" rx="22" fill="${button}"/>` : ''}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const difference = async (before: Buffer, after: Buffer) =>
  (await compare(before, after)).difference

describe('passes', () => {
  test.each([0.6, 0.4])('what is lost in a picture kept at %d of its size', async (scale) => {
    const page = await draw()
    const kept = sharp(page)
      .resize(Math.round(390 * scale))
      .webp({ quality: 25 })
    expect(await difference(await kept.toBuffer(), page)).toBeNull()
  })

  test.each<[string, Look]>([
    ['letters half a pixel from their place', { right: 0.5, down: 0.5 }],
    ['letters drawn a little thicker', { thickness: 4.4 }],
  ])('%s', async (_, look) => {
    expect(await difference(await draw(), await draw(look))).toBeNull()
  })
})

describe('does not pass', () => {
  test.each<[string, Look]>([
    ['a ground that is the next color of the palette', { ground: '#eef3ec' }],
    ['white in the place of cream', { ground: '#ffffff' }],
    ['a button of the next darker green', { button: '#143c33' }],
    ['a button that is gone', { button: null }],
    ['a block that has moved by 8 pixels', { down: 8 }],
    ['a block that has moved by 8 pixels to the side', { right: 8 }],
    ['another word in a heading', { word: WORDS.afraid }],
  ])('%s', async (_, look) => {
    expect(await difference(await draw(), await draw(look))).toMatch(/^differs \d+ pixels from/)
  })

  test('a page that has grown by the height of half a line', async () => {
    expect(await difference(await draw(), await draw({ height: 912 }))).toBe(
      'was 900 pixels high, and is 912 now',
    )
  })
})

test('the place that differs is told, and red in the picture that marks it', async () => {
  const { difference: told, mark } = await compare(await draw(), await draw({ button: null }))
  expect(told).toMatch(/^differs 4\d\d pixels from the top and \d+ from the left/)
  const { data, info } = await sharp(await mark())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([390, 900])
  const at = (x: number, y: number) => [...data.subarray((y * 390 + x) * 3, (y * 390 + x) * 3 + 3)]
  const [red = 0, green = 0] = at(90, 460)
  expect(red - green).toBeGreaterThan(100)
  expect(at(90, 800)).toEqual([251, 247, 240])
})
