// The directives that staff can type on lines of their own: a button, the hotline, and boxes such as a note or a question.
import type { Nodes, Root, RootContent, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { parseLinkTarget } from '../links/link-target'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import type { ProblemDetails } from '../problems/problem'
import type { TextRange } from '../problems/text-edits'
import { BOX_NAMES, type Block, type BoxName } from './body'
import { checkBoxList } from './checks/check-box-list'
import { createSourceMark } from '../source/source-mark'
import type { MarkdownContext, Reporter } from './parse-context'
import { checkHeadings, isQuestion, parseQuestion, QUESTION_EXAMPLE } from './question'
import { addSubject } from './rewrite-links'
import { visitParents } from './visit'

export type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>

const DIRECTIVE_NAMES = ['button', 'hotline', 'question', ...BOX_NAMES]
const BUTTON_EXAMPLE = '::button[Contact us]{href=/contact}'
/** How to type the directives that are not simply three colons and a name. */
const USAGE: Readonly<Record<string, string>> = {
  button: BUTTON_EXAMPLE,
  hotline: '::hotline',
  question: QUESTION_EXAMPLE,
}

export function isDirective(node: RootContent): node is Directive {
  return node.type === 'leafDirective' || node.type === 'containerDirective'
}

/** Turns text directives back into text: the parser takes `Mon:Fri` for one. Changes the tree in place. */
export function restoreTextDirectives(tree: Root, text: string): void {
  visitParents(tree, (parent) => {
    const nodes = parent.children.map((node) =>
      node.type === 'textDirective' ? toTextNode(node, text) : node,
    )
    parent.children = joinTextNodes(nodes)
  })
}

function toTextNode({ position }: Nodes, text: string): Text {
  const value = text.slice(position?.start.offset, position?.end.offset)
  return { type: 'text', value, position }
}

/** Joins adjacent text nodes, so that rules see their text as a whole. */
function joinTextNodes(nodes: readonly RootContent[]): RootContent[] {
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

/** Reports directives inside other blocks, where they would not be shown. */
export function checkNestedDirectives(tree: Root, reporter: Reporter): void {
  visitParents(tree, (parent) => {
    if (parent === tree) return
    for (const node of parent.children) if (isDirective(node)) reporter.report(NESTED, node)
  })
}

/** Returns the block for a directive, or null after reporting that the directive is unknown or incomplete. */
export function parseDirective(
  node: Directive,
  context: MarkdownContext,
  reporter: Reporter,
  createHtml: (children: readonly RootContent[]) => readonly string[],
): Block | null {
  const isClosed = node.type === 'leafDirective' || /\n\s*:{3,}\s*$/.test(reporter.getSource(node))
  if (!isClosed) reporter.report(UNCLOSED, node)
  if (node.type === 'containerDirective' && isBoxName(node.name)) {
    if (node.name === 'figures' || node.name === 'steps') checkBoxList(node, reporter)
    return { kind: node.name, html: createHtml(node.children) }
  }
  if (isQuestion(node)) {
    // An open question contains the headings of the text after it.
    if (isClosed) checkHeadings(node, reporter)
    return parseQuestion(node, reporter, createHtml)
  }
  if (node.type === 'leafDirective' && node.name === 'hotline') {
    if (node.children.length > 0) reporter.report(HOTLINE_WORDS, node)
    return { kind: 'hotline' }
  }
  if (node.type === 'leafDirective' && node.name === 'button') {
    const label = toString(node)
    const typed = node.attributes?.['href'] ?? ''
    const target = parseLinkTarget(typed, context.externalLinks)
    if (label === '' || typed === '') reporter.report(BUTTON_INCOMPLETE, node)
    else if ('problem' in target)
      reporter.report(target.problem, node, findHrefRange(node, typed, reporter))
    else {
      if (target.kind === 'internal')
        reporter.addReference('link', target.url, node, findHrefRange(node, typed, reporter))
      const mark =
        context.markedFile === undefined
          ? ''
          : createSourceMark(context.markedFile, node.position?.start.line ?? 1)
      return { kind: 'button', label: label + mark, url: addSubject(target.url, context) }
    }
    return null
  }
  const opening = getColons(node) + node.name
  const isExact = reporter.getSource(node).startsWith(opening)
  reporter.report(
    createUnknownDirectiveProblem(node),
    node,
    isExact ? reporter.getRange(node, 0, opening.length) : null,
  )
  return null
}

const isBoxName = (name: string): name is BoxName => BOX_NAMES.some((known) => known === name)

/** Returns where the URL of a button was typed, or null if it was typed with escapes. */
function findHrefRange(node: Directive, href: string, reporter: Reporter): TextRange | null {
  const indices = /\{\s*href=(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))\s*\}\s*$/d.exec(
    reporter.getSource(node),
  )?.indices
  const offsets = indices?.[1] ?? indices?.[2] ?? indices?.[3]
  const range = offsets ? reporter.getRange(node, ...offsets) : null
  return range?.typed === href ? range : null
}

const getColons = (node: Directive) => (node.type === 'leafDirective' ? '::' : ':::')

function createUnknownDirectiveProblem(node: Directive): ProblemDetails {
  const closest = findClosestMatch(node.name, DIRECTIVE_NAMES)
  const unambiguous = findUnambiguousMatch(node.name, DIRECTIVE_NAMES)
  const usage = USAGE[closest ?? 'button'] ?? `:::${closest}`
  return {
    code: 'directive-unknown',
    message: `There is no "${node.name}" that can be written this way.`,
    fix:
      closest === null
        ? `You can use ${DIRECTIVE_NAMES.join(', ')}, for example ${BUTTON_EXAMPLE}`
        : `Did you mean ${usage}?`,
    ...(unambiguous === null ? {} : { replacement: getColons(node) + unambiguous }),
  }
}

const NESTED: ProblemDetails = {
  code: 'directive-nested',
  message: 'A button or box is inside a list, a quotation or another box.',
  fix: 'Put it on a line of its own with an empty line above and below, and no spaces before it.',
}

const UNCLOSED: ProblemDetails = {
  code: 'directive-open',
  message: 'The box that begins here is never closed, so it would swallow the rest of the text.',
  fix: 'Put a line with only ::: below the last words of the box.',
}

const HOTLINE_WORDS: ProblemDetails = {
  code: 'directive-words',
  message: 'The words after ::hotline would not be shown.',
  fix: 'Write only ::hotline on a line of its own. The number comes from content/site.md.',
}

const BUTTON_INCOMPLETE: ProblemDetails = {
  code: 'button-incomplete',
  message: 'The button has no words or leads nowhere.',
  fix: `Write it like ${BUTTON_EXAMPLE}`,
}
