// Tests that cards are the same on every machine, and that no text leaves its place on them.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { computeHexHash } from '../../model/memoize/hash'
import { drawCard } from './draw-card'

const NAME = 'Lantern Hill Pregnancy Care'

/** Returns the color of a pixel. */
async function createColorReader(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const read = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')
  return { read, info }
}

test('the cards have the bytes that they had on another machine', async () => {
  // If this fails, the look of the cards has changed: increment CARD_DESIGN in plan-share-images.ts, look at the cards, and
  // replace the hashes.
  const neutral = await drawCard({ title: null, name: 'Lantern Hill' }, null)
  const page = await drawCard({ title: '¿Qué pasa?', line: 'Cancelled · May 1', name: NAME }, null)
  expect([neutral, page].map((png) => computeHexHash(16, png))).toEqual([
    '39ec3fc2e0aa8a84',
    'f4c6d246cb77638b',
  ])
})

test('the same card has the same bytes, whatever was drawn in between', async () => {
  const card = { title: 'Walk 4 Life', line: 'November 8, 2025', name: NAME }
  const first = await drawCard(card, null)
  await drawCard({ ...card, title: 'Hope Gala' }, null)
  expect(await drawCard(card, null)).toEqual(first)
})

test.each([
  ['short', 'Give'],
  ['of many wide letters', 'W'.repeat(120)],
  ['of many words', 'Who you will meet '.repeat(7).trim().slice(0, 120)],
])('a title that is %s leaves a margin around it', async (_, title) => {
  const card = { title, line: 'Cancelled · December 30, 2025 – January 2, 2026', name: title }
  const { read, info } = await createColorReader(await drawCard(card, null))
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3])
  const background = read(0, 0)
  const band = read(0, 629)
  for (let x = 0; x < info.width; x += 1) {
    // Above the line, between the line and the title, and below the name.
    for (const y of [60, 140]) expect(read(x, y)).toBe(background)
    expect(read(x, 615)).toBe(band)
  }
  for (let y = 0; y < 450; y += 1) for (const x of [60, 1140]) expect(read(x, y)).toBe(background)
})

test('a neutral card without a name has the logo and the hills only', async () => {
  const { read } = await createColorReader(await drawCard({ title: null, name: null }, null))
  const background = read(0, 0)
  for (let x = 0; x < 1200; x += 1) expect(read(x, 350)).toBe(background)
})
