// Goes through the tree of a text. Many checks do so, each for one kind of node, so it is plain and quick.
import type { Nodes, Parents } from 'mdast'

/** Calls `look` for every node, those around it first; it may replace the children of its own. */
export function eachNode(node: Nodes, look: (node: Nodes) => unknown): void {
  look(node)
  if ('children' in node) for (const child of node.children) eachNode(child, look)
}

/** Calls `look` for every node of the type, in the order of the text; it must not add or remove nodes around its own. */
export function visit<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
  look: (node: Extract<Nodes, { type: Type }>) => unknown,
): void {
  eachNode(tree, (node) => {
    if (node.type === type) look(node as Extract<Nodes, { type: Type }>)
  })
}

/** Calls `look` for every node that can hold others, those around it first; it may replace the children. */
export function visitParents(tree: Nodes, look: (parent: Parents) => unknown): void {
  eachNode(tree, (node) => {
    if ('children' in node) look(node)
  })
}
