// The directives that staff can type: a button, a note, an urgent notice. They stand on lines of their own.
import type { Nodes, Root, RootContent, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { parseLinkTarget } from '../links/link-target'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import type { ProblemDetails } from '../problems/problem'
import type { TextRange } from '../problems/text-edits'
import type { Block } from './body'
import type { MarkdownContext, Reporter } from './parse-context'
import { visitParents } from './visit'

export type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>

const NAMES = ['button', 'note', 'urgent']
const EXAMPLE = '::button[Contact us]{href=/contact}'

export function isDirective(node: RootContent): node is Directive {
  return node.type === 'leafDirective' || node.type === 'containerDirective'
}

/** `Mon:Fri` reads as a directive to the parser; within a line it is only text. Changes the tree in place. */
export function restoreTextDirectives(tree: Root, text: string): void {
  visitParents(tree, (parent) => {
    const nodes = parent.children.map((node) =>
      node.type === 'textDirective' ? asTyped(node, text) : node,
    )
    parent.children = joinTexts(nodes)
  })
}

function asTyped({ position }: Nodes, text: string): Text {
  const value = text.slice(position?.start.offset, position?.end.offset)
  return { type: 'text', value, position }
}

/** Texts side by side become one, so that what is looked for in them is not cut in two. */
function joinTexts(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value
      if (last.position && node.position) last.position.end = node.position.end
    } else joined.push(node)
  }
  return joined
}

/** Says which directives stand inside something else, where they would not be shown. */
export function checkNestedDirectives(tree: Root, notes: Reporter): void {
  visitParents(tree, (parent) => {
    if (parent === tree) return
    for (const node of parent.children) if (isDirective(node)) notes.report(NESTED, node)
  })
}

/** The block that a directive stands for, or null when it says nothing that is known (which is reported). */
export function parseDirective(
  node: Directive,
  context: MarkdownContext,
  notes: Reporter,
  html: (children: readonly RootContent[]) => readonly string[],
): Block | null {
  if (node.type === 'containerDirective' && !/\n\s*:{3,}\s*$/.test(notes.source(node)))
    notes.report(OPEN, node)
  if (node.type === 'containerDirective' && (node.name === 'note' || node.name === 'urgent')) {
    return { kind: node.name, html: html(node.children) }
  }
  if (node.type === 'leafDirective' && node.name === 'button') {
    const label = toString(node)
    const typed = node.attributes?.['href'] ?? ''
    const target = parseLinkTarget(typed, context.outsideLinks)
    if (label === '' || typed === '') notes.report(BUTTON_INCOMPLETE, node)
    else if ('finding' in target) notes.report(target.finding, node, hrefSpan(node, typed, notes))
    else {
      if (target.kind === 'internal')
        notes.refer('link', target.url, node, hrefSpan(node, typed, notes))
      return { kind: 'button', label, url: target.url }
    }
    return null
  }
  const opening = marks(node) + node.name
  const isExact = notes.source(node).startsWith(opening)
  notes.report(unknown(node), node, isExact ? notes.span(node, 0, opening.length) : null)
  return null
}

/** Where the address of a button was typed, or null when it is written in another way than it reads. */
function hrefSpan(node: Directive, address: string, notes: Reporter): TextRange | null {
  const at = /\{\s*href=(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))\s*\}\s*$/d.exec(
    notes.source(node),
  )?.indices
  const range = at?.[1] ?? at?.[2] ?? at?.[3]
  const span = range ? notes.span(node, ...range) : null
  return span?.typed === address ? span : null
}

/** The colons before its name. */
const marks = (node: Directive) => (node.type === 'leafDirective' ? '::' : ':::')

function unknown(node: Directive): ProblemDetails {
  const meant = findClosestMatch(node.name, NAMES)
  const sure = findUnambiguousMatch(node.name, NAMES)
  const usage = meant === 'button' || meant === null ? EXAMPLE : `:::${meant}`
  return {
    code: 'directive-unknown',
    message: `There is no "${node.name}" that can be written this way.`,
    fix:
      meant === null
        ? `Known are button, note and urgent, for example ${EXAMPLE}`
        : `Did you mean ${usage}?`,
    ...(sure === null ? {} : { instead: marks(node) + sure }),
  }
}

const NESTED: ProblemDetails = {
  code: 'directive-nested',
  message: 'A button or notice stands inside a list, a quotation or another notice.',
  fix: 'Put it on a line of its own with an empty line above and below, and no spaces before it.',
}

const OPEN: ProblemDetails = {
  code: 'directive-open',
  message: 'The box that begins here is never closed, so it would swallow the rest of the text.',
  fix: 'Put a line with only ::: below the last words of the box.',
}

const BUTTON_INCOMPLETE: ProblemDetails = {
  code: 'button-incomplete',
  message: 'The button has no words or leads nowhere.',
  fix: `Write it like ${EXAMPLE}`,
}
