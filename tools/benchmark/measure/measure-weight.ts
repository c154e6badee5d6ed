// Measures the weight of each page of a built site.
import { readdir } from 'node:fs/promises'
import { sep } from 'node:path'
import { measurePageWeight, type PageWeight } from './page-weight'

export type WeighedPage = {
  /** Relative to the site's directory, with slashes: `blog/why-fathers-matter.html`. */
  readonly file: string
  readonly weight: PageWeight
}

/** The site must have been built for the base `/`. */
export async function measureWeight(directory: string): Promise<WeighedPage[]> {
  const names = await readdir(directory, { recursive: true })
  const pages: WeighedPage[] = []
  for (const name of names.filter((name) => name.endsWith('.html')).sort()) {
    pages.push({
      file: name.split(sep).join('/'),
      weight: await measurePageWeight(directory, name),
    })
  }
  return pages
}
