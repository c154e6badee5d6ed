// Every page of the site, rendered now or kept from the last build, with the one stylesheet that they share.
import { createHash } from 'node:crypto'
import { stylesFor, writeStylesheet } from '../../renderer/styles'
import { STYLESHEET } from '../../renderer/stylesheet-address'
import type { PageDocument } from '../../renderer/types'
import { nameFonts, type Font } from './fonts'
import { keyOf, type KeptPage, type KeptPages, type KeptSite } from './kept-pages'
import type { RenderedPages } from './render/render-documents'

export type MadePages = {
  readonly site: KeptSite
  readonly css: string
  /** How many pages were rendered; the others were kept. */
  readonly rendered: number
}

type Means = {
  readonly kept: KeptPages
  readonly base: string
  readonly fonts: readonly Font[]
  readonly render: (documents: readonly PageDocument[]) => Promise<RenderedPages>
}

export async function makePages(
  documents: readonly PageDocument[],
  { kept, base, fonts, render }: Means,
): Promise<MadePages> {
  const { store, last } = kept
  const keyed = documents.map((document) => ({
    document,
    key: keyOf(document),
    address: document.data.urlPathname,
  }))
  const pages: Record<string, KeptPage> = {}
  const changed: typeof keyed = []
  const texts = new Map<string, string>()
  for (const one of keyed) {
    const page = last.pages[one.address]
    const html = page?.key === one.key ? store.read(page.html) : null
    if (page && html) pages[one.address] = page
    else changed.push(one)
  }
  const rendered = await render(changed.map(({ document }) => document))
  changed.forEach(({ address, key }, index) => {
    const { html, rules, facts } = rendered.pages[index]!
    texts.set(address, html)
    pages[address] = { key, rules, facts, html: '' }
  })

  const styles = { ...last.styles, ...rendered.styles }
  const names = new Set(Object.values(pages).flatMap(({ rules }) => rules))
  const used = stylesFor(styles, names)
  const css = nameFonts(writeStylesheet(used), fonts)
  const stylesheet = nameOf(css)
  for (const { address } of keyed) {
    const page = pages[address]!
    const text = texts.get(address)
    const named = (from: string, html: string) =>
      html.replace(`href="${base}${from}"`, `href="${base}${stylesheet}"`)
    if (text !== undefined)
      pages[address] = { ...page, html: await store.write(named(STYLESHEET, text)) }
    else if (last.stylesheet !== stylesheet)
      pages[address] = {
        ...page,
        html: await store.write(named(last.stylesheet, String(store.read(page.html)))),
      }
  }
  return { site: { pages, styles: used, stylesheet }, css, rendered: changed.length }
}

function nameOf(css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10)
  return STYLESHEET.replace('.css', `.${hash}.css`)
}
