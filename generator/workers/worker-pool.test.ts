// Work that several threads share: its results are in order, and whatever goes wrong names what it was about.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { ResolvedPage } from '../../renderer/page-context'
import { createWorkerPool, type WorkerPool } from './worker-pool'

const folder = mkdtempSync(join(tmpdir(), 'pool-'))
const pools: WorkerPool[] = []

afterEach(() => pools.splice(0).forEach((pool) => pool.end()))
afterAll(() => rmSync(folder, { recursive: true }))

/** Gives 100 pages to threads that do something with each. */
function render(name: string, each: string) {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `export function render({ items, begun, batch }) {
      return items.map(({ data }) => { begun[batch] += 1; const page = data.urlPathname; ${each} })
    }`,
  )
  const pool = createWorkerPool(pathToFileURL(file))
  pools.push(pool)
  const pages = Array.from({ length: 100 }, (_, index) => ({
    data: { urlPathname: `/blog/${index}.` },
  }))
  return pool.map('render', pages as unknown as ResolvedPage[], '', {
    what: 'Rendering pages',
    nameOf: ({ data }) => data.urlPathname,
  })
}

test('results come in the order of the items', async () => {
  const parts = (await render('fine', 'return page')) as unknown as string[][]
  expect(parts.flat()).toEqual(Array.from({ length: 100 }, (_, index) => `/blog/${index}.`))
})

test('an error that does not say where it was gets the page', async () => {
  await expect(
    render('throws', "if (page === '/blog/30.') throw new Error('boom')"),
  ).rejects.toThrow('Rendering pages broke off at /blog/30.: boom')
})

test('an error that names the page is told as it is', async () => {
  await expect(
    render('names', "if (page === '/blog/30.') throw new Error('No picture on ' + page)"),
  ).rejects.toThrow(/^No picture on \/blog\/30\.$/)
})

test('a thread that ends without a word ends the build, with the page', async () => {
  await expect(render('exits', "if (page === '/blog/30.') process.exit(0)")).rejects.toThrow(
    /Rendering pages broke off at .*\/blog\/30\..*: its thread ended\./,
  )
})
