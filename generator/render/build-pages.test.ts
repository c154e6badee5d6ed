// The pages of a site from what was rendered: each loads the one stylesheet, or none is published.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

const document = (urlPathname: string) =>
  ({
    template: 't',
    data: { urlPathname, layout: { settings: {}, affiliates: [] } },
  }) as unknown as ResolvedPage

/** Makes `/about`, and further pages by their addresses. */
async function make(
  html: string,
  rules: Record<string, string>,
  more: Record<string, string> = {},
) {
  const rendered: string[] = []
  const render = (documents: readonly ResolvedPage[]) => {
    rendered.push(...documents.map(({ data }) => data.urlPathname))
    const pages = documents.map(({ data }) => {
      const text = more[data.urlPathname] ?? html
      return { html: text, facts: { own: inspectHtml(text), shared: [] } }
    })
    return Promise.resolve({ pages, parts: {}, styles: rules })
  }
  const addresses = ['/about', ...Object.keys(more)]
  const outline = { json: addresses.join(), texts: [] }
  const { made, html: all } = await makeAndKeep(
    { addresses, resolvePage: document, outline },
    render,
  )
  return { ...made, page: all[0] ?? '', rendered }
}

/** Resolves to what was made, with the HTML of all pages. */
async function makeAndKeep(
  source: PageSource,
  render: (some: readonly ResolvedPage[]) => Promise<RenderedPages>,
) {
  const kept = openPageCache(join(folder, 'pages'), '1', false)
  try {
    const htmlCache = openHtmlCache(kept.store, folder, null)
    const means = { last: kept.last, htmlCache, base: '/', fonts: [], render }
    const made = await buildPages(source, means)
    await kept.save(made.site)
    const pages = source.addresses.map((address) => made.site.pages.get(address)?.html ?? '')
    return { made, html: pages.map((name) => String(kept.store.read(name))) }
  } finally {
    await kept.close()
  }
}

const HTML = '<link rel="stylesheet" href="/assets/site.css"><p class="s-b">Words</p>'

test('the page loads the stylesheet by its name, and the second time it is not rendered', async () => {
  const rules = { b: '.s-b{color:red;}' }
  const first = await make(HTML, rules)
  expect(first.css).toBe('.s-0{color:red;}')
  expect(first.site.stylesheet).toMatch(/^assets\/site\.[0-9a-f]{10}\.css$/)
  expect(first.page).toContain(`href="/${first.site.stylesheet}"`)
  const second = await make(HTML, rules)
  expect(second.rendered).toEqual([])
  expect(second.page).toBe(first.page)
})

test('when a new class moves the names of others, a page that is not rendered gets the new ones', async () => {
  await make(HTML, { b: '.s-b{color:red;}' })
  const rules = { a: '.s-a{color:blue;}', b: '.s-b{color:red;}' }
  const { page, rendered, css } = await make(HTML, rules, { '/new': HTML.replace('s-b', 's-a') })
  expect(rendered).toEqual(['/new'])
  expect(css).toBe('.s-0{color:blue;}.s-1{color:red;}')
  expect(page).toContain('<p class="s-1">')
})

test('a page that loads no stylesheet stops the build', async () => {
  await expect(make('<p>Words</p>', {})).rejects.toThrow('does not load its stylesheet')
})

/**
 * Makes a page for each text, named after it, and tells of which pages the data was made.
 * @param reads the pages whose data has no text, but is made of that at another address
 */
async function makeOf(
  texts: Readonly<Record<string, string>>,
  outline: string,
  reads: Readonly<Record<string, string>> = {},
) {
  const looked: string[] = []
  const bodies = new Map(
    Object.entries(texts).map(([address, text]) => [
      address,
      createLazyBody({ headings: [], images: [] }, `${address} ${text}`, () => [
        { kind: 'button', label: text, url: '/' },
      ]),
    ]),
  )
  const resolvePage = (address: string) => {
    looked.push(address)
    const { template, data } = document(address)
    const other = reads[address]
    const body = other === undefined ? bodies.get(address) : bodies.get(other)?.blocks
    return { template, data: { ...data, pageProps: { body } } }
  }
  const { texts: names } = digestWithoutBodies([...bodies.values()])
  const source = {
    addresses: [...bodies.keys()],
    resolvePage,
    outline: { json: outline, texts: names },
  }
  const render = (documents: readonly ResolvedPage[]) => {
    const pages = documents.map(({ data: { urlPathname } }) => {
      const html = HTML.replace('Words', texts[urlPathname] ?? '')
      return { html, facts: { own: inspectHtml(html), shared: [] } }
    })
    return Promise.resolve({ pages, parts: {}, styles: { b: '.s-b{color:red;}' } })
  }
  const { html } = await makeAndKeep(source, render)
  return { looked, words: html.map((one) => />(\w+)</.exec(one)?.[1]) }
}

test('while nothing but texts has changed, only pages with another text are looked at', async () => {
  await makeOf({ '/a': 'one', '/b': 'two' }, 'outline')
  const edited = await makeOf({ '/a': 'one', '/b': 'three' }, 'outline')
  expect(edited).toEqual({ looked: ['/b'], words: ['one', 'three'] })
  // Both texts are known, each on the other page.
  const swapped = await makeOf({ '/a': 'three', '/b': 'one' }, 'outline')
  expect(swapped).toEqual({ looked: ['/a', '/b'], words: ['three', 'one'] })
  const other = await makeOf({ '/a': 'three', '/b': 'one' }, 'another outline')
  expect(other.looked).toEqual(['/a', '/b'])
})

test('a page that is made of a text which it does not show is looked at when that is another', async () => {
  const texts = { '/list': '', '/a': 'one', '/b': 'one' }
  await makeOf(texts, 'outline', { '/list': '/a' })
  // The page is the same, but now it is made of the other text.
  await makeOf(texts, 'another outline', { '/list': '/b' })
  const edited = await makeOf({ ...texts, '/b': 'two' }, 'another outline', { '/list': '/b' })
  expect(edited.looked).toEqual(['/list', '/b'])
})
