// Puts the pages of the site into its folder, each in the file that its address has.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HtmlCache } from '../cache/pages/html-cache'
import type { PagesByPath } from '../cache/pages/page-cache'

/** No address of the site can be this one: file names have no capital letters. */
export const NOT_FOUND_PATH = '/NOT-FOUND'

/** Below the site's folder: `about/history.html`. */
export function getOutputPath(address: string): string {
  if (address === NOT_FOUND_PATH) return '404.html'
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

/** @param folder the site's folder, or another one in which the pages are put together */
export function linkPages(folder: string, pages: PagesByPath, html: HtmlCache): void {
  const folders = new Set([...pages.keys()].map((address) => dirname(getOutputPath(address))))
  for (const one of folders) mkdirSync(join(folder, one), { recursive: true })
  for (const [address, page] of pages)
    html.place(address, page, join(folder, getOutputPath(address)))
}
