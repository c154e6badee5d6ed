// The nodes of directives on lines of their own, or around several lines.
import type { RootContent } from 'mdast'

export type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>
export type Box = Extract<Directive, { type: 'containerDirective' }>

export function isDirective(node: RootContent): node is Directive {
  return node.type === 'leafDirective' || node.type === 'containerDirective'
}
