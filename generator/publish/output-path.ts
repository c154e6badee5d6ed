// Puts the pages of the site into its folder, each in the file that its address has.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { KeptHtml } from '../cache/pages/html-cache'
import type { Pages } from '../cache/pages/page-cache'

/** No address of the site can be this one: file names have no capital letters. */
export const UNKNOWN = '/NOT-FOUND'

/** Below the site's folder: `about/history.html`. */
export function fileOf(address: string): string {
  if (address === UNKNOWN) return '404.html'
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

/** @param folder the site's folder, or another one in which the pages are put together */
export function placePages(folder: string, pages: Pages, html: KeptHtml): void {
  const folders = new Set([...pages.keys()].map((address) => dirname(fileOf(address))))
  for (const one of folders) mkdirSync(join(folder, one), { recursive: true })
  for (const [address, page] of pages) html.place(address, page, join(folder, fileOf(address)))
}
