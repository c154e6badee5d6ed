// Pages are only replaced alone while all else that is published stays: each thing that is not a page is told apart.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileEntry } from '../../model/source/list-files'
import { digestAssets, type OutputFiles } from './output-files'

let asTheyAre: string
beforeEach(() => {
  asTheyAre = join(mkdtempSync(join(tmpdir(), 'site-parts-')), 'public')
  mkdirSync(asTheyAre)
  writeFileSync(join(asTheyAre, 'favicon.svg'), '<svg/>')
})
afterEach(() => rmSync(join(asTheyAre, '..'), { recursive: true }))

const drawing = { path: 'images/hill.svg', signature: '1' } as FileEntry
const copy = { file: 'door.jpg', hash: '1' }

const poster = { file: 'poster.pdf', bytes: 9, hash: '1' }

const parts = (others: object = {}) =>
  ({
    ...{ asTheyAre, bundled: 'bundle-1', base: '/', policy: 'p', found: [drawing] },
    made: { site: { stylesheet: 'site.1.css' }, css: 'p{}' },
    redirects: { pages: [], rules: '' },
    fonts: [{ path: 'fonts/a.1.woff2', content: 'a' }],
    images: { vectors: ['hill.svg'], variants: [copy], unused: [] },
    downloads: { linked: [poster] },
    ...others,
  }) as unknown as OutputFiles

const without = (what: 'vectors' | 'variants') => ({
  images: { vectors: ['hill.svg'], variants: [copy], [what]: [] },
})

test('the same parts have the same surroundings, whatever the content has besides', () => {
  const text = { path: 'blog/news.md', signature: '2' } as FileEntry
  expect(digestAssets(parts({ found: [drawing, text] }))).toBe(digestAssets(parts()))
})

test.each<[string, () => OutputFiles]>([
  ['the code that browsers load', () => parts({ bundled: 'bundle-2' })],
  ['the base', () => parts({ base: '/preview/' })],
  ['the policy', () => parts({ policy: 'q' })],
  ['the stylesheet', () => parts({ made: { site: { stylesheet: 'site.2.css' }, css: 'p{}' } })],
  ['a font', () => parts({ fonts: [{ path: 'fonts/a.2.woff2', content: 'a' }] })],
  ['a rule that sends visitors on', () => parts({ redirects: { pages: [], rules: '/a /b 301' } })],
  [
    'the words on a page that sends visitors on',
    () => parts({ redirects: { pages: [{ file: 'a.html', html: 'Here' }], rules: '' } }),
  ],
  ['what is in a drawing', () => parts({ found: [{ ...drawing, signature: '2' }] })],
  ['a drawing that no page shows any more', () => parts(without('vectors'))],
  ['a photo that no page shows any more', () => parts(without('variants'))],
  [
    'what is in a photo that keeps its name',
    () => parts({ images: { vectors: ['hill.svg'], variants: [{ ...copy, hash: '2' }] } }),
  ],
  [
    'a file for download to which no page links any more',
    () => parts({ downloads: { linked: [] } }),
  ],
  [
    'what is in a file for download',
    () => parts({ downloads: { linked: [{ ...poster, hash: '2' }] } }),
  ],
])('%s', (_, other) => {
  expect(digestAssets(other())).not.toBe(digestAssets(parts()))
})

test('a file that is published as it is, added or changed', () => {
  const before = digestAssets(parts())
  writeFileSync(join(asTheyAre, 'favicon.svg'), '<svg></svg>')
  const changed = digestAssets(parts())
  writeFileSync(join(asTheyAre, 'robots.txt'), '')
  expect(new Set([before, changed, digestAssets(parts())]).size).toBe(3)
})
