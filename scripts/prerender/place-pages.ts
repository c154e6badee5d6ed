// Puts the pages of the site into its folder, each in the file that its address has.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Store } from '../kept/kept-store'

/** No address of the site can be this one: file names have no capital letters. */
export const UNKNOWN = '/NOT-FOUND'

/** Below the site's folder: `about/history.html`. */
export function fileOf(address: string): string {
  if (address === UNKNOWN) return '404.html'
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

/** @param pages their files, and the names of their HTML in the store */
export function placePages(
  folder: string,
  pages: readonly (readonly [file: string, page: { readonly html: string }])[],
  store: Store,
): void {
  const folders = new Set(pages.map(([file]) => dirname(file)))
  for (const one of folders) mkdirSync(join(folder, one), { recursive: true })
  for (const [file, { html }] of pages) store.place(html, join(folder, file))
}
