// Traverses a Markdown tree. Many checks do so for one node type each, so this is small and fast.
import type { Nodes, Parents } from 'mdast'

/** Calls `visitor` for every node, parents first. It may replace the children of its node. */
export function eachNode(node: Nodes, visitor: (node: Nodes) => unknown): void {
  visitor(node)
  if ('children' in node) for (const child of node.children) eachNode(child, visitor)
}

/** Calls `visitor` for every node of the type, in document order. It must not add or remove siblings of its node. */
export function visit<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
  visitor: (node: Extract<Nodes, { type: Type }>) => unknown,
): void {
  eachNode(tree, (node) => {
    if (node.type === type) visitor(node as Extract<Nodes, { type: Type }>)
  })
}

/** Calls `visitor` for every node that can have children, parents first. It may replace the children. */
export function visitParents(tree: Nodes, visitor: (parent: Parents) => unknown): void {
  eachNode(tree, (node) => {
    if ('children' in node) visitor(node)
  })
}
