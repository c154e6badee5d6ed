// Every page of the site, rendered now or kept from the last build, with the one stylesheet that all share.
import {
  renamed,
  renameInHtml,
  renameInStylesheet,
  shortClasses,
  type ClassNames,
} from '../../renderer/styles/minify-class-names'
import { stylesFor, writeStylesheet } from '../../renderer/styles/emotion-styles'
import { STYLESHEET } from '../../renderer/styles/stylesheet-path'
import type { PageDocument } from '../../renderer/page-context'
import { compareWithLast, type Source } from './find-stale-pages'
import { nameFonts, type Font } from '../assets/fonts'
import { hashedName } from '../assets/hashed-name'
import type { KeptHtml } from '../cache/pages/html-cache'
import type { KeptPage, KeptSite } from '../cache/pages/page-cache'
import type { RenderedPages } from './render-batch'
import type { BuiltPage, HtmlFacts, SharedParts } from '../verify/inspect-html'

export type MadePages = {
  readonly site: KeptSite
  readonly css: string
  /** What there is to know of all HTML, that of shared parts once. */
  readonly html: readonly HtmlFacts[]
  /** How many pages were rendered; the others are as they were. */
  readonly rendered: number
}

type Means = {
  readonly last: KeptSite
  readonly keptHtml: KeptHtml
  readonly base: string
  readonly fonts: readonly Font[]
  readonly render: (documents: readonly PageDocument[]) => Promise<RenderedPages>
}

export async function makePages(
  source: Source,
  { last, keptHtml, base, fonts, render }: Means,
): Promise<MadePages> {
  const { outline, reused, changed } = compareWithLast(source, last, keptHtml.isWhole)
  const rendered = await render(changed.map(({ document }) => document))

  const all = [...reused.values(), ...rendered.pages].map(({ facts }) => facts)
  const parts = usedOf({ ...last.parts, ...rendered.parts }, all)
  const html = [...all.map(({ own }) => own), ...Object.values(parts)]
  const rules = [...new Set(html.map((one) => one.rules))].flatMap((names) => names.split(' '))
  const styles = stylesFor({ ...last.styles, ...rendered.styles }, new Set(rules))
  const classes = shortClasses(styles)
  const css = nameFonts(renameInStylesheet(writeStylesheet(styles), classes), fonts)
  const stylesheet = hashedName(STYLESHEET, css)
  const keep = (html: string, from: string, names: ClassNames) => {
    const linked = linkStylesheet(html, base + from, base + stylesheet)
    return keptHtml.write(renameInHtml(linked, names))
  }

  const moved = renamed(shortClasses(last.styles), classes)
  const pages = new Map<string, KeptPage>()
  for (const [address, page] of reused) {
    if (stylesheet === last.stylesheet) pages.set(address, page)
    else {
      const html = keep(keptHtml.read(address, page), last.stylesheet, moved)
      pages.set(address, { ...page, html })
    }
  }
  for (const [index, { html, ...page }] of rendered.pages.entries()) {
    const { address = '', key = '', texts = [] } = changed[index] ?? {}
    pages.set(address, { ...page, key, texts, html: keep(html, STYLESHEET, classes) })
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

function usedOf(parts: SharedParts, pages: readonly BuiltPage[]): SharedParts {
  const names = new Set(pages.flatMap(({ shared }) => shared))
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.has(name)))
}
