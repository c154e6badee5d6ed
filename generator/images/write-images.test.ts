// Tests that SVG images are written into the site only if they pass the check.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSvg } from '../../model/test-fixtures/svg-images'
import { writeImages } from './write-images'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
  mkdirSync(join(folder, 'images'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const publish = () =>
  writeImages(
    { vectors: ['hill.svg'], variants: [] },
    {
      imagesDirectory: join(folder, 'images'),
      into: join(folder, 'out'),
      read: () => Promise.reject(new Error('There is no other image.')),
      ignoreCache: false,
    },
  )

describe('writeImages', () => {
  test('publishes an SVG image byte for byte', async () => {
    const bytes = Buffer.from(`\uFEFF${createSvg('<rect/>')}`)
    writeFileSync(join(folder, 'images/hill.svg'), bytes)
    await publish()
    expect(readFileSync(join(folder, 'out/hill.svg'))).toEqual(bytes)
  })

  test('does not publish an SVG image that was replaced by a harmful one after the check', async () => {
    writeFileSync(join(folder, 'images/hill.svg'), createSvg('<script>go()</script>'))
    await expect(publish()).rejects.toThrow(
      /^The drawing hill\.svg was changed during the build\. /,
    )
    expect(existsSync(join(folder, 'out/hill.svg'))).toBe(false)
  })
})
