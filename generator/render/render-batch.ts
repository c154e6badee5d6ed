// Renders a batch of pages and summarizes their HTML, in a worker or in the main thread.
import type { CollectedStyles } from '../../renderer/styles/emotion-styles'
import { STYLESHEET_PATH } from '../../renderer/styles/stylesheet-path'
import type { ResolvedPage } from '../../renderer/page-context'
import { computeHash } from '../../model/memoize/hash'
import { inspectHtml, type BuiltPage, type SharedParts } from '../verify/inspect-html'
import type { RenderedHtml, Renderer } from './create-renderer'

export type RenderedPage = {
  /** The HTML with the stylesheet's name without a hash. */
  readonly html: string
  readonly summary: BuiltPage
}

export type RenderedPages = {
  readonly pages: readonly RenderedPage[]
  readonly parts: SharedParts
  readonly styles: CollectedStyles
}

/** @throws when a page cannot be rendered; the message names it */
export async function renderBatch(
  { render, styles }: Renderer,
  pages: Iterable<ResolvedPage>,
): Promise<RenderedPages> {
  const renderedPages: RenderedPage[] = []
  const parts: Record<string, SharedParts[string]> = {}
  const names = new Map<string, string>()
  const addPart = (part: string) => {
    const name = names.get(part) ?? computeHash(part)
    names.set(part, name)
    parts[name] ??= inspectHtml(part)
    return name
  }
  for (const page of pages) {
    const rendered = await render(page)
    const { loads, ...summary } = inspectHtml(removeFragments(rendered))
    // The stylesheet is always written, but its final name is known only when all pages are rendered.
    const stylesheet = page.data.base + STYLESHEET_PATH
    const own = { ...summary, loads: loads.filter((url) => url !== stylesheet) }
    renderedPages.push({
      html: rendered.html,
      summary: { own, shared: rendered.shared.map(addPart) },
    })
  }
  return { pages: renderedPages, parts, styles: styles() }
}

/**
 * Returns the HTML without its shared parts. The rest is well-formed, because each part is the entire content of one element. Replacing
 * the first match is safe: a part has tags with attributes, so it contains both `<`, which is escaped in text, and `"`, which is
 * escaped in attribute values.
 */
const removeFragments = ({ html, shared }: RenderedHtml) =>
  shared.reduce((rest, part) => rest.replace(part, () => ''), html)
