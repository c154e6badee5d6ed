// Builds every page of the site, by rendering it or by reusing it from the last build, and the stylesheet that all pages share.
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
import { rewriteStyleUrls, type SharedAsset } from '../assets/shared-assets'
import { getHashedName } from '../assets/hashed-name'
import type { HtmlCache } from '../cache/pages/html-cache'
import type { CachedPage, CachedSite } from '../cache/pages/page-cache'
import type { RenderedPages } from './render-batch'
import type { BuiltPage, HtmlSummary, SharedParts } from '../verify/inspect-html'

export type BuiltPages = {
  readonly site: CachedSite
  readonly css: string
  /** The summaries of all HTML. Those of shared parts occur once. */
  readonly html: readonly HtmlSummary[]
  /** How many pages were rendered; the others were reused. */
  readonly rendered: number
}

type BuildPagesOptions = {
  readonly last: CachedSite
  readonly htmlCache: HtmlCache
  readonly base: string
  readonly sharedAssets: readonly SharedAsset[]
  readonly render: (pages: readonly ResolvedPage[]) => Promise<RenderedPages>
}

export async function buildPages(
  source: PageSource,
  { last, htmlCache, base, sharedAssets, render }: BuildPagesOptions,
): Promise<BuiltPages> {
  const { siteHash, reused, changed } = findStalePages(source, last, htmlCache.isIntact)
  const rendered = await render(changed.map(({ page }) => page))

  const builtPages = [...reused.values(), ...rendered.pages].map(({ summary }) => summary)
  const parts = pickUsedParts({ ...last.parts, ...rendered.parts }, builtPages)
  const html = [...builtPages.map(({ own }) => own), ...Object.values(parts)]
  const rules = [...new Set(html.map((summary) => summary.rules))].flatMap((names) =>
    names.split(' '),
  )
  const styles = pickStyles({ ...last.styles, ...rendered.styles }, new Set(rules))
  const classes = shortenClassNames(styles)
  const css = rewriteStyleUrls(renameInStylesheet(writeStylesheet(styles), classes), sharedAssets)
  const stylesheet = getHashedName(STYLESHEET_PATH, css)
  const store = (html: string, from: string, names: ClassNames) => {
    const linked = linkStylesheet(html, base + from, base + stylesheet)
    return htmlCache.write(renameInHtml(linked, names))
  }

  const renames = composeRenames(shortenClassNames(last.styles), classes)
  const pages = new Map<string, CachedPage>()
  for (const [path, page] of reused) {
    if (stylesheet === last.stylesheet) pages.set(path, page)
    else {
      const htmlHash = store(htmlCache.read(path, page), last.stylesheet, renames)
      pages.set(path, { ...page, htmlHash })
    }
  }
  for (const [index, { html, ...page }] of rendered.pages.entries()) {
    const { path = '', dataHash = '', bodies = [] } = changed[index] ?? {}
    pages.set(path, { ...page, dataHash, bodies, htmlHash: store(html, STYLESHEET_PATH, classes) })
  }
  return {
    site: { pages, siteHash, parts, styles, stylesheet },
    css,
    html,
    rendered: changed.length,
  }
}

/** Replaces the first match, which is the link in the head: React escapes all quotation marks in the text before it. */
function linkStylesheet(html: string, from: string, to: string): string {
  const link = `href="${from}"`
  if (!html.includes(link)) throw new Error(`A page does not load its stylesheet ${from}.`)
  return html.replace(link, () => `href="${to}"`)
}

function pickUsedParts(parts: SharedParts, pages: readonly BuiltPage[]): SharedParts {
  const names = new Set(pages.flatMap(({ shared }) => shared))
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.has(name)))
}
