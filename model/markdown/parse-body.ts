// Parses a Markdown text into blocks: checks it, rewrites links, and splits it at the directives.
import type { RootContent } from 'mdast'
import type { LocatedProblem } from '../problems/problem'
import type { EditableReference } from '../links/reference'
import { getImageFileName } from '../remote-images/remote-image-url'
import type { Block, Body, HtmlParts } from './body'
import { createReporter, type MarkdownContext } from './parse-context'
import {
  parseDirective,
  checkNestedDirectives,
  restoreTextDirectives,
} from './directives/directives'
import { isDirective } from './directives/directive'
import { addHeadingIds } from './tree/add-heading-ids'
import { addTableScopes } from './tree/add-table-scopes'
import { checkUnparsedMarkup } from './checks/unparsed/check-unparsed-markup'
import { markQuoteSources } from './tree/mark-quote-sources'
import { markSources } from './tree/mark-sources'
import { BASE_PLACEHOLDER, rewriteLinks } from './tree/rewrite-links'
import { checkLeftovers } from './leftovers/find-leftovers'
import type { Span } from './span'
import { parseTree, toHtml } from './processor'
import { resolveReferences } from './tree/inline-references'
import { checkCharacterCodes } from './checks/check-character-codes'
import { findIncompleteParagraph } from './checks/find-incomplete-paragraph'
import { checkBoxesAsLines } from './directives/boxes-as-lines'
import { checkBoxesInBoxes } from './directives/boxes-in-boxes'
import { checkBrokenLists } from './checks/check-broken-lists'
import { checkPictureLinks } from './checks/check-picture-links'
import { checkAlerts } from './checks/check-alerts'
import { checkCodeBoxes } from './checks/check-code-boxes'
import { checkOpenBrackets } from './checks/check-open-brackets'
import { checkDroppedText } from './checks/check-dropped-text'
import { checkTableCells } from './checks/tables/check-table-cells'
import { checkTableLines } from './checks/tables/check-table-lines'
import { checkTaskLists } from './checks/check-task-lists'
import { checkUnsupported } from './checks/check-unsupported'

export type ParsedBody = {
  readonly body: Body
  readonly references: readonly EditableReference[]
  readonly problems: readonly LocatedProblem[]
  /** The parts of the text that one problem explains, so that nothing else is looked for in them. */
  readonly claims: readonly Span[]
}

/** Parses a text. The positions of problems and references count from the first line of the text, not of the file. */
export function parseBody(text: string, context: MarkdownContext): ParsedBody {
  const { reporter, references, problems, claims } = createReporter(text)
  const tree = parseTree(text)
  restoreTextDirectives(tree, text)
  checkLeftovers(text, reporter, context)
  checkBoxesAsLines(tree, reporter)
  checkBoxesInBoxes(tree, reporter)
  checkCharacterCodes(tree, reporter)
  checkUnsupported(tree, context, reporter)
  checkAlerts(tree, reporter)
  checkCodeBoxes(tree, reporter)
  checkTaskLists(tree, reporter)
  checkBrokenLists(tree, reporter)
  checkPictureLinks(tree, context, reporter)
  checkDroppedText(tree, context, reporter)
  checkTableLines(tree, reporter)
  checkTableCells(tree, reporter)
  checkNestedDirectives(tree, reporter)
  resolveReferences(tree, reporter)
  checkUnparsedMarkup(tree, context, reporter)
  const incomplete = findIncompleteParagraph(tree)
  const headings = addHeadingIds(tree, context, reporter)
  rewriteLinks(tree, context, reporter)
  addTableScopes(tree)
  markQuoteSources(tree)
  if (context.markedFile !== undefined) markSources(tree, context.markedFile)

  const blocks: Block[] = []
  let htmlNodes: RootContent[] = []
  const flush = () => {
    if (htmlNodes.length > 0) blocks.push({ kind: 'html', html: createHtml(htmlNodes) })
    htmlNodes = []
  }
  for (const node of tree.children) {
    if (!isDirective(node)) {
      htmlNodes.push(node)
      continue
    }
    flush()
    const block = parseDirective(node, context, reporter, createHtml)
    if (block) blocks.push(block)
  }
  flush()
  const images = references
    .filter(({ type }) => type === 'image')
    .map(({ target }) => getImageFileName(target))
  checkOpenBrackets(text, problems, reporter)
  // Any other problem may be the reason why a paragraph has no end.
  if (incomplete !== null && problems.length === 0)
    reporter.reportAt(incomplete.problem, incomplete.offset, null)
  return { body: { blocks, headings, images }, references, problems, claims }
}

function createHtml(children: readonly RootContent[]): HtmlParts {
  return toHtml(children).split(BASE_PLACEHOLDER)
}
