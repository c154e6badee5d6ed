// Goes through the tree of a text. Many checks do so, each for one kind of node, so it is plain and quick.
import type { Nodes, Parents } from 'mdast'

/** Calls `look` for every node of the type, in the order of the text; it must not add or remove nodes around its own. */
export function each<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
  look: (node: Extract<Nodes, { type: Type }>) => unknown,
): void {
  if (tree.type === type) look(tree as Extract<Nodes, { type: Type }>)
  if ('children' in tree) for (const child of tree.children) each(child, type, look)
}

/** Calls `look` for every node that can hold others, those around it first; it may replace the children. */
export function eachParent(tree: Nodes, look: (parent: Parents) => unknown): void {
  if (!('children' in tree)) return
  look(tree)
  for (const child of tree.children) eachParent(child, look)
}
