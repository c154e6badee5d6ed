// Every page of the site, rendered now or kept from the last build, with the one stylesheet that all share.
import {
  composeRenames,
  renameInHtml,
  renameInStylesheet,
  shortenClassNames,
  type ClassNames,
} from '../../renderer/styles/minify-class-names'
import { pickStyles, writeStylesheet } from '../../renderer/styles/emotion-styles'
import { STYLESHEET_PATH } from '../../renderer/styles/stylesheet-path'
import type { ResolvedPage } from '../../renderer/page-context'
import { findStalePages, type PageSource } from './find-stale-pages'
import { rewriteFontUrls, type Font } from '../assets/fonts'
import { getHashedName } from '../assets/hashed-name'
import type { HtmlCache } from '../cache/pages/html-cache'
import type { CachedPage, CachedSite } from '../cache/pages/page-cache'
import type { RenderedPages } from './render-batch'
import type { BuiltPage, HtmlSummary, SharedParts } from '../verify/inspect-html'

export type BuiltPages = {
  readonly site: CachedSite
  readonly css: string
  /** What there is to know of all HTML, that of shared parts once. */
  readonly html: readonly HtmlSummary[]
  /** How many pages were rendered; the others are as they were. */
  readonly rendered: number
}

type BuildPagesOptions = {
  readonly last: CachedSite
  readonly htmlCache: HtmlCache
  readonly base: string
  readonly fonts: readonly Font[]
  readonly render: (documents: readonly ResolvedPage[]) => Promise<RenderedPages>
}

export async function buildPages(
  source: PageSource,
  { last, htmlCache, base, fonts, render }: BuildPagesOptions,
): Promise<BuiltPages> {
  const { outline, reused, changed } = findStalePages(source, last, htmlCache.isWhole)
  const rendered = await render(changed.map(({ document }) => document))

  const all = [...reused.values(), ...rendered.pages].map(({ facts }) => facts)
  const parts = pickUsedFragments({ ...last.parts, ...rendered.parts }, all)
  const html = [...all.map(({ own }) => own), ...Object.values(parts)]
  const rules = [...new Set(html.map((one) => one.rules))].flatMap((names) => names.split(' '))
  const styles = pickStyles({ ...last.styles, ...rendered.styles }, new Set(rules))
  const classes = shortenClassNames(styles)
  const css = rewriteFontUrls(renameInStylesheet(writeStylesheet(styles), classes), fonts)
  const stylesheet = getHashedName(STYLESHEET_PATH, css)
  const keep = (html: string, from: string, names: ClassNames) => {
    const linked = linkStylesheet(html, base + from, base + stylesheet)
    return htmlCache.write(renameInHtml(linked, names))
  }

  const moved = composeRenames(shortenClassNames(last.styles), classes)
  const pages = new Map<string, CachedPage>()
  for (const [address, page] of reused) {
    if (stylesheet === last.stylesheet) pages.set(address, page)
    else {
      const html = keep(htmlCache.read(address, page), last.stylesheet, moved)
      pages.set(address, { ...page, html })
    }
  }
  for (const [index, { html, ...page }] of rendered.pages.entries()) {
    const { address = '', key = '', texts = [] } = changed[index] ?? {}
    pages.set(address, { ...page, key, texts, html: keep(html, STYLESHEET_PATH, classes) })
  }
  return {
    site: { pages, outline, parts, styles, stylesheet },
    css,
    html,
    rendered: changed.length,
  }
}

/** The link is in the head; nothing before it holds a quotation mark that somebody has typed, because React writes them as entities. */
function linkStylesheet(html: string, from: string, to: string): string {
  const link = `href="${from}"`
  if (!html.includes(link)) throw new Error(`A page does not load its stylesheet ${from}.`)
  return html.replace(link, () => `href="${to}"`)
}

function pickUsedFragments(parts: SharedParts, pages: readonly BuiltPage[]): SharedParts {
  const names = new Set(pages.flatMap(({ shared }) => shared))
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.has(name)))
}
