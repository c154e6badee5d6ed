// What pages give when they are rendered, for the thread that collects the site.
import type { Styles } from '../../renderer/styles/emotion-styles'
import { STYLESHEET_PATH } from '../../renderer/styles/stylesheet-path'
import type { ResolvedPage } from '../../renderer/page-context'
import { computeHash } from '../../model/hash'
import { inspectHtml, type BuiltPage, type SharedParts } from '../verify/inspect-html'
import type { RenderedHtml, Renderer } from './create-renderer'

export type RenderedPage = {
  /** The stylesheet has its name without a hash in it. */
  readonly html: string
  readonly facts: BuiltPage
}

export type RenderedPages = {
  readonly pages: readonly RenderedPage[]
  readonly parts: SharedParts
  readonly styles: Styles
}

/** @throws when a page cannot be rendered; the message names it */
export async function renderBatch(
  { render, styles }: Renderer,
  documents: Iterable<ResolvedPage>,
): Promise<RenderedPages> {
  const pages: RenderedPage[] = []
  const parts: Record<string, SharedParts[string]> = {}
  const names = new Map<string, string>()
  const nameOf = (part: string) => {
    const name = names.get(part) ?? computeHash(part)
    names.set(part, name)
    parts[name] ??= inspectHtml(part)
    return name
  }
  for (const document of documents) {
    const rendered = await render(document)
    const { loads, ...facts } = inspectHtml(removeFragments(rendered))
    // It is always written, under a name that is only known when all pages are.
    const stylesheet = document.data.base + STYLESHEET_PATH
    const own = { ...facts, loads: loads.filter((address) => address !== stylesheet) }
    pages.push({ html: rendered.html, facts: { own, shared: rendered.shared.map(nameOf) } })
  }
  return { pages, parts, styles: styles() }
}

/**
 * Returns whole HTML without the parts, because each is all that is inside of one element. A part has tags with attributes, and so
 * both a < and a quotation mark: no text holds the one as it is, and no value of an attribute the other, so only the part is found.
 */
const removeFragments = ({ html, shared }: RenderedHtml) =>
  shared.reduce((rest, part) => rest.replace(part, () => ''), html)
