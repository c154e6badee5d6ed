// A worker thread of the build, which parses files and renders pages in batches (worker-pool.ts).
import type { ResolvedPage } from '../../renderer/page-context'
import type { ParseContext } from '../../model/schema/field'
import type { ParseJob } from './parse-entry-in-worker'
import { createRenderer, type Renderer } from '../render/create-renderer'
import { renderBatch } from '../render/render-batch'

// Has to be set before React is loaded; otherwise React renders in development mode.
process.env['NODE_ENV'] = 'production'

let renderer: Promise<Renderer> | null = null

/** One batch of items, with the data that all batches share. */
type WorkerTask<Item, Shared> = {
  readonly items: readonly Item[]
  readonly shared: Shared
  /** The number of items begun in each batch, in memory shared by all threads. */
  readonly begun: Int32Array
  /** The index of this batch. */
  readonly batch: number
}

export async function parseEntries(task: WorkerTask<ParseJob, ParseContext>) {
  // Loaded on demand, because most threads only render.
  const { parseEntryInWorker } = await import('./parse-entry-in-worker')
  return Array.from(takeItems(task), (file) => parseEntryInWorker(file, task.shared))
}

/** @param task with the directory of the bundled pages as `shared` */
export async function renderPages(task: WorkerTask<ResolvedPage, string>) {
  return renderBatch(await (renderer ??= createRenderer(task.shared)), takeItems(task))
}

/** Yields the items and counts those that were begun. */
function* takeItems<Item>({ items, begun, batch }: WorkerTask<Item, unknown>): Generator<Item> {
  for (const item of items) {
    Atomics.add(begun, batch, 1)
    yield item
  }
}
