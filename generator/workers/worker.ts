// A thread of the build: reads files and renders pages, each time some of them (generator/workers/worker-pool.ts).
import type { ResolvedPage } from '../../renderer/page-context'
import type { ParseContext } from '../../model/schema/field'
import type { ParseJob } from './parse-entry-in-worker'
import { createRenderer, type Renderer } from '../render/create-renderer'
import { renderBatch } from '../render/render-batch'

// React renders for development unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production'

let renderer: Promise<Renderer> | null = null

/** A part of the work, and what all parts of it share. */
type Task<Item, Shared> = {
  readonly items: readonly Item[]
  readonly shared: Shared
  /** Of each batch, how many of its items were begun; all threads and the build see the same numbers. */
  readonly begun: Int32Array
  /** The number of this one. */
  readonly batch: number
}

export async function read(task: Task<ParseJob, ParseContext>) {
  // Loaded only now: most threads only render.
  const { parseEntryInWorker } = await import('./parse-entry-in-worker')
  return Array.from(counted(task), (file) => parseEntryInWorker(file, task.shared))
}

/** `shared` is the folder of the bundled pages. */
export async function render(task: Task<ResolvedPage, string>) {
  return renderBatch(await (renderer ??= createRenderer(task.shared)), counted(task))
}

function* counted<Item>({ items, begun, batch }: Task<Item, unknown>): Generator<Item> {
  for (const item of items) {
    Atomics.add(begun, batch, 1)
    yield item
  }
}
