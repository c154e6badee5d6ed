// Turns the marks in finished HTML (model/source/source-mark.ts) into `data-source` attributes, for previews.
import { Parser } from 'htmlparser2'
import { replaceParts, type Replacement } from '../../components/html/read-tags'
import { findSource, removeSourceMarks } from '../../model/source/source-mark'

/** Elements whose text nobody sees on the page. */
const UNSEEN = ['title', 'script', 'style', 'option']

type OpenElement = { readonly name: string; readonly nameEnd: number; isPlaced: boolean }

/** Returns the HTML without marks, in which each element with a marked text says where the text comes from. */
export function placeSources(html: string): string {
  const open: OpenElement[] = []
  const parts: Replacement[] = []
  const place = (element: OpenElement | undefined, source: string | null) => {
    if (!element || source === null || element.isPlaced || UNSEEN.includes(element.name)) return
    element.isPlaced = true
    const { nameEnd } = element
    parts.push({ from: nameEnd, to: nameEnd, text: ` data-source="${source}"` })
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, nameEnd: parser.startIndex + 1 + name.length, isPlaced: false }
      open.push(element)
      if (name === 'img') place(element, findSource(attributes['alt'] ?? ''))
    },
    ontext: (text) => place(open.at(-1), findSource(text)),
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  const inOrder = parts.sort((first, second) => first.from - second.from)
  return removeSourceMarks(replaceParts(html, inOrder))
}

type HtmlWithParts = { readonly html: string; readonly shared: readonly string[] }

/** Does the same for a page and the parts that it shares with other pages, each of which stays a part of the page's HTML. */
export function placeSourcesOnPage({ html, shared }: HtmlWithParts): HtmlWithParts {
  const placed = shared.map(placeSources)
  const withParts = shared.reduce(
    (rest, part, index) => rest.replace(part, () => placed[index] ?? ''),
    html,
  )
  return { html: placeSources(withParts), shared: placed }
}
