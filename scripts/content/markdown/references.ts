// Reference links and pictures (`[words][name]`) become plain ones, so that a text can be cut into blocks anywhere.
import type { Definition, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Finding } from '../problem'
import type { Notes } from './context'

/** Changes the tree in place. A reference without a definition is text already when the parser has read it. */
export function resolveReferences(tree: Root, notes: Notes): void {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node, index, parent) => {
    if (definitions.has(node.identifier)) notes.report(UNUSED, node)
    else definitions.set(node.identifier, node)
    if (parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
  })
  const used = new Set<string>()
  visit(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const definition = definitions.get(node.identifier)
    if (!definition || !parent || index === undefined) return
    used.add(node.identifier)
    const { url, title } = definition
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, children: node.children, position: node.position }
        : { type: 'image', url, title, alt: node.alt, position: node.position }
  })
  for (const [name, definition] of definitions) {
    if (!used.has(name)) notes.report(UNUSED, definition)
  }
}

const UNUSED: Finding = {
  code: 'link-unused',
  message: 'This address belongs to no link of the text, so it would be shown nowhere.',
  fix: 'Write the address in parentheses behind the words of the link: [Contact us](/contact)',
}
