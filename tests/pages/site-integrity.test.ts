// What was built holds together at any base: nothing broken, nothing that the policy forbids, nothing from elsewhere.
import { existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getAttribute, findLinks, readPage, getText, findUrls } from '../support/html-queries'
import {
  allSites,
  emptyLists,
  guided,
  otherOrganization,
  preview,
  afterEvents,
  type BuiltSite,
} from '../support/sites'

describe.each(allSites)('$folder', (site) => {
  const addresses = [...findUrls(site), '/404']

  test('every link and anchor on the site leads somewhere', () => {
    for (const address of addresses) {
      for (const { to } of findLinks(readPage(site, address)).filter(({ to: link }) =>
        /^[/#]/.test(link),
      )) {
        const [path = '', anchor] = to.split('#')
        if (path !== '') expect(path.startsWith(site.base), `${to} on ${address}`).toBe(true)
        const target = path === '' ? address : `/${path.slice(site.base.length)}`
        // A link may lead to a picture too, or to an address from before.
        const isThere = addresses.includes(target) || existsSync(fileAt(site, target))
        expect(isThere, `${to} on ${address}`).toBe(true)
        if (anchor)
          expect(ids(readPage(site, target).html), `${to} on ${address}`).toContain(anchor)
      }
    }
  })

  test('no page repeats an id, or holds what the policy would block', () => {
    for (const address of addresses) {
      const { html, all } = readPage(site, address)
      expect(ids(html)).toEqual([...new Set(ids(html))])
      expect(html).not.toMatch(/<style|\sstyle="|<[^>]+\son[a-z]+=/)
      const policy = getAttribute(
        all('meta', (one) => getAttribute(one, 'http-equiv') === 'Content-Security-Policy')[0],
        'content',
      )
      expect(policy).toMatch(/^default-src 'none'/)
      expect(policy).not.toContain('unsafe')
      const inline = all('script', (one) => getAttribute(one, 'src') === '').map((one) =>
        getText(one),
      )
      expect(inline).toHaveLength(2)
      for (const text of inline) {
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
      }
      const header = readFileSync(join(site.folder, '_headers'), 'utf8')
      expect(header).toContain(`${site.base}*`)
      expect(header).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`)
    }
  })

  test('whatever a page loads is a file of this site', () => {
    for (const address of addresses) {
      const { all } = readPage(site, address)
      const loaded = [
        ...all('link', (one) => getAttribute(one, 'rel') !== 'canonical').map((one) =>
          getAttribute(one, 'href'),
        ),
        ...['img', 'script', 'iframe'].flatMap((tag) =>
          all(tag).map((one) => getAttribute(one, 'src')),
        ),
      ].filter((source) => source !== '')
      for (const source of loaded) {
        expect(source.startsWith(site.base), `${source} on ${address}`).toBe(true)
        expect(existsSync(join(site.folder, source.slice(site.base.length))), source).toBe(true)
      }
    }
  })

  test('links that leave the site open in a new tab, tell nobody where from, and say so', () => {
    for (const address of addresses) {
      for (const { to, words: label, element } of findLinks(readPage(site, address))) {
        if (!to.startsWith('http')) continue
        expect(label, to).toContain('(opens in a new tab)')
        expect(getAttribute(element, 'target')).toBe('_blank')
        expect(getAttribute(element, 'rel')).toBe('noopener noreferrer')
      }
    }
  })

  test('every picture has its size, and words or a reason for none', () => {
    for (const address of addresses) {
      for (const image of readPage(site, address).all('img')) {
        expect(Number(getAttribute(image, 'width'))).toBeGreaterThan(0)
        expect(Number(getAttribute(image, 'height'))).toBeGreaterThan(0)
        expect('alt' in image.attribs).toBe(true)
      }
    }
  })
})

/** In other contents somebody may be called Null. */
const PLAIN_WORDS = [afterEvents, guided, otherOrganization, emptyLists]

test.each(PLAIN_WORDS)('no page of $folder shows the words of a program', (site) => {
  for (const address of findUrls(site)) {
    expect(getText(readPage(site, address).all('body')), address).not.toMatch(
      /\b(null|undefined|NaN)\b|\[object/,
    )
  }
})

test('the words are the same at any base', () => {
  for (const address of findUrls(afterEvents)) {
    expect(getText(readPage(preview, address).all('body'))).toBe(
      getText(readPage(afterEvents, address).all('body')),
    )
  }
})

/** The file that a server sends for an address without the base. */
const fileAt = (site: BuiltSite, address: string) =>
  join(site.folder, /\.\w+$/.test(address) ? address : `${address}.html`)

function ids(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
}
