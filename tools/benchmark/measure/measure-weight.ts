// What the first view of each page of a built site weighs.
import { readdir } from 'node:fs/promises'
import { sep } from 'node:path'
import { measurePageWeight, type PageWeight } from './page-weight'

export type WeighedPage = {
  /** Below the site's folder, with slashes: `blog/why-fathers-matter.html`. */
  readonly file: string
  readonly weight: PageWeight
}

/** The site must have been built for the base `/`. */
export async function measureWeight(folder: string): Promise<WeighedPage[]> {
  const names = (await readdir(folder, { recursive: true })).filter((one) => one.endsWith('.html'))
  const pages: WeighedPage[] = []
  for (const name of names.sort()) {
    pages.push({
      file: name.split(sep).join('/'),
      weight: await measurePageWeight(folder, name),
    })
  }
  return pages
}
