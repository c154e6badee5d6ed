// Finds a line with only ::: that ends no box, because the box that it was meant for has ended already or never began.
import type { RootContent } from 'mdast'
import { isDirective } from './directives/directive'
import type { Reporter } from './parse-context'
import type { Span } from './span'

const LOOSE_END = /^[:：]{2,}[ \t]*$/m

/**
 * Returns the first such line in the blocks from an index on; null if there is none before another button or box.
 * @param mayFollow tells which buttons and boxes may come before it
 */
export function findLooseEnd(
  nodes: readonly RootContent[],
  from: number,
  reporter: Reporter,
  mayFollow: (node: RootContent) => boolean = () => false,
): Span | null {
  for (const node of nodes.slice(from)) {
    if (isDirective(node) && !mayFollow(node)) return null
    const match = node.type === 'paragraph' ? LOOSE_END.exec(reporter.getSource(node)) : null
    if (match === null) continue
    const start = (node.position?.start.offset ?? 0) + match.index
    return { start, end: start + match[0].length }
  }
  return null
}
