// Builds every page of the site, by rendering it or by reusing it from the last build, and the stylesheet that all pages share.
import {
  composeRenames,
  renameInHtml,
  type ClassNames,
} from '../../renderer/styles/minify-class-names'
import { pickStyles } from '../../renderer/styles/emotion-styles'
import { STYLESHEET_PATH } from '../../renderer/styles/stylesheet-path'
import { isDeepStrictEqual } from 'node:util'
import type { ResolvedPage } from '../../renderer/page-context'
import { buildStylesheets } from './build-stylesheets'
import { findStalePages, type PageSource } from './find-stale-pages'
import { rewriteStyleUrls, type SharedAsset } from '../assets/shared-assets'
import type { HtmlCache } from '../cache/pages/html-cache'
import type { CachedPage, CachedSite } from '../cache/pages/page-cache'
import type { RenderedPages } from './render-batch'
import type { BuiltPage, HtmlSummary, SharedParts } from '../verify/inspect-html'

export type BuiltPages = {
  readonly site: CachedSite
  /** The contents of the stylesheets by their paths. */
  readonly stylesheets: ReadonlyMap<string, string>
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
  const getKind = ({ own, shared }: BuiltPage) =>
    [own, ...shared.flatMap((name) => parts[name] ?? [])].map((summary) => summary.rules).join(' ')
  const { files, getPaths, classes } = buildStylesheets({
    styles,
    kinds: builtPages.map(getKind),
    rewriteUrls: (css) => rewriteStyleUrls(css, sharedAssets),
  })
  const store = (
    html: string,
    page: { from: readonly string[]; to: readonly string[] },
    names: ClassNames,
  ) => {
    const linked = linkStylesheets(html, createLinks(base, page.from), createLinks(base, page.to))
    return htmlCache.write(renameInHtml(linked, names))
  }

  const renames = composeRenames(last.classes, classes)
  const pages = new Map<string, CachedPage>()
  for (const [path, page] of reused) {
    const stylesheets = getPaths(getKind(page.summary))
    if (isDeepStrictEqual(stylesheets, page.stylesheets)) pages.set(path, page)
    else {
      const html = htmlCache.read(path, page)
      const htmlHash = store(html, { from: page.stylesheets, to: stylesheets }, renames)
      pages.set(path, { ...page, htmlHash, stylesheets })
    }
  }
  for (const [index, { html, ...page }] of rendered.pages.entries()) {
    const { path = '', dataHash = '', bodies = [] } = changed[index] ?? {}
    const stylesheets = getPaths(getKind(page.summary))
    const htmlHash = store(html, { from: [STYLESHEET_PATH], to: stylesheets }, classes)
    pages.set(path, { ...page, dataHash, bodies, htmlHash, stylesheets })
  }
  return {
    site: { pages, siteHash, parts, styles, classes },
    stylesheets: files,
    html,
    rendered: changed.length,
  }
}

/** Returns the part of the links that begins with the first path and ends with the last one. */
const createLinks = (base: string, paths: readonly string[]) =>
  paths.map((path) => `href="${base}${path}"`).join('><link rel="stylesheet" ')

/** Replaces the first match, which is in the head: React escapes all quotation marks in the text before it. */
function linkStylesheets(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new Error(`A page does not load its stylesheet ${from}.`)
  return html.replace(from, () => to)
}

function pickUsedParts(parts: SharedParts, pages: readonly BuiltPage[]): SharedParts {
  const names = new Set(pages.flatMap(({ shared }) => shared))
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.has(name)))
}
