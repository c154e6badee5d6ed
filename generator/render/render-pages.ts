// Renders pages: with all cores, or in this thread when they are too few to be worth another.
import type { ResolvedPage } from '../../renderer/page-context'
import { WORKER_THRESHOLD, type WorkerPool } from '../workers/worker-pool'
import { createRenderer } from './create-renderer'
import { renderBatch, type RenderedPages } from './render-batch'

/** @param expected how many pages will be rendered; threads start while there is something to wait for */
export function warmUpWorkers(expected: number, pool: WorkerPool): void {
  if (expected >= WORKER_THRESHOLD) pool.start()
}

/**
 * @param bundled the folder of the bundled pages
 * @throws when a page cannot be rendered or a thread dies; the message names the page, or the pages that the thread had
 */
export async function renderPages(
  documents: readonly ResolvedPage[],
  { bundled, pool }: { bundled: string; pool: WorkerPool },
): Promise<RenderedPages> {
  if (documents.length === 0) return { pages: [], parts: {}, styles: {} }
  if (documents.length < WORKER_THRESHOLD)
    return renderBatch(await createRenderer(bundled), documents)
  const batches = await pool.map('render', documents, bundled, {
    what: 'Rendering pages',
    nameOf: ({ data }) => data.urlPathname,
  })
  return {
    pages: batches.flatMap(({ pages }) => pages),
    parts: Object.assign({}, ...batches.map(({ parts }) => parts)) as RenderedPages['parts'],
    styles: Object.assign({}, ...batches.map(({ styles }) => styles)) as RenderedPages['styles'],
  }
}
