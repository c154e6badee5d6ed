// Reports HTML, which the site does not show, with the Markdown that was meant.
import type { Html, Nodes, Parents, Root, RootContent } from 'mdast'
import type { ProblemDetails } from '../../../problems/problem'
import type { MarkdownContext, Reporter } from '../../parse-context'
import { nameOtherLines } from '../../leftovers/leftover'
import { parseTree } from '../../processor'
import { visit, visitParents } from '../../tree/visit'
import { convertHtml } from './convert-html'
import { createBlockProblem, createElementProblem } from './element-problems'
import { createFrameProblem, hasFrame } from './frame-problems'
import { LINE_BREAK, reportBreaks } from './line-breaks'
import { toMarkdown } from './to-markdown'

/** Remarks, videos and pictures from elsewhere have advice of their own. */
const HAS_ADVICE = /<!--(?!\[if)|<iframe\b|<img\b[^>]*\bsrc=["']?https?:/i

/** Reports adjacent blocks with HTML as one problem. */
export function checkHtml(tree: Root, context: MarkdownContext, reporter: Reporter): void {
  if (!reporter.getSource(tree).includes('<')) return
  for (const group of groupBlocks(tree)) {
    const nodes = group.flatMap(findHtml)
    const [first] = nodes
    const start = group[0]?.position?.start.offset ?? 0
    const { typed } = reporter.getRangeBetween(start, group.at(-1)?.position?.end.offset ?? start)
    if (!first) continue
    if (HAS_ADVICE.test(typed) || isOneElement(nodes)) {
      visitParents({ type: 'root', children: group }, (parent) =>
        checkElements(parent, context, reporter),
      )
      continue
    }
    const converted = convertHtml(typed)
    const isCertain = converted !== null && findHtml(parseTree(converted)).length === 0
    const boxes = [...typed.matchAll(BOX)].map(({ index }) => ({
      start: start + index,
      end: start + index,
    }))
    const otherLines = nameOtherLines(reporter.getSource(tree), boxes)
    const problem = createBlockProblem(typed, isCertain ? converted : null, otherLines)
    reporter.report(problem, first, { start, typed })
  }
}

/** Matches the start of an element that becomes a box or a question. */
const BOX = /<(?:details|aside)\b/gi

/** Returns the adjacent blocks of a text that have HTML in them, or that are between the tags of one element. */
function groupBlocks(tree: Root): RootContent[][] {
  const groups: RootContent[][] = []
  let isOpen = false
  let depth = 0
  for (const block of tree.children) {
    const tags = findHtml(block).flatMap(({ value }) => [...value.matchAll(TAG)])
    const belongs = tags.length > 0 || findHtml(block).length > 0
    if (!belongs && depth <= 0) {
      isOpen = false
      continue
    }
    if (isOpen) groups.at(-1)?.push(block)
    else groups.push([block])
    depth =
      (isOpen ? depth : 0) + tags.reduce((sum, [, slash]) => sum + (slash === '/' ? -1 : 1), 0)
    isOpen = true
  }
  return groups
}

/** Matches tags but those of elements without an end. */
const TAG = /<(\/?)(?!(?:br|hr|img|input|meta|link)\b)[a-z][\w:-]*(?:\s[^<>]*)?(?<!\/)>/gi

function findHtml(node: Nodes): Html[] {
  const found: Html[] = []
  visit(node, 'html', (html) => found.push(html))
  return found
}

/** Returns true for line breaks, or one element within a line, which have repairs of their own. */
function isOneElement(nodes: readonly Html[]): boolean {
  if (nodes.every(({ value }) => LINE_BREAK.test(value.trim()))) return true
  const opening = nodes.filter(({ value }) => !value.startsWith('</'))
  const [first] = opening
  return (
    opening.length === 1 &&
    (first?.value.match(/<\w/g)?.length ?? 0) === 1 &&
    toElement(first, nodes)
  )
}

/** Returns true unless only the conversion of the whole block can write the element as Markdown. */
const toElement = (first: Html | undefined, nodes: readonly Html[]): boolean =>
  first !== undefined &&
  /^<(?:b|strong|i|em|a|mark|img|image|h[1-6])\b/i.test(first.value) &&
  !/\bclass=/i.test(first.value) &&
  nodes.length < 3

function checkElements(parent: Parents, context: MarkdownContext, reporter: Reporter): void {
  const nodes = parent.children.flatMap((node) => (node.type === 'html' ? [node] : []))
  const breaks = nodes.filter(({ value }) => LINE_BREAK.test(value.trim()))
  reportBreaks(breaks, parent, reporter)
  for (const node of nodes)
    if (!breaks.includes(node)) reportElement(node, parent, context, reporter)
}

function reportElement(
  node: Html,
  parent: Parents,
  context: MarkdownContext,
  reporter: Reporter,
): void {
  // The opening tag has already been reported.
  if (node.value.startsWith('</')) return
  if (node.value.startsWith('<!--')) return reporter.report(COMMENT, node)
  const start = node.position?.start.offset ?? 0
  const after = reporter.getRangeBetween(
    start + node.value.length,
    parent.position?.end.offset ?? start,
  ).typed
  const element = getElement(node, after)
  const problem = hasFrame(element)
    ? createFrameProblem(element, context)
    : createElementProblem(element, toMarkdown(element))
  reporter.report(problem, node, { start, typed: element })
}

/** Returns the whole element if it is on one line and contains only text, otherwise only the tag. */
function getElement({ value }: Html, after: string): string {
  const name = /^<(b|strong|i|em|a|mark|iframe)[\s>]/i.exec(value)?.[1]
  if (name === undefined) return value
  // The parser reads the whole element where it begins a line.
  if (value.includes(`</${name}>`)) return value
  const rest = new RegExp(`^[^<>\\n]*</${name}>`, 'i').exec(after)?.[0]
  return rest === undefined ? value : value + rest
}

const COMMENT: ProblemDetails = {
  code: 'comment-in-text',
  message: 'A remark between <!-- and --> is not shown, but everybody could read it in the file.',
  fix: 'Delete it here. Write it into the description of your proposal, where colleagues read it. To hide a page for now, write draft: yes among its fields.',
}
