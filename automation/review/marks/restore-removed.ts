// Puts blocks that are gone back into the page, at the place that they had among their neighbors.
import { Element, Text, type ChildNode, type ParentNode } from 'domhandler'
import { append, appendChild, prepend } from 'domutils'
import type { PlacedBlock } from '../words/find-blocks'
import { createMark } from './mark-text'

/** A block that both versions have. */
export type PairedBlock = { readonly before: PlacedBlock; readonly after: PlacedBlock }

type Gap = {
  /** The last such block before the gap and the first one after it. */
  readonly previous: PairedBlock | null
  readonly next: PairedBlock | null
  /** Where to put blocks that have no neighbors. */
  readonly fallback: ParentNode
}

/** What a list or a table may contain. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
  ...{ ul: ['li'], ol: ['li'], dl: ['dd'] },
  ...{ table: ['tbody', 'tr', 'td'], thead: ['tr', 'td'], tbody: ['tr', 'td'], tr: ['td'] },
}

/** @param removed consecutive blocks of the page as it was, with at least one block */
export function restoreRemoved(
  removed: readonly PlacedBlock[],
  { previous, next, fallback }: Gap,
  change: number,
): void {
  const [first, last] = [removed.at(0), removed.at(-1)]
  if (!first || !last) return
  const box = createMark('del', change)
  box.attribs['data-block'] = ''
  for (const { text, kind } of removed) {
    const line = new Element('span', { 'data-kind': kind }, [new Text(text)])
    appendChild(box, line)
    appendChild(box, new Text(' '))
  }
  const above = previous && findRelation(previous.before.element, first.element)
  const below = next && findRelation(next.before.element, last.element)
  if (previous && above && above.depth >= (below?.depth ?? 0)) {
    const neighbor = climb(previous.after, 'last', above.levels, next?.after)
    append(neighbor, wrap(box, neighbor.parent, change))
  } else if (next && below) {
    const neighbor = climb(next.after, 'first', below.levels, previous?.after)
    prepend(neighbor, wrap(box, neighbor.parent, change))
  } else appendChild(fallback, box)
}

/** Returns how far above an element is what it shares with another one, and how deep that is in the document. */
export function findRelation(element: Element, other: Element): { levels: number; depth: number } {
  const others = new Set(listAncestors(other))
  const ancestors = listAncestors(element)
  const levels = ancestors.findIndex((ancestor) => others.has(ancestor))
  return { levels, depth: ancestors.length - levels }
}

/** Returns a node and all that it is in, the innermost first. */
function listAncestors(node: ChildNode): (ChildNode | ParentNode)[] {
  const ancestors: (ChildNode | ParentNode)[] = []
  for (let each: ChildNode | ParentNode | null = node; each; each = each.parent)
    ancestors.push(each)
  return ancestors
}

/** Returns what is `levels` above the end of a block, but nothing that contains the block to be avoided. */
function climb(
  { element, texts }: PlacedBlock,
  end: 'first' | 'last',
  levels: number,
  avoided: PlacedBlock | undefined,
): ChildNode {
  const text = texts.at(end === 'first' ? 0 : -1)
  const path = listAncestors(text ?? element) as ChildNode[]
  const start = text ? path.findIndex(({ parent }) => parent === element) : -1
  const limits = new Set(avoided ? listAncestors(avoided.texts[0] ?? avoided.element) : [])
  const reachable = path.slice(0, start + levels + 1).findLastIndex((node) => !limits.has(node))
  return path[Math.max(0, reachable)] ?? element
}

function wrap(box: Element, parent: ParentNode | null, change: number): Element {
  const names = parent instanceof Element ? (WRAPPERS[parent.name] ?? []) : []
  return names.reduceRight((inner, name) => {
    const { attribs } = createMark('span', change)
    const wrapper = new Element(name, attribs, [])
    appendChild(wrapper, inner)
    return wrapper
  }, box)
}
