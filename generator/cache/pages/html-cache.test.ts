// Tests where the HTML of a page comes from when the cache has lost it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openContentStore, type ContentStore } from '../storage/content-store'
import { takeSnapshot } from '../../publish/directory-snapshot'
import { openHtmlCache } from './html-cache'
import type { CachedPage } from './page-cache'

let folder: string
let out: string
let target: string
let store: ContentStore
let page: CachedPage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'html-cache-'))
  out = join(folder, 'out')
  target = join(folder, 'target.html')
  mkdirSync(out)
  store = openContentStore(join(folder, 'store'))
  page = { htmlHash: store.write('<p>Words</p>') } as CachedPage
  store.link(page.htmlHash, join(out, 'a.html'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Returns the state of the published site with the page as it is now. */
const getPublishedState = () => ({
  inode: '0',
  assetsDigest: '',
  signatures: takeSnapshot(out).signatures,
  pages: new Map([['/a', page]]),
})

const removeStored = () => rmSync(join(folder, 'store', page.htmlHash))
const damageStored = () => {
  removeStored()
  writeFileSync(join(folder, 'store', page.htmlHash), 'damaged')
}

describe('openHtmlCache', () => {
  test.each([
    ['missing', removeStored],
    ['damaged', damageStored],
  ])('restores a %s page from the published site', (_, lose) => {
    const cache = openHtmlCache(store, out, getPublishedState())
    lose()
    expect(cache.isIntact(page)).toBe(true)
    expect(cache.read('/a', page)).toBe('<p>Words</p>')
    lose()
    cache.link('/a', page, target)
    expect(readFileSync(target, 'utf8')).toBe('<p>Words</p>')
  })

  test('reports that a lost page is not intact when there is no published site', () => {
    const cache = openHtmlCache(store, out, null)
    expect(cache.isIntact(page)).toBe(true)
    removeStored()
    expect(cache.isIntact(page)).toBe(false)
  })

  test('throws instead of restoring a page whose published file was changed', () => {
    const cache = openHtmlCache(store, out, getPublishedState())
    removeStored()
    writeFileSync(join(out, 'a.html'), '<p>Other words</p>')
    expect(() => cache.link('/a', page, target)).toThrow(
      `A file in ${out} was changed during the build. Build the site again.`,
    )
  })
})
