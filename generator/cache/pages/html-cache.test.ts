// Where the HTML of a page comes from when what is kept of it was lost.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../storage/content-store'
import { fingerprintOf } from '../../publish/directory-snapshot'
import { openHtml } from './html-cache'
import type { KeptPage } from './page-cache'

let folder: string
let out: string
let store: Store
let page: KeptPage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-html-'))
  out = join(folder, 'out')
  mkdirSync(out)
  store = openStore(join(folder, 'store'))
  page = { html: store.write('<p>Words</p>') } as KeptPage
  store.place(page.html, join(out, 'a.html'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The site as it stands now, with the page. */
const standing = () => ({
  ...{ folder: 0, surroundings: '', stamps: fingerprintOf(out).stamps },
  pages: new Map([['/a', page]]),
})

const placed = 'placed.html'

test('what stands published counts as there, and goes back to the store when it is wanted', () => {
  const html = openHtml(store, out, standing())
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
  const html = openHtml(store, out, null)
  expect(html.isWhole(page)).toBe(true)
  rmSync(join(folder, 'store', page.html))
  expect(html.isWhole(page)).toBe(false)
})

test('another page is never put there', () => {
  const html = openHtml(store, out, standing())
  rmSync(join(folder, 'store', page.html))
  writeFileSync(join(out, 'a.html'), '<p>Other words</p>')
  expect(() => html.place('/a', page, join(folder, placed))).toThrow(
    `Somebody has changed ${out} while it was built anew. Build it again.`,
  )
})
