// What a first visit to a page downloads before pictures and fonts: HTML, stylesheets and scripts.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inspectHtml } from '../../../generator/verify/inspect-html'

/** In bytes, each file compressed with brotli. */
export type PageWeight = { readonly html: number; readonly css: number; readonly script: number }

/** The site must have been built for the base `/`. */
export async function measurePageWeight(folder: string, file: string): Promise<PageWeight> {
  const html = await readFile(join(folder, file))
  const { loads } = inspectHtml(html.toString())
  const weigh = async (kind: string) => {
    const texts = loads
      .filter((address) => address.endsWith(kind))
      .map((address) => readFile(join(folder, address)))
    return (await Promise.all(texts)).reduce((sum, text) => sum + compressed(text), 0)
  }
  return { html: compressed(html), css: await weigh('.css'), script: await weigh('.js') }
}

const compressed = (text: Buffer) => brotliCompressSync(text).length

export const sumPageWeight = ({ html, css, script }: PageWeight): number => html + css + script
