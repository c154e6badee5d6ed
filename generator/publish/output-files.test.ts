// Tests that the digest of the assets changes with everything that is published except the pages.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestAssets, type OutputFiles } from './output-files'

let staticDirectory: string
beforeEach(() => {
  staticDirectory = join(mkdtempSync(join(tmpdir(), 'site-assets-')), 'public')
  mkdirSync(staticDirectory)
  writeFileSync(join(staticDirectory, 'favicon.svg'), '<svg/>')
})
afterEach(() => rmSync(join(staticDirectory, '..'), { recursive: true }))

const drawing = { file: 'images/hill.svg', content: '<svg/>' }
const variant = { file: 'door.jpg', hash: '1' }
const poster = { file: 'poster.pdf', byteCount: 9, hash: '1' }

const createParts = (changes: object = {}) =>
  ({
    staticDirectory,
    bundled: 'bundle-1',
    base: '/',
    policy: 'p',
    built: { stylesheets: new Map([['site.1.css', 'p{}']]) },
    redirects: { pages: [], rules: '' },
    sharedAssets: [{ path: 'fonts/a.1.woff2', content: 'a' }],
    images: { drawings: [drawing], variants: [variant], unused: [] },
    shareImages: [{ file: 'assets/share/1.png' }],
    downloads: { linked: [poster] },
    siteFiles: { hashes: { 'robots.txt': '1' } },
    ...changes,
  }) as unknown as OutputFiles

const omitImages = (type: 'drawings' | 'variants') => ({
  images: { drawings: [drawing], variants: [variant], [type]: [] },
})

describe('digestAssets', () => {
  test.each<[string, () => OutputFiles]>([
    ['the client bundle changes', () => createParts({ bundled: 'bundle-2' })],
    ['the base changes', () => createParts({ base: '/preview/' })],
    ['the policy changes', () => createParts({ policy: 'q' })],
    [
      'the stylesheet changes',
      () => createParts({ built: { stylesheets: new Map([['site.2.css', 'p{}']]) } }),
    ],
    [
      'a font changes',
      () => createParts({ sharedAssets: [{ path: 'fonts/a.2.woff2', content: 'a' }] }),
    ],
    [
      'a redirect rule is added',
      () => createParts({ redirects: { pages: [], rules: '/a /b 301' } }),
    ],
    [
      'a redirect page is added',
      () => createParts({ redirects: { pages: [{ file: 'a.html', html: 'Here' }], rules: '' } }),
    ],
    [
      'the content of an SVG image changes',
      () =>
        createParts({
          images: { drawings: [{ ...drawing, content: '<svg></svg>' }], variants: [variant] },
        }),
    ],
    ['an SVG image is no longer used', () => createParts(omitImages('drawings'))],
    ['a photo is no longer used', () => createParts(omitImages('variants'))],
    [
      'the content of a photo changes',
      () => createParts({ images: { drawings: [drawing], variants: [{ ...variant, hash: '2' }] } }),
    ],
    [
      'an image of a shared link changes',
      () => createParts({ shareImages: [{ file: 'assets/share/2.png' }] }),
    ],
    [
      'a file about the whole site changes',
      () => createParts({ siteFiles: { hashes: { 'robots.txt': '2' } } }),
    ],
    ['a download is no longer linked', () => createParts({ downloads: { linked: [] } })],
    [
      'the content of a download changes',
      () => createParts({ downloads: { linked: [{ ...poster, hash: '2' }] } }),
    ],
  ])('returns another digest when %s', (_, createChanged) => {
    expect(digestAssets(createChanged())).not.toBe(digestAssets(createParts()))
  })

  test('returns another digest when a static file is added or changed', () => {
    const before = digestAssets(createParts())
    writeFileSync(join(staticDirectory, 'favicon.svg'), '<svg></svg>')
    const changed = digestAssets(createParts())
    writeFileSync(join(staticDirectory, 'robots.txt'), '')
    expect(new Set([before, changed, digestAssets(createParts())]).size).toBe(3)
  })
})
