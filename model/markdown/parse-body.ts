// Parses a Markdown text into blocks: checks it, rewrites links, and splits it at the directives.
import type { RootContent } from 'mdast'
import type { LocatedProblem } from '../problems/problem'
import type { EditableReference } from '../links/reference'
import { getImageFileName } from '../remote-images/remote-image-url'
import type { Block, Body, HtmlParts } from './body'
import { createReporter, type MarkdownContext } from './parse-context'
import {
  isDirective,
  parseDirective,
  checkNestedDirectives,
  restoreTextDirectives,
} from './directives'
import { addHeadingIds } from './add-heading-ids'
import { addTableScopes } from './add-table-scopes'
import { checkUnparsedMarkup } from './checks/check-unparsed-markup'
import { markQuoteSources } from './mark-quote-sources'
import { markSources } from './mark-sources'
import { BASE_PLACEHOLDER, rewriteLinks } from './rewrite-links'
import { parseTree, toHtml } from './processor'
import { resolveReferences } from './inline-references'
import { checkCharacterCodes } from './checks/check-character-codes'
import { checkDroppedText } from './checks/check-dropped-text'
import { checkUnsupported } from './checks/check-unsupported'

export type ParsedBody = {
  readonly body: Body
  readonly references: readonly EditableReference[]
  readonly problems: readonly LocatedProblem[]
}

/** Parses a text. The positions of problems and references count from the first line of the text, not of the file. */
export function parseBody(text: string, context: MarkdownContext): ParsedBody {
  const { reporter, references, problems } = createReporter(text)
  const tree = parseTree(text)
  restoreTextDirectives(tree, text)
  checkCharacterCodes(tree, reporter)
  checkUnsupported(tree, reporter)
  checkDroppedText(tree, reporter)
  checkNestedDirectives(tree, reporter)
  resolveReferences(tree, reporter)
  checkUnparsedMarkup(tree, context, reporter)
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
  return { body: { blocks, headings, images }, references, problems }
}

function createHtml(children: readonly RootContent[]): HtmlParts {
  return toHtml(children).split(BASE_PLACEHOLDER)
}
