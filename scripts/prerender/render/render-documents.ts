// What one page gives when it is rendered, for the thread that collects the site.
import { namesIn, type Styles } from '../../../renderer/styles'
import { STYLESHEET } from '../../../renderer/stylesheet-address'
import type { PageDocument } from '../../../renderer/types'
import { readPage, type BuiltPage } from '../verify/read-page'
import type { Renderer } from './open-renderer'

export type RenderedPage = {
  /** The stylesheet has its name without a hash in it. */
  readonly html: string
  /** The names of the rules that it needs. */
  readonly rules: readonly string[]
  readonly facts: BuiltPage
}

export type RenderedPages = { readonly pages: readonly RenderedPage[]; readonly styles: Styles }

/** @throws when a page cannot be rendered; the message names it */
export async function renderDocuments(
  { render, styles }: Renderer,
  documents: Iterable<PageDocument>,
): Promise<RenderedPages> {
  const pages: RenderedPage[] = []
  for (const document of documents) {
    const html = await render(document)
    const { loads, ...facts } = readPage(html)
    // It is always written, under a name that is only known when all pages are.
    const stylesheet = document.data.base + STYLESHEET
    const others = loads.filter((address) => address !== stylesheet)
    pages.push({ html, rules: namesIn(html), facts: { ...facts, loads: others } })
  }
  return { pages, styles: styles() }
}
