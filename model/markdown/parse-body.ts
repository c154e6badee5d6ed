// A text in Markdown to its blocks: parse, refuse what is not shown, prepare, and cut at the directives.
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
import { checkUnparsedMarkup } from './checks/check-unparsed-markup'
import { BASE_PLACEHOLDER, rewriteLinks } from './rewrite-links'
import { parseTree, toHtml } from './processor'
import { resolveReferences } from './inline-references'
import { checkCharacterCodes } from './checks/check-character-codes'
import { checkDroppedText } from './checks/check-dropped-text'
import { checkUnsupported } from './checks/check-unsupported'

export type ParsedBody = {
  readonly body: Body
  readonly references: readonly EditableReference[]
  readonly findings: readonly LocatedProblem[]
}

/** Reads a text; the places of what it finds count from the text's own first line. */
export function parseBody(text: string, context: MarkdownContext): ParsedBody {
  const { notes, references, findings } = createReporter(text)
  const tree = parseTree(text)
  restoreTextDirectives(tree, text)
  checkCharacterCodes(tree, notes)
  checkUnsupported(tree, notes)
  checkDroppedText(tree, notes)
  checkNestedDirectives(tree, notes)
  resolveReferences(tree, notes)
  checkUnparsedMarkup(tree, context, notes)
  const headings = addHeadingIds(tree, context, notes)
  rewriteLinks(tree, context, notes)

  const blocks: Block[] = []
  let plain: RootContent[] = []
  const flush = () => {
    if (plain.length > 0) blocks.push({ kind: 'html', html: htmlPieces(plain) })
    plain = []
  }
  for (const node of tree.children) {
    if (!isDirective(node)) {
      plain.push(node)
      continue
    }
    flush()
    const block = parseDirective(node, context, notes, htmlPieces)
    if (block) blocks.push(block)
  }
  flush()
  const images = references
    .filter(({ role }) => role === 'image')
    .map(({ target }) => getImageFileName(target))
  return { body: { blocks, headings, images }, references, findings }
}

function htmlPieces(children: readonly RootContent[]): HtmlParts {
  return toHtml(children).split(BASE_PLACEHOLDER)
}
