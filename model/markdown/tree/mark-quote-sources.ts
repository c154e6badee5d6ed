// Marks the source of a quotation: a last paragraph such as "Psalm 139:13 (WEB)".
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { SENTENCE_END } from '../line-rules'
import { visit } from './visit'

/** A longer paragraph is probably a part of the quotation. */
const MAX_LENGTH = 80

/** Turns the sources of quotations into `<cite>` elements. Changes the tree in place. */
export function markQuoteSources(tree: Root): void {
  visit(tree, 'blockquote', ({ children }) => {
    const last = children.at(-1)
    if (children.length < 2 || last?.type !== 'paragraph') return
    const text = toString(last)
    if (text.length > MAX_LENGTH || SENTENCE_END.test(text)) return
    last.children = [{ type: 'emphasis', data: { hName: 'cite' }, children: last.children }]
  })
}
