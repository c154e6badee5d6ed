// Adds a link to the next change after each change. It appears when it gets the focus, so a keyboard leads from one to the next.
import { Element, Text, type Document } from 'domhandler'
import { append, findOne } from 'domutils'

/** Elements in which a link may not be. */
const WITHOUT_LINKS = new Set(['a', 'button', 'label', 'picture', 'summary'])

/**
 * @param ids the fragments of all changes on the page, in their order
 * @param end the fragment to which the last one leads
 */
export function addStops(document: Document, ids: readonly string[], end: string): void {
  for (const [index, id] of ids.entries()) {
    const mark = findOne(({ attribs }) => attribs['id'] === id, document.children)
    if (!mark) continue
    const next = ids[index + 1]
    const label = new Text(next === undefined ? 'Back to all changes' : 'Next change')
    append(
      findOutermost(mark),
      new Element('a', { href: `#${next ?? end}`, 'data-stop': '' }, [label]),
    )
  }
}

/** Returns the mark, or the outermost element around it that may not contain a link. */
function findOutermost(mark: Element): Element {
  let found = mark
  for (let each = mark; each.parent instanceof Element; each = each.parent)
    if (WITHOUT_LINKS.has(each.parent.name)) found = each.parent
  return found
}
