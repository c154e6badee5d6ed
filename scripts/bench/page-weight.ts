// What a first visit to a page downloads before pictures: HTML, stylesheets and scripts.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readPage } from '../prerender/verify/read-page'

/** In KB of 1,000 bytes, each file compressed with brotli. The site must have been built for the base `/`. */
export async function pageWeight(folder: string, file: string): Promise<number> {
  const html = await readFile(join(folder, file))
  const loaded = readPage(html.toString()).loads.filter((address) => /\.(css|js)$/.test(address))
  const files = await Promise.all(loaded.map((address) => readFile(join(folder, address))))
  const bytes = [html, ...files].reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  return Number((bytes / 1000).toFixed(1))
}
