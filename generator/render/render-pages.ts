// Renders pages with all cores, or in this thread if there are too few pages to make workers worthwhile.
import type { ResolvedPage } from '../../renderer/page-context'
import { WORKER_THRESHOLD, type WorkerPool } from '../workers/worker-pool'
import { createRenderer } from './create-renderer'
import { renderBatch, type RenderedPages } from './render-batch'

/**
 * Starts the workers early, while this thread still waits for something else.
 * @param expected how many pages will be rendered
 */
export function warmUpWorkers(expected: number, pool: WorkerPool): void {
  if (expected >= WORKER_THRESHOLD) pool.start()
}

/**
 * @param bundled the directory that `bundlePages` returned
 * @throws when a page cannot be rendered or a worker dies; the message names the page, or the pages that the worker had
 */
export async function renderPages(
  pages: readonly ResolvedPage[],
  { bundled, pool }: { bundled: string; pool: WorkerPool },
): Promise<RenderedPages> {
  if (pages.length === 0) return { pages: [], parts: {}, styles: {} }
  if (pages.length < WORKER_THRESHOLD) return renderBatch(await createRenderer(bundled), pages)
  const batches = await pool.map('renderPages', pages, bundled, {
    activity: 'Rendering pages',
    getName: ({ data }) => data.urlPathname,
  })
  return {
    pages: batches.flatMap((batch) => batch.pages),
    parts: Object.assign({}, ...batches.map(({ parts }) => parts)) as RenderedPages['parts'],
    styles: Object.assign({}, ...batches.map(({ styles }) => styles)) as RenderedPages['styles'],
  }
}
