// Reference links and pictures (`[words][name]`) become plain ones, so that a text can be cut into blocks anywhere.
import type { Definition, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** Changes the tree in place. A reference without a definition is text already when the parser has read it. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node, index, parent) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if (parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
  })
  visit(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const definition = definitions.get(node.identifier)
    if (!definition || !parent || index === undefined) return
    const { url, title } = definition
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, children: node.children, position: node.position }
        : { type: 'image', url, title, alt: node.alt, position: node.position }
  })
}
