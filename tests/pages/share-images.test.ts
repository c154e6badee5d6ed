// The images that apps show of shared links: each exists, has the size that apps ask for, and gives nothing away.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inspectImage } from '../../model/images/inspect-image'
import { findSensitivePaths, getQuietName } from '../../model/sensitive-pages'
import { findPagePaths, getAttribute, readPage } from '../support/html-queries'
import { loadBuiltContent } from '../support/load-content'
import { allSites, type BuiltSite } from '../support/sites'

/** WhatsApp shows no image of more than 600 KB, and a small one sooner. */
const MAX_BYTES = 300_000

/** Returns the meta tags of the image that a page shares, by the part of their name after `og:image`. */
function readShareTags(site: BuiltSite, path: string): ReadonlyMap<string, string> {
  const tags = readPage(site, path).all('meta', (element) =>
    getAttribute(element, 'property').startsWith('og:image'),
  )
  return new Map(
    tags.map((tag) => [
      getAttribute(tag, 'property').replace('og:image', ''),
      getAttribute(tag, 'content'),
    ]),
  )
}

describe.each(allSites)('in $folder', (site) => {
  const { site: content } = loadBuiltContent(site)
  const root = content.settings.url.replace(/\/$/, '')
  const shared = findPagePaths(site).flatMap((path) => {
    const tags = readShareTags(site, path)
    return tags.size === 0 ? [] : [{ path, tags, url: tags.get('') ?? '' }]
  })
  const urls = new Set(shared.map(({ url }) => url))

  test('every image that a page shares is on the site, in the size that its page names', () => {
    expect(shared.length).toBeGreaterThan(0)
    for (const { tags, url, path } of shared) {
      expect([tags.get(':width'), tags.get(':height')], path).toEqual(['1200', '630'])
      expect(tags.get(':alt'), path).toMatch(/\S/)
      expect(url, path).toMatch(/^https:\/\/[^/]+\/(?:.+\/)?assets\/share\/\w{12}\.(?:png|jpg)$/)
      expect(url.startsWith(`${root}/`), path).toBe(true)
    }
    for (const url of urls) {
      const bytes = readFileSync(join(site.folder, url.slice(root.length)))
      expect(inspectImage(url, bytes).size, url).toEqual({ width: 1200, height: 630 })
      expect(bytes.length, url).toBeLessThan(MAX_BYTES)
    }
  })

  test('only images that a page shares are published', () => {
    const published = readdirSync(join(site.folder, 'assets/share'))
    expect(published.sort()).toEqual([...urls].map((url) => url.split('/').at(-1)).sort())
  })

  test('sensitive pages share the same image, with no other words than the quiet name', () => {
    const tags = findSensitivePaths(content).map((path) => readShareTags(site, path))
    for (const tag of tags) expect(tag.get(':alt')).toBe(getQuietName(content.settings))
    expect(new Set(tags.map((tag) => tag.get(''))).size).toBeLessThanOrEqual(1)
  })

  test('the card of an event names its day, and says whether it is cancelled', () => {
    for (const { path, tags } of shared) {
      const event = content.events.find(({ pagePath }) => pagePath === path)
      const alt = tags.get(':alt') ?? ''
      if (event === undefined || alt === getQuietName(content.settings)) continue
      expect(alt, path).toContain(event.date.slice(0, 4))
      expect(alt.includes('Cancelled'), path).toBe(event.status === 'cancelled')
    }
  })
})
