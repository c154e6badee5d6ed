// Renders pages: with all cores, or in this thread when they are too few to be worth another.
import type { PageDocument } from '../../../renderer/types'
import type { Pool } from '../pool'
import type { Renderer } from './open-renderer'
import { renderDocuments, type RenderedPages } from './render-documents'

/** A thread takes as long to start as about this many pages to render. */
const FEW = 100

/**
 * @param bundled the folder of the bundled pages
 * @throws when a page cannot be rendered or a thread dies; the message names the page, or the pages that the thread had
 */
export async function renderAll(
  documents: readonly PageDocument[],
  { renderer, bundled, pool }: { renderer: Renderer; bundled: string; pool: Pool },
): Promise<RenderedPages> {
  if (documents.length < FEW) return renderDocuments(renderer, documents)
  const parts = await pool.map('render', documents, bundled, {
    what: 'Rendering pages',
    nameOf: ({ data }) => data.urlPathname,
  })
  return {
    pages: parts.flatMap(({ pages }) => pages),
    styles: Object.assign({}, ...parts.map(({ styles }) => styles)) as RenderedPages['styles'],
  }
}
