// Goes through the tree of a text. Many checks do so, each for one kind of node, so it is plain and quick.
import type { Nodes } from 'mdast'

/** Calls `look` for every node of the type, in the order of the text; it must not add or remove nodes around its own. */
export function each<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
  look: (node: Extract<Nodes, { type: Type }>) => unknown,
): void {
  if (tree.type === type) look(tree as Extract<Nodes, { type: Type }>)
  if ('children' in tree) for (const child of tree.children) each(child, type, look)
}
