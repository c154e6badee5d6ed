// The sitemap: the canonical URLs of all pages, for search engines. Source: https://www.sitemaps.org/protocol.html.
import { escapeHtml } from '../../components/html/escape-html'
import { getAllPaths } from '../../model/routing/routes'
import { listPublicPages, type PublicPage } from './public-pages'
import type { SiteFilesInput } from './site-files-input'

export const SITEMAP_FILE = 'sitemap.xml'

/** The protocol allows no more in one file. Their 50 MB are reached later: a URL takes some 100 bytes. */
const MAX_URLS = 50_000

/** Returns how to create the sitemap, or for a very large site an index of sitemaps and these, by path. */
export function listSitemaps(
  input: SiteFilesInput,
  maxUrls = MAX_URLS,
): ReadonlyMap<string, () => string> {
  const pageCount = getAllPaths(input.site).length
  if (pageCount <= maxUrls)
    return new Map([[SITEMAP_FILE, () => formatSitemap(listPublicPages(input))]])
  const files = Array.from(
    { length: Math.ceil(pageCount / maxUrls) },
    (_, index) => `sitemap-${index + 1}.xml`,
  )
  return new Map([
    [SITEMAP_FILE, () => formatIndex(files.map((file) => `${input.build.url}/${file}`))],
    ...files.map((file, index) => {
      const [from, to] = [index * maxUrls, (index + 1) * maxUrls]
      return [file, () => formatSitemap(listPublicPages(input).slice(from, to))] as const
    }),
  ])
}

/** A page has a day only if git knows when its files were changed. */
const formatSitemap = (pages: readonly PublicPage[]): string =>
  formatXml(
    'urlset',
    pages.map(({ url, lastChanged }) => {
      const day = lastChanged === null ? '' : `<lastmod>${lastChanged}</lastmod>`
      return `<url><loc>${escapeHtml(url)}</loc>${day}</url>`
    }),
  )

const formatIndex = (urls: readonly string[]): string =>
  formatXml(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`),
  )

const formatXml = (root: string, children: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${children.map((child) => `${child}\n`).join('')}</${root}>
`
