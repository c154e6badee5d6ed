// Finds the pages of a built site.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page, and its path without the base. */
export type BuiltPage = { readonly path: string; readonly html: string }

/**
 * Returns all pages but redirects, sorted by their paths. The page for unknown paths is `/404`.
 * @throws when there is none
 */
export function findPages(directory: string): BuiltPage[] {
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
      html: readFileSync(join(directory, file), 'utf8'),
    }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
  if (pages.length === 0) throw new Error(`There is no page in ${directory}.`)
  return pages
}
