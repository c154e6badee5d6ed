// The directives that staff can type on lines of their own: a button, the hotline, and boxes such as a note or a question.
import type { Nodes, Parents, Root, RootContent, Text } from 'mdast'
import type { Block, BoxName } from '../body'
import { isDirective, type Box, type Directive } from './directive'
import {
  createLineWordsProblem,
  createUnknownDirectiveProblem,
  getColons,
  createNested,
} from './directive-problems'
import { findDirectiveName } from './directive-names'
import { DIRECTIVES, isDirectiveName, type DirectiveName } from './directive-table'
import { checkBoxList } from '../checks/check-box-list'
import { checkUrgent } from '../checks/check-urgent'
import { isComplete, reportMissingEnd } from './open-boxes'
import type { MarkdownContext, Reporter } from '../parse-context'
import { parseButton } from './parse-button'
import { checkHeadings, parseQuestion, type Question } from './question'
import { visitParents } from '../tree/visit'
import { isQuotationName, reportQuotationBox } from './quotation-box'
import { writeOpening } from './write-box'

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

const isDirectiveParent = (parent: Parents): parent is Directive =>
  parent.type === 'containerDirective' || parent.type === 'leafDirective'

/** Reports directives inside other blocks, where they would not be shown. */
export function checkNestedDirectives(tree: Root, reporter: Reporter): void {
  visitParents(tree, (parent) => {
    // A box without an end contains what is below it; another check reports the box.
    if (parent === tree || (isDirectiveParent(parent) && !isComplete(parent, reporter))) return
    for (const node of parent.children)
      if (isDirective(node)) reporter.report(createNested(node, parent), node)
  })
}

/** Returns the block for a directive, or null after reporting that the directive is unknown or incomplete. */
export function parseDirective(
  node: Directive,
  context: MarkdownContext,
  reporter: Reporter,
  createHtml: (children: readonly RootContent[]) => readonly string[],
): Block | null {
  const isClosed = isComplete(node, reporter)
  const isQuotation = isQuotationName(node.name)
  if (!isClosed && !isQuotation) reportMissingEnd(node, reporter)
  const createBox = (kind: BoxName): Block => ({ kind, html: createHtml(node.children) })
  const name = getDirectiveName(node)
  if (name !== null) checkWords(node, name, reporter)
  switch (name) {
    case 'button':
      return parseButton(node, context, reporter)
    case 'hotline':
      return { kind: 'hotline' }
    case 'question':
      // An open question contains the headings of the text after it.
      if (isClosed) checkHeadings(node as Question, reporter)
      return parseQuestion(node as Question, reporter, createHtml)
    case 'figures':
    case 'steps':
      if (isClosed) checkBoxList(node as Box, reporter)
      return createBox(name)
    case 'urgent':
      if (isClosed) checkUrgent(node, reporter)
      return createBox(name)
    case 'note':
      return createBox(name)
    case null:
      if (isQuotation) reportQuotationBox(node, isClosed, reporter)
      else reportUnknown(node, reporter)
      return null
    default:
      return name satisfies never
  }
}

/** Reports words after the name of a line that has none, such as the hotline: no line shows words that its example lacks. */
function checkWords(node: Directive, name: DirectiveName, reporter: Reporter): void {
  const { form, opening } = DIRECTIVES[name]
  if (form === 'line' && !opening.includes('[') && node.children.length > 0)
    reporter.report(createLineWordsProblem(name), node)
}

/** Returns null for an unknown name, and for that of a box on a single line or the other way around. */
function getDirectiveName({ name, type }: Directive): DirectiveName | null {
  const form = type === 'containerDirective' ? 'box' : 'line'
  return isDirectiveName(name) && DIRECTIVES[name].form === form ? name : null
}

function reportUnknown(node: Directive, reporter: Reporter): void {
  const name = findDirectiveName(node.name)
  // Nobody knows which of the lines below it belong to a box that was typed as a line.
  const isUncertain =
    name === null || (node.type === 'leafDirective' && DIRECTIVES[name].form === 'box')
  const opening = isUncertain ? null : writeOpening(reporter.getSource(node), getColons(node), name)
  reporter.report(
    createUnknownDirectiveProblem(node, opening?.replacement ?? null),
    node,
    opening === null ? null : reporter.getRange(node, 0, opening.typed.length),
  )
}
