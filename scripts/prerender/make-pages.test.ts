// The pages of a site from what was rendered: each loads the one stylesheet, or none is published.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageDocument } from '../../renderer/types'
import { openKeptPages } from './kept-pages'
import { makePages } from './make-pages'
import { readPage } from './verify/read-page'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const document = { template: 't', data: { urlPathname: '/about' } } as unknown as PageDocument

async function make(html: string, rules: Record<string, string>) {
  const kept = await openKeptPages(join(folder, 'pages'), '1', false)
  const rendered: string[] = []
  const render = (documents: readonly PageDocument[]) => {
    rendered.push(...documents.map(({ data }) => data.urlPathname))
    const page = { html, rules: Object.keys(rules), facts: readPage(html) }
    return Promise.resolve({ pages: documents.map(() => page), styles: rules })
  }
  try {
    const made = await makePages([document], { kept, base: '/', fonts: [], render })
    await kept.save(made.site)
    const page = String(kept.store.read(made.site.pages['/about']?.html ?? ''))
    return { ...made, page, rendered }
  } finally {
    await kept.close()
  }
}

const HTML = '<link rel="stylesheet" href="/assets/site.css"><p class="s-a">Words</p>'

test('the page loads the stylesheet by its name, and the second time it is not rendered', async () => {
  const rules = { a: '.s-a{color:red;}' }
  const first = await make(HTML, rules)
  expect(first.css).toBe('.s-a{color:red;}')
  expect(first.site.stylesheet).toMatch(/^assets\/site\.[0-9a-f]{10}\.css$/)
  expect(first.page).toContain(`href="/${first.site.stylesheet}"`)
  const second = await make(HTML, rules)
  expect(second.rendered).toEqual([])
  expect(second.page).toBe(first.page)
})

test('a page that loads no stylesheet stops the build', async () => {
  await expect(make('<p>Words</p>', {})).rejects.toThrow('does not load its stylesheet')
})
