// Shows a result of the search as an item of the list.
import type { SearchResult } from './search-entries'

/** Returns a copy of the template with the result in it. */
export function createResultItem(
  template: HTMLTemplateElement,
  { path, language, title, parent, detail, status, snippet }: SearchResult,
  base: URL,
): Node {
  const item = document.importNode(template.content, true)
  const setText = (selector: string, ...parts: readonly (string | Node)[]) => {
    item.querySelector(selector)?.replaceChildren(...parts)
  }
  const link = item.querySelector('a')!
  link.href = new URL(path, base).href
  link.lang = language
  setText('strong', title)
  setText('[data-part="label"]', [status, parent, detail].filter(Boolean).join(' · '))
  // Only text, never HTML: a word that looks like markup stays a word.
  setText(
    '[data-part="snippet"]',
    ...snippet.map(({ text, isMarked }) => {
      if (!isMarked) return text
      const mark = document.createElement('mark')
      mark.textContent = text
      return mark
    }),
  )
  return item
}
