// Every page of the site, rendered now or kept from the last build, with the one stylesheet that all share.
import { isDeepStrictEqual } from 'node:util'
import {
  renamed,
  renameInHtml,
  renameInStylesheet,
  shortClasses,
  type ClassNames,
} from '../../renderer/short-names'
import { stylesFor, writeStylesheet } from '../../renderer/styles'
import { STYLESHEET } from '../../renderer/stylesheet-address'
import type { PageDocument } from '../../renderer/types'
import type { Comparable } from '../kept/comparable'
import { hashOf } from '../kept/hash-of'
import { nameFonts, type Font } from './fonts'
import { hashedName } from './hashed-name'
import { keyOf, type KeptPage, type KeptPages, type KeptSite } from './kept-pages'
import type { RenderedPages } from './render/render-documents'
import type { BuiltPage, HtmlFacts, SharedParts } from './verify/read-html'

export type MadePages = {
  readonly site: KeptSite
  readonly css: string
  /** What there is to know of all HTML, that of shared parts once. */
  readonly html: readonly HtmlFacts[]
  /** How many pages were rendered; the others are as they were. */
  readonly rendered: number
}

/** What there is to make pages of. */
type Source = {
  readonly addresses: readonly string[]
  readonly documentAt: (address: string) => PageDocument
  /** The site and the build, of which all pages are made, without their texts. */
  readonly outline: Comparable
}

type Means = {
  readonly kept: KeptPages
  readonly base: string
  readonly fonts: readonly Font[]
  readonly render: (documents: readonly PageDocument[]) => Promise<RenderedPages>
}

export async function makePages(
  { addresses, documentAt, outline: { json, texts } }: Source,
  { kept, base, fonts, render }: Means,
): Promise<MadePages> {
  const { store, last } = kept
  const outline = hashOf(json)
  const textsNow = new Set(texts)
  // When nothing but texts has changed, only pages with another text can be others.
  const isUntouched = (page: KeptPage) =>
    last.outline === outline && page.texts.every((text) => textsNow.has(text))
  const reused = new Map<string, KeptPage>()
  const changed: ({ document: PageDocument; address: string } & ReturnType<typeof keyOf>)[] = []
  for (const address of addresses) {
    const page = last.pages.get(address)
    if (page !== undefined && isUntouched(page) && kept.isWhole(page)) {
      reused.set(address, page)
      continue
    }
    const document = documentAt(address)
    const made = keyOf(document)
    const isSame = page?.key === made.key && kept.isWhole(page)
    // The same data may have been made of other texts.
    if (isSame)
      reused.set(address, isDeepStrictEqual(page.texts, made.texts) ? page : { ...page, ...made })
    else changed.push({ document, address, ...made })
  }
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
    const link = `href="${base}${from}"`
    if (!html.includes(link)) throw new Error(`A page does not load its stylesheet ${from}.`)
    const linked = html.replace(link, `href="${base}${stylesheet}"`)
    return store.write(renameInHtml(linked, names))
  }

  const moved = renamed(shortClasses(last.styles), classes)
  const pages = new Map<string, KeptPage>()
  for (const [address, page] of reused) {
    if (stylesheet === last.stylesheet) pages.set(address, page)
    else {
      const html = keep(String(store.read(page.html)), last.stylesheet, moved)
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

function usedOf(parts: SharedParts, pages: readonly BuiltPage[]): SharedParts {
  const names = new Set(pages.flatMap(({ shared }) => shared))
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.has(name)))
}
