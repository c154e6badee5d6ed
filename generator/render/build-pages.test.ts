// Tests how pages are built from rendered and cached HTML, and that each loads the shared stylesheet.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ResolvedPage } from '../../renderer/page-context'
import { createLazyBody, digestWithoutBodies } from '../cache/entries/data-digest'
import type { PageSource } from './find-stale-pages'
import { openHtmlCache } from '../cache/pages/html-cache'
import { openPageCache } from '../cache/pages/page-cache'
import { buildPages } from './build-pages'
import type { RenderedPages } from './render-batch'
import { inspectHtml } from '../verify/inspect-html'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const createResolvedPage = (urlPathname: string) =>
  ({
    template: 't',
    data: { urlPathname, layout: { settings: {}, affiliates: [] } },
  }) as unknown as ResolvedPage

/** Builds `/about`, and further pages by their paths. */
async function build(
  html: string,
  rules: Record<string, string>,
  more: Record<string, string> = {},
) {
  const rendered: string[] = []
  const render = (resolved: readonly ResolvedPage[]) => {
    rendered.push(...resolved.map(({ data }) => data.urlPathname))
    const pages = resolved.map(({ data }) => {
      const text = more[data.urlPathname] ?? html
      return { html: text, summary: { own: inspectHtml(text), shared: [] } }
    })
    return Promise.resolve({ pages, parts: {}, styles: rules })
  }
  const paths = ['/about', ...Object.keys(more)]
  const siteDigest = { json: paths.join(), bodies: [] }
  const { result, html: allHtml } = await buildAndSave(
    { paths, resolvePage: createResolvedPage, siteDigest },
    render,
  )
  return { ...result, page: allHtml[0] ?? '', rendered }
}

/** Resolves to the result, with the HTML of all pages. */
async function buildAndSave(
  source: PageSource,
  render: (pages: readonly ResolvedPage[]) => Promise<RenderedPages>,
) {
  const cache = openPageCache(join(folder, 'pages'), '1', false)
  try {
    const htmlCache = openHtmlCache(cache.store, folder, null)
    const options = { last: cache.last, htmlCache, base: '/', sharedAssets: [], render }
    const result = await buildPages(source, options)
    await cache.save(result.site)
    const hashes = source.paths.map((path) => result.site.pages.get(path)?.htmlHash ?? '')
    return { result, html: hashes.map((hash) => String(cache.store.read(hash))) }
  } finally {
    await cache.close()
  }
}

const HTML = '<link rel="stylesheet" href="/assets/site.css"><p class="s-b">Text</p>'

describe('buildPages', () => {
  test('links the stylesheet by its hashed name, and does not render an unchanged page again', async () => {
    const rules = { b: '.s-b{color:red;}' }
    const first = await build(HTML, rules)
    const [[path, css] = []] = first.stylesheets
    expect(css).toBe('.a{color:red;}')
    expect(path).toMatch(/^assets\/site\.[0-9a-f]{10}\.css$/)
    expect(first.page).toContain(`href="/${path}"`)
    const second = await build(HTML, rules)
    expect(second.rendered).toEqual([])
    expect(second.page).toBe(first.page)
  })

  test('renames classes in a page that is not rendered again when a new class shifts the short names', async () => {
    await build(HTML, { b: '.s-b{color:red;}' })
    const rules = { a: '.s-a{color:blue;}', b: '.s-b{color:red;}' }
    const { page, rendered, stylesheets } = await build(HTML, rules, {
      '/new': HTML.replace('s-b', 's-a'),
    })
    expect(rendered).toEqual(['/new'])
    expect([...stylesheets.values()].sort().join('')).toBe('.a{color:blue;}.b{color:red;}')
    expect(page).toContain('<p class="b">')
  })

  test('rejects a page that loads no stylesheet', async () => {
    await expect(build('<p>Text</p>', {})).rejects.toThrow('does not load its stylesheet')
  })

  /**
   * Builds a page for each text. Resolves to the paths that were resolved to page data, and to the text on each page.
   * @param reads for pages without a text of their own, the path of the page whose text their data is made from
   */
  async function buildTexts(
    texts: Readonly<Record<string, string>>,
    siteDigest: string,
    reads: Readonly<Record<string, string>> = {},
  ) {
    const resolvedPaths: string[] = []
    const bodies = new Map(
      Object.entries(texts).map(([path, text]) => [
        path,
        createLazyBody({ headings: [], images: [] }, `${path} ${text}`, () => [
          { kind: 'button', label: text, url: '/' },
        ]),
      ]),
    )
    const resolvePage = (path: string) => {
      resolvedPaths.push(path)
      const { template, data } = createResolvedPage(path)
      const source = reads[path]
      const body = source === undefined ? bodies.get(path) : bodies.get(source)?.blocks
      return { template, data: { ...data, pageProps: { body } } }
    }
    const { bodies: bodyIds } = digestWithoutBodies([...bodies.values()])
    const source = {
      paths: [...bodies.keys()],
      resolvePage,
      siteDigest: { json: siteDigest, bodies: bodyIds },
    }
    const render = (resolved: readonly ResolvedPage[]) => {
      const pages = resolved.map(({ data: { urlPathname } }) => {
        const html = HTML.replace('Text', texts[urlPathname] ?? '')
        return { html, summary: { own: inspectHtml(html), shared: [] } }
      })
      return Promise.resolve({ pages, parts: {}, styles: { b: '.s-b{color:red;}' } })
    }
    const { html } = await buildAndSave(source, render)
    return { resolvedPaths, shown: html.map((page) => />(\w+)</.exec(page)?.[1]) }
  }

  test('resolves only the pages with a changed text if nothing else has changed', async () => {
    await buildTexts({ '/a': 'one', '/b': 'two' }, 'digest')
    const edited = await buildTexts({ '/a': 'one', '/b': 'three' }, 'digest')
    expect(edited).toEqual({ resolvedPaths: ['/b'], shown: ['one', 'three'] })
    // Both texts existed before, each on the other page.
    const swapped = await buildTexts({ '/a': 'three', '/b': 'one' }, 'digest')
    expect(swapped).toEqual({ resolvedPaths: ['/a', '/b'], shown: ['three', 'one'] })
    const changedDigest = await buildTexts({ '/a': 'three', '/b': 'one' }, 'another digest')
    expect(changedDigest.resolvedPaths).toEqual(['/a', '/b'])
  })

  test('resolves a page again when a text that it depends on without showing it has changed', async () => {
    const texts = { '/list': '', '/a': 'one', '/b': 'one' }
    await buildTexts(texts, 'digest', { '/list': '/a' })
    // The page is the same, but now it depends on the other text.
    await buildTexts(texts, 'another digest', { '/list': '/b' })
    const edited = await buildTexts({ ...texts, '/b': 'two' }, 'another digest', { '/list': '/b' })
    expect(edited.resolvedPaths).toEqual(['/list', '/b'])
  })
})
