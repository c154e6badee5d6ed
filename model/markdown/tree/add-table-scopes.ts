// Marks the heading cells of tables, so that screen readers say the heading of each cell.
import type { Root } from 'mdast'
import { visit } from './visit'

/** The first row of a Markdown table has the headings of its columns. Changes the tree in place. */
export function addTableScopes(tree: Root): void {
  visit(tree, 'table', ({ children: [headings] }) => {
    for (const cell of headings?.children ?? []) cell.data = { hProperties: { scope: 'col' } }
  })
}
