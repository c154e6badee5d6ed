// Reads a built site: its pages in canonical form, its redirects, and its files for download.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeHash } from '../../../model/memoize/hash'
import { listFiles } from '../../../generator/publish/site-marker'
import { canonicalizeHtml } from './canonical-html'
import { readClassStyles } from './class-styles'

export type SitePage = {
  /** `/about/team`; the page for unknown addresses is `/404`. */
  readonly path: string
  /** Below the site's directory: `about/team.html`. */
  readonly file: string
  readonly html: string
  readonly canonical: string
  /** The path to which it sends visitors on at once, or null for a page of its own. */
  readonly redirectsTo: string | null
}

export type ReadSite = {
  readonly directory: string
  readonly pages: ReadonlyMap<string, SitePage>
  /** The hashes of the files for download by their paths: `/files/poster.pdf`. */
  readonly downloads: ReadonlyMap<string, string>
}

/** Reads a site that was built for the base `/`. */
export function readSite(directory: string): ReadSite {
  const files = listFiles(directory)
  const read = (file: string) => readFileSync(join(directory, file))
  const stylesheets = files.filter((file) => file.endsWith('.css'))
  const styles = readClassStyles(stylesheets.map((file) => read(file).toString()))
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file): SitePage => {
      const html = read(file).toString()
      const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`
      const canonical = canonicalizeHtml(html, styles)
      return { path, file, html, canonical, redirectsTo: findRedirect(html) }
    })
  const downloads = files.filter((file) => file.startsWith('files/'))
  return {
    directory,
    pages: new Map(pages.map((page) => [page.path, page])),
    downloads: new Map(downloads.map((file) => [`/${file}`, computeHash(read(file))])),
  }
}

/** The tag that generator/assets/redirect-pages.ts writes. Text cannot contain it, because it would be escaped. */
const findRedirect = (html: string): string | null =>
  /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html)?.[1] ?? null
