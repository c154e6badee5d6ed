// Takes the marks of a page away again, for tests.
import { isTag, isText, type ChildNode, type Document } from 'domhandler'
import { findAll, prepend, removeElement } from 'domutils'
import { isMark, MARK_ATTRIBUTE } from '../mark-text'

/** @param gone the words that are taken away with their marks; the other words stay */
export function removeMarks(document: Document, gone: 'ins' | 'del'): void {
  const marks = findAll(isMark, document.children)
  for (const mark of marks) {
    const isOwnElement = mark.name === 'img'
    if (isOwnElement) {
      delete mark.attribs[MARK_ATTRIBUTE]
      delete mark.attribs['id']
    } else if (mark.name === gone) removeElement(mark)
    else if ('data-block' in mark.attribs) mark.name = 'div'
    else {
      for (const child of [...mark.children]) prepend(mark, child)
      removeElement(mark)
    }
  }
  joinTexts(document.children)
}

/** A text that was divided is one text again. */
function joinTexts(nodes: readonly ChildNode[]): void {
  for (const node of [...nodes]) {
    const { prev } = node
    if (isText(node) && prev && isText(prev)) {
      node.data = prev.data + node.data
      removeElement(prev)
    }
    if (isTag(node)) joinTexts(node.children)
  }
}
