// A thread of the build: reads files and renders pages, each time some of them (scripts/prerender/pool.ts).
import type { PageDocument } from '../renderer/types'
import type { ReadContext } from './content/field'
import { readFiles, type FileToRead } from './kept/read-files'
import { openRenderer, type Renderer } from './prerender/render/open-renderer'
import { renderDocuments } from './prerender/render/render-documents'

// React renders for development unless this is set before it is loaded.
process.env['NODE_ENV'] = 'production'

let renderer: Promise<Renderer> | null = null

/** A part of the work, and what all parts of it share. */
type Task<Item, Shared> = { readonly items: readonly Item[]; readonly shared: Shared }

export function read({ items, shared }: Task<FileToRead, ReadContext>) {
  return readFiles(items, shared)
}

/** `shared` is the folder of the bundled pages. */
export async function render({ items, shared }: Task<PageDocument, string>) {
  return renderDocuments(await (renderer ??= openRenderer(shared)), items)
}
