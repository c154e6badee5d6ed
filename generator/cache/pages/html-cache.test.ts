// Where the HTML of a page comes from when what is kept of it was lost.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContentStore, type ContentStore } from '../storage/content-store'
import { takeSnapshot } from '../../publish/directory-snapshot'
import { openHtmlCache } from './html-cache'
import type { CachedPage } from './page-cache'

let folder: string
let out: string
let store: ContentStore
let page: CachedPage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-html-'))
  out = join(folder, 'out')
  mkdirSync(out)
  store = openContentStore(join(folder, 'store'))
  page = { html: store.write('<p>Words</p>') } as CachedPage
  store.place(page.html, join(out, 'a.html'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The site as it stands now, with the page. */
const standing = () => ({
  ...{ folder: 0, assetsDigest: '', signatures: takeSnapshot(out).signatures },
  pages: new Map([['/a', page]]),
})

const placed = 'placed.html'

test('what stands published counts as there, and goes back to the store when it is wanted', () => {
  const html = openHtmlCache(store, out, standing())
  for (const lose of [
    () => rmSync(join(folder, 'store', page.html)),
    () => {
      rmSync(join(folder, 'store', page.html))
      writeFileSync(join(folder, 'store', page.html), 'damaged')
    },
  ]) {
    lose()
    expect(html.isWhole(page)).toBe(true)
    expect(html.read('/a', page)).toBe('<p>Words</p>')
    lose()
    html.place('/a', page, join(folder, placed))
    expect(readFileSync(join(folder, placed), 'utf8')).toBe('<p>Words</p>')
    rmSync(join(folder, placed))
  }
})

test('without it, what was lost is told', () => {
  const html = openHtmlCache(store, out, null)
  expect(html.isWhole(page)).toBe(true)
  rmSync(join(folder, 'store', page.html))
  expect(html.isWhole(page)).toBe(false)
})

test('another page is never put there', () => {
  const html = openHtmlCache(store, out, standing())
  rmSync(join(folder, 'store', page.html))
  writeFileSync(join(out, 'a.html'), '<p>Other words</p>')
  expect(() => html.place('/a', page, join(folder, placed))).toThrow(
    `Somebody has changed ${out} while it was built anew. Build it again.`,
  )
})
