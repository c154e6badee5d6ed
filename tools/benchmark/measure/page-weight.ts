// Measures what the first visit to a page downloads before images and fonts: HTML, stylesheets and scripts.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inspectHtml } from '../../../generator/verify/inspect-html'

/** In bytes, each file compressed with brotli. */
export type PageWeight = { readonly html: number; readonly css: number; readonly script: number }

/** The site must have been built for the base `/`. */
export async function measurePageWeight(directory: string, file: string): Promise<PageWeight> {
  const html = await readFile(join(directory, file))
  const { loads } = inspectHtml(html.toString())
  const sumFiles = async (extension: string) => {
    const files = loads
      .filter((path) => path.endsWith(extension))
      .map((path) => readFile(join(directory, path)))
    return (await Promise.all(files)).reduce((sum, file) => sum + getCompressedSize(file), 0)
  }
  return {
    html: getCompressedSize(html),
    css: await sumFiles('.css'),
    script: await sumFiles('.js'),
  }
}

const getCompressedSize = (content: Buffer) => brotliCompressSync(content).length

export const sumPageWeight = ({ html, css, script }: PageWeight): number => html + css + script
