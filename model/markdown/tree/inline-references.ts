// Replaces reference links and images (`[label][name]`) with inline ones, so that a text can be split into blocks anywhere.
import type { Definition, Root, RootContent } from 'mdast'
import { EMBEDDED_PICTURE, UNUSED_EMBEDDED_PICTURE } from '../../images/embedded-picture'
import type { ProblemDetails } from '../../problems/problem'
import type { Reporter } from '../parse-context'
import { visitParents } from './visit'

/** Changes the tree in place. The parser turns references without a definition into text. */
export function resolveReferences(tree: Root, reporter: Reporter): void {
  const definitions = new Map<string, Definition>()
  visitParents(tree, (parent) => {
    const children: RootContent[] = []
    for (const node of parent.children) {
      if (node.type !== 'definition') children.push(node)
      else if (definitions.has(node.identifier)) reporter.report(UNUSED, node)
      else definitions.set(node.identifier, node)
    }
    parent.children = children
  })
  const used = new Set<string>()
  const resolve = (node: RootContent): RootContent => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return node
    const definition = definitions.get(node.identifier)
    if (!definition) return node
    used.add(node.identifier)
    const { url, title } = definition
    return node.type === 'linkReference'
      ? { type: 'link', url, title, children: node.children, position: node.position }
      : { type: 'image', url, title, alt: node.alt, position: node.position }
  }
  visitParents(tree, (parent) => {
    parent.children = parent.children.map(resolve)
  })
  for (const [name, definition] of definitions) {
    if (used.has(name)) continue
    const isPicture = EMBEDDED_PICTURE.test(definition.url)
    reporter.report(isPicture ? UNUSED_EMBEDDED_PICTURE : UNUSED, definition)
  }
}

const UNUSED: ProblemDetails = {
  code: 'link-unused',
  message: 'This address belongs to no link of the text, so it would be shown nowhere.',
  fix: 'Write the address in parentheses after the words of the link: [Contact us](/contact). Then delete this line.',
}
