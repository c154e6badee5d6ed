// Tests that the results of worker threads are in order, and that errors name the item that was being processed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { ResolvedPage } from '../../renderer/page-context'
import { createWorkerPool, type WorkerPool } from './worker-pool'

const folder = mkdtempSync(join(tmpdir(), 'pool-'))
const pools: WorkerPool[] = []

afterEach(() => pools.splice(0).forEach((pool) => pool.end()))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Processes 100 pages in worker threads.
 * @param statement is executed for each `page`
 */
function processPages(name: string, statement: string) {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `export function renderPages({ items, begun, batch }) {
      return items.map(({ data }) => { begun[batch] += 1; const page = data.urlPathname; ${statement} })
    }`,
  )
  const pool = createWorkerPool(pathToFileURL(file))
  pools.push(pool)
  const pages = Array.from({ length: 100 }, (_, index) => ({
    data: { urlPathname: `/blog/${index}.` },
  }))
  return pool.map('renderPages', pages as unknown as ResolvedPage[], '', {
    activity: 'Rendering pages',
    getName: ({ data }) => data.urlPathname,
  })
}

describe('createWorkerPool', () => {
  test('returns results in the order of the items', async () => {
    const batches = (await processPages('fine', 'return page')) as unknown as string[][]
    expect(batches.flat()).toEqual(Array.from({ length: 100 }, (_, index) => `/blog/${index}.`))
  })

  test('adds the page to an error that does not name it', async () => {
    await expect(
      processPages('throws', "if (page === '/blog/30.') throw new Error('boom')"),
    ).rejects.toThrow('Rendering pages stopped at /blog/30.: boom')
  })

  test('passes on an error that names the page', async () => {
    await expect(
      processPages('names', "if (page === '/blog/30.') throw new Error('No picture on ' + page)"),
    ).rejects.toThrow(/^No picture on \/blog\/30\.$/)
  })

  test('rejects with the page when a thread exits without an error', async () => {
    await expect(
      processPages('exits', "if (page === '/blog/30.') process.exit(0)"),
    ).rejects.toThrow(/Rendering pages stopped at .*\/blog\/30\..*: its thread ended\./)
  })
})
