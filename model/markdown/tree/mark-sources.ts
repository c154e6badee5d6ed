// Marks the blocks of a text with the lines from which they come, for previews.
import type { Root } from 'mdast'
import { createSourceMark } from '../../source/source-mark'
import { eachNode } from './visit'

const MARKED = ['paragraph', 'heading', 'tableCell']

/** Changes the tree in place. */
export function markSources(tree: Root, file: string): void {
  eachNode(tree, (node) => {
    if (!MARKED.includes(node.type) || !('children' in node) || !node.position) return
    const value = createSourceMark(file, node.position.start.line)
    node.children = [...node.children, { type: 'text', value }] as typeof node.children
  })
}
