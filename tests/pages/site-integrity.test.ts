// What was built holds together at any base: nothing broken, nothing that the policy forbids, nothing from elsewhere.
import { existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { attribute, linksIn, readBuilt, words, writtenAddresses } from '../support/html-queries'
import {
  allSites,
  emptyLists,
  guided,
  otherOrganization,
  preview,
  today,
  type BuiltSite,
} from '../support/sites'

describe.each(allSites)('$folder', (site) => {
  const addresses = [...writtenAddresses(site), '/404']

  test('every link and anchor on the site leads somewhere', () => {
    for (const address of addresses) {
      for (const { to } of linksIn(readBuilt(site, address)).filter(({ to: link }) =>
        /^[/#]/.test(link),
      )) {
        const [path = '', anchor] = to.split('#')
        if (path !== '') expect(path.startsWith(site.base), `${to} on ${address}`).toBe(true)
        const target = path === '' ? address : `/${path.slice(site.base.length)}`
        // A link may lead to a picture too, or to an address from before.
        const isThere = addresses.includes(target) || existsSync(fileAt(site, target))
        expect(isThere, `${to} on ${address}`).toBe(true)
        if (anchor)
          expect(ids(readBuilt(site, target).html), `${to} on ${address}`).toContain(anchor)
      }
    }
  })

  test('no page repeats an id, or holds what the policy would block', () => {
    for (const address of addresses) {
      const { html, all } = readBuilt(site, address)
      expect(ids(html)).toEqual([...new Set(ids(html))])
      expect(html).not.toMatch(/<style|\sstyle="|<[^>]+\son[a-z]+=/)
      const policy = attribute(
        all('meta', (one) => attribute(one, 'http-equiv') === 'Content-Security-Policy')[0],
        'content',
      )
      expect(policy).toMatch(/^default-src 'none'/)
      expect(policy).not.toContain('unsafe')
      const inline = all('script', (one) => attribute(one, 'src') === '').map((one) => words(one))
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
      const { all } = readBuilt(site, address)
      const loaded = [
        ...all('link', (one) => attribute(one, 'rel') !== 'canonical').map((one) =>
          attribute(one, 'href'),
        ),
        ...['img', 'script', 'iframe'].flatMap((tag) =>
          all(tag).map((one) => attribute(one, 'src')),
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
      for (const { to, words: label, element } of linksIn(readBuilt(site, address))) {
        if (!to.startsWith('http')) continue
        expect(label, to).toContain('(opens in a new tab)')
        expect(attribute(element, 'target')).toBe('_blank')
        expect(attribute(element, 'rel')).toBe('noopener noreferrer')
      }
    }
  })

  test('every picture has its size, and words or a reason for none', () => {
    for (const address of addresses) {
      for (const picture of readBuilt(site, address).all('img')) {
        expect(Number(attribute(picture, 'width'))).toBeGreaterThan(0)
        expect(Number(attribute(picture, 'height'))).toBeGreaterThan(0)
        expect('alt' in picture.attribs).toBe(true)
      }
    }
  })
})

/** In other contents somebody may be called Null. */
const PLAIN_WORDS = [today, guided, otherOrganization, emptyLists]

test.each(PLAIN_WORDS)('no page of $folder shows the words of a program', (site) => {
  for (const address of writtenAddresses(site)) {
    expect(words(readBuilt(site, address).all('body')), address).not.toMatch(
      /\b(null|undefined|NaN)\b|\[object/,
    )
  }
})

test('the words are the same at any base', () => {
  for (const address of writtenAddresses(today)) {
    expect(words(readBuilt(preview, address).all('body'))).toBe(
      words(readBuilt(today, address).all('body')),
    )
  }
})

/** The file that a server sends for an address without the base. */
const fileAt = (site: BuiltSite, address: string) =>
  join(site.folder, /\.\w+$/.test(address) ? address : `${address}.html`)

function ids(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
}
