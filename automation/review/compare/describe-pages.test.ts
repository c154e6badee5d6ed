// Tests what is said of each page that differs, where there are very many.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePages } from './compare-sites'
import { describePages, MAX_DESCRIBED } from './describe-pages'
import { readSite, type ReadSite } from './read-site'

const folder = mkdtempSync(join(tmpdir(), 'review-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

let base: ReadSite
let head: ReadSite
beforeAll(() => {
  const names = Array.from({ length: MAX_DESCRIBED + 1 }, (_, index) => `page-${index}.html`)
  base = writeSite('base', ['404.html', ...names], 'Before')
  head = writeSite('head', ['404.html', ...names, 'zebra.html'], 'After')
})

function writeSite(name: string, files: readonly string[], text: string): ReadSite {
  const directory = join(folder, name)
  mkdirSync(directory)
  const html = `<html><head><title>T</title></head><body><main><h1>${text}</h1></main></body></html>`
  for (const file of files) writeFileSync(join(directory, file), html)
  return readSite(directory)
}

test('of very many pages only the first are compared, with those that are new among them', async () => {
  const described = await describePages(comparePages(base, head), { base, head, isHidden: false })
  const changes = described.map(({ change }) => change)
  expect(changes).toHaveLength(MAX_DESCRIBED + 3)
  expect(changes[0]).toMatchObject({ path: '/zebra', slug: 'zebra', status: 'added' })
  expect(changes.filter(({ slug }) => slug === null)).toHaveLength(3)
  expect(changes.filter(({ slug, blocks }) => (slug === null) !== (blocks.length === 0))).toEqual(
    [],
  )
})
