// Reports Markdown syntax that the parser left as text, for example because of a missing space: visitors would see it.
import type { Paragraph, Parents, Root, RootContent } from 'mdast'
import type { MarkdownContext, Reporter } from '../../parse-context'
import { visit, visitParents } from '../../tree/visit'
import { checkLinks, reportLinks } from './check-links'
import type { FoundLink, TextRun } from './found-link'
import { checkForeignMarks } from './check-foreign-marks'
import { checkMistypedMarks } from './check-mistyped-marks'
import { checkNestedLinks } from './check-nested-links'
import { checkBold, reportSpacedBold, type SpacedBold } from './check-bold'
import { checkParagraphs } from '../paragraphs/check-paragraphs'
import { isDirective } from '../../directives/directive'
import { hasOwnEnd } from '../../directives/open-boxes'
import { LINE_RULES } from '../../line-rules'
import { maskText, findTypedGroups } from '../../mask-text'

/** The rules search the source and not the parsed text, so that the positions of problems are exact. */
export function checkUnparsedMarkup(
  tree: Root,
  context: MarkdownContext,
  reporter: Reporter,
): void {
  const reported = checkParagraphs(tree, reporter)
  const openBoxes = tree.children.filter((node) => isDirective(node) && !hasOwnEnd(node, reporter))
  for (const box of openBoxes) visit(box, 'paragraph', (node) => reported.add(node))
  visit(tree, 'paragraph', (node) => {
    if (!reported.has(node)) checkLines(node, reporter)
  })
  const links: FoundLink[] = []
  const spaced: SpacedBold[] = []
  visitParents(tree, (parent) => {
    if (isBareLink(parent, reporter) || checkNestedLinks(parent, reporter)) return
    if (checkMistypedMarks(parent, reporter)) return
    for (const run of getTextRuns(parent, reporter)) {
      if (checkForeignMarks(run, reporter)) continue
      links.push(...checkLinks(run, context, reporter))
      spaced.push(...checkBold(run, reporter))
    }
  })
  reportLinks(links, reporter)
  reportSpacedBold(spaced, reporter)
}

function checkLines(node: Paragraph, reporter: Reporter): void {
  const source = reporter.getSource(node)
  let start = 0
  let hasDirective = false
  for (const line of source.split('\n')) {
    const end = start + line.length
    const range = reporter.getRange(node, end - line.replace(/^[\s>]+/, '').length, end)
    const masked = maskText(range.typed)
    for (const { test, createProblem } of LINE_RULES) {
      const match = test.exec(masked)
      const problem = match && createProblem(findTypedGroups(match, range.typed), source)
      if (!problem || (problem.code === 'directive-unread' && hasDirective)) continue
      hasDirective ||= problem.code === 'directive-unread'
      reporter.reportRange(problem, range)
      // The parser reads a link whose address is all that is in the parentheses.
      if (problem.replacement !== undefined && range.typed.includes('](href='))
        reporter.claim([{ start: range.start, end: range.start + range.typed.length }])
    }
    start = end + 1
  }
}

function getTextRuns({ children }: Parents, reporter: Reporter): TextRun[] {
  const runs: TextRun[] = []
  let isOpen = false
  for (const node of children) {
    const isPart = node.type === 'text' || isBareLink(node, reporter)
    if (isPart) {
      const { start, typed } = reporter.getRange(node, 0, Infinity)
      const value = node.type === 'text' ? node.value : typed
      const last = isOpen ? runs.pop() : undefined
      if (last)
        runs.push({ start: last.start, typed: last.typed + typed, value: last.value + value })
      else runs.push({ start, typed, value })
    }
    isOpen = isPart
  }
  return runs
}

/** Returns true for a link that the parser made of a bare URL. */
function isBareLink(node: RootContent | Parents, reporter: Reporter): boolean {
  return node.type === 'link' && !/^[[<]/.test(reporter.getSource(node))
}
