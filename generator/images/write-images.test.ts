// Tests that SVG images are written into the site only if they pass the check.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSvg } from '../../model/test-fixtures/svg-images'
import { planDrawings } from './plan-drawings'
import { writeImages } from './write-images'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function publish(svg: string): Promise<string[]> {
  const read = () => Promise.resolve(Buffer.from(svg))
  const drawings = await planDrawings(read, { 'hill.svg': { width: 3, height: 2 } })
  const unread = () => Promise.reject(new Error('There is no other image.'))
  await writeImages({ drawings, variants: [] }, { into: folder, read: unread, ignoreCache: false })
  return drawings.map(({ file }) => file)
}

describe('writeImages', () => {
  test('publishes an SVG image byte for byte, by its name and by its content', async () => {
    const svg = `\uFEFF${createSvg('<rect/>')}`
    const [shown = '', linked = ''] = await publish(svg)
    expect(shown).toMatch(/^assets\/images\/hill\.[0-9a-f]{10}\.svg$/)
    expect(linked).toBe('images/hill.svg')
    for (const file of [shown, linked])
      expect(readFileSync(join(folder, file))).toEqual(Buffer.from(svg))
    expect((await publish(createSvg('<circle/>')))[0]).not.toBe(shown)
  })

  test('does not publish an SVG image that was replaced by a harmful one after the check', async () => {
    await expect(publish(createSvg('<script>go()</script>'))).rejects.toThrow(
      /^The drawing hill\.svg was changed during the build\. /,
    )
    expect(existsSync(join(folder, 'images/hill.svg'))).toBe(false)
  })
})
