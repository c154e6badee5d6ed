// Integrity of every built site: working links, unique ids, no violation of the content security policy, no external resources.
import { existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { WORDS } from '../../components/words/words'
import { inspectHtml } from '../../generator/verify/inspect-html'
import { getPathLanguage } from '../../model/languages'
import { getAttribute, findLinks, readPage, getText, findPagePaths } from '../support/html-queries'
import {
  allSites,
  emptyLists,
  guided,
  otherOrganization,
  preview,
  afterEvents,
  type BuiltSite,
} from '../support/sites'

describe.each(allSites)('the site in $folder', (site) => {
  const paths = [...findPagePaths(site), '/404']

  test('has no broken link or anchor', () => {
    for (const path of paths) {
      for (const { href } of findLinks(readPage(site, path)).filter(({ href: link }) =>
        /^[/#]/.test(link),
      )) {
        const [target = '', anchor] = href.split('#')
        if (target !== '') expect(target.startsWith(site.base), `${href} on ${path}`).toBe(true)
        const targetPath = target === '' ? path : `/${target.slice(site.base.length)}`
        // A link may also lead to an image or to a redirect.
        const exists = paths.includes(targetPath) || existsSync(getFile(site, targetPath))
        expect(exists, `${href} on ${path}`).toBe(true)
        if (anchor)
          expect(getIds(readPage(site, targetPath).html), `${href} on ${path}`).toContain(anchor)
      }
    }
  })

  test('has no page with a repeated id or with anything that its content security policy blocks', () => {
    for (const path of paths) {
      const { html, all } = readPage(site, path)
      expect(getIds(html)).toEqual([...new Set(getIds(html))])
      expect(html).not.toMatch(/<style|\sstyle="|<[^>]+\son[a-z]+=/)
      const policy = getAttribute(
        all(
          'meta',
          (element) => getAttribute(element, 'http-equiv') === 'Content-Security-Policy',
        )[0],
        'content',
      )
      expect(policy).toMatch(/^default-src 'none'/)
      expect(policy).not.toContain('unsafe')
      const inlineScripts = all(
        'script',
        ({ attribs }) => !('src' in attribs) && attribs['type'] !== 'application/ld+json',
      ).map((element) => getText(element))
      expect(inlineScripts).toHaveLength(2)
      for (const text of inlineScripts) {
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
      }
      const header = readFileSync(join(site.folder, '_headers'), 'utf8')
      expect(header).toContain(`${site.base}*`)
      expect(header).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`)
    }
  })

  test('has no page that loads a file from elsewhere', () => {
    for (const path of paths) {
      const { all } = readPage(site, path)
      const sources = [
        // Only search engines read the address of the page and those of its translations.
        ...all(
          'link',
          ({ attribs }) => attribs['rel'] !== 'canonical' && !('hreflang' in attribs),
        ).map((element) => getAttribute(element, 'href')),
        ...['img', 'script', 'iframe'].flatMap((tag) =>
          all(tag).map((element) => getAttribute(element, 'src')),
        ),
      ].filter((source) => source !== '')
      for (const source of sources) {
        expect(source.startsWith(site.base), `${source} on ${path}`).toBe(true)
        const [file = ''] = source.slice(site.base.length).split('#')
        expect(existsSync(join(site.folder, file)), source).toBe(true)
      }
    }
  })

  test('opens external links in a new tab, says so, and sends no referrer', () => {
    for (const path of paths) {
      const newTab = WORDS[getPathLanguage(path)].newTab.trim()
      for (const { href, label, element } of findLinks(readPage(site, path))) {
        // Leaving quickly replaces this site (tests/pages/sensitive-pages.test.ts).
        if (!href.startsWith('http') || 'data-leave' in element.attribs) continue
        expect(label, `${href} on ${path}`).toContain(newTab)
        expect(getAttribute(element, 'target')).toBe('_blank')
        expect(getAttribute(element, 'rel')).toBe('noopener noreferrer')
      }
    }
  })

  test('loads only files that browsers may cache forever, so that a second visit downloads none', () => {
    const header = readFileSync(join(site.folder, '_headers'), 'utf8')
    const cached = ['assets', 'fonts'].map((folder) => `${site.base}${folder}/`)
    for (const path of cached)
      expect(header).toContain(`\n${path}*\n  Cache-Control: public, max-age=31536000, immutable`)
    for (const path of paths) {
      const { html, all } = readPage(site, path)
      // Of these a browser loads one when it needs it: for a tab or a home screen.
      const icons = all('link', (element) => /icon|manifest/.test(getAttribute(element, 'rel')))
      const { loads } = inspectHtml(html)
      const others = loads
        .filter((url) => !cached.some((folder) => url.startsWith(folder)))
        .filter((url) => icons.every((icon) => getAttribute(icon, 'href') !== url))
      expect(others, path).toEqual([])
    }
  })

  test('gives every image its size and an alt attribute', () => {
    for (const path of paths) {
      for (const image of readPage(site, path).all('img')) {
        expect(Number(getAttribute(image, 'width'))).toBeGreaterThan(0)
        expect(Number(getAttribute(image, 'height'))).toBeGreaterThan(0)
        expect('alt' in image.attribs).toBe(true)
      }
    }
  })
})

/** Sites without entries that are named like a value of the language, such as "null". */
const PLAIN_SITES = [afterEvents, guided, otherOrganization, emptyLists]

test.each(PLAIN_SITES)(
  'no page of $folder shows "null", "undefined" or similar program output',
  (site) => {
    for (const path of findPagePaths(site)) {
      expect(getText(readPage(site, path).all('body')), path).not.toMatch(
        /\b(null|undefined|NaN)\b|\[object/,
      )
    }
  },
)

test('the text of every page is the same at any base', () => {
  for (const path of findPagePaths(afterEvents)) {
    expect(getText(readPage(preview, path).all('body'))).toBe(
      getText(readPage(afterEvents, path).all('body')),
    )
  }
})

/** Returns the file that a server sends for a path without the base. */
const getFile = (site: BuiltSite, path: string) =>
  join(site.folder, /\.\w+$/.test(path) ? path : `${path}.html`)

function getIds(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
}
