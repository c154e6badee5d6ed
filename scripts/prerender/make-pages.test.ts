// The pages of a site from what was rendered: each loads the one stylesheet, or none is published.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageDocument } from '../../renderer/types'
import { openKeptPages } from './kept-pages'
import { makePages } from './make-pages'
import { readHtml } from './verify/read-html'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const document = (urlPathname: string) =>
  ({
    template: 't',
    data: { urlPathname, frame: { settings: {}, affiliates: [] } },
  }) as unknown as PageDocument

/** Makes `/about`, and further pages by their addresses. */
async function make(
  html: string,
  rules: Record<string, string>,
  more: Record<string, string> = {},
) {
  const kept = await openKeptPages(join(folder, 'pages'), '1', false)
  const rendered: string[] = []
  const render = (documents: readonly PageDocument[]) => {
    rendered.push(...documents.map(({ data }) => data.urlPathname))
    const pages = documents.map(({ data }) => {
      const text = more[data.urlPathname] ?? html
      return { html: text, facts: { own: readHtml(text), shared: [] } }
    })
    return Promise.resolve({ pages, parts: {}, styles: rules })
  }
  try {
    const documents = ['/about', ...Object.keys(more)].map(document)
    const made = await makePages(documents, { kept, base: '/', fonts: [], render })
    await kept.save(made.site, () => '')
    const page = String(kept.store.read(made.site.pages.get('/about')?.html ?? ''))
    return { ...made, page, rendered }
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
