// A text in Markdown to its blocks: parse, refuse what is not shown, prepare, and cut at the directives.
import type { RootContent } from 'mdast'
import type { PlacedFinding } from '../problems/problem'
import type { MendableReference } from '../links/reference'
import { pictureFile } from '../remote-images/remote-image-url'
import type { Block, Body, HtmlPieces } from './body'
import { takeNotes, type MarkdownContext } from './parse-context'
import { isDirective, readDirective, refuseNested, restoreColons } from './directives'
import { anchorHeadings } from './add-heading-ids'
import { refuseLeftovers } from './checks/check-unparsed-markup'
import { BASE_MARK, prepareLinks } from './rewrite-links'
import { parseTree, toHtml } from './processor'
import { resolveReferences } from './inline-references'
import { refuseCodes } from './checks/check-character-codes'
import { refuseLost } from './checks/check-dropped-text'
import { refuseUnshown } from './checks/check-unsupported'

export type ParsedBody = {
  readonly body: Body
  readonly references: readonly MendableReference[]
  readonly findings: readonly PlacedFinding[]
}

/** Reads a text; the places of what it finds count from the text's own first line. */
export function parseBody(text: string, context: MarkdownContext): ParsedBody {
  const { notes, references, findings } = takeNotes(text)
  const tree = parseTree(text)
  restoreColons(tree, text)
  refuseCodes(tree, notes)
  refuseUnshown(tree, notes)
  refuseLost(tree, notes)
  refuseNested(tree, notes)
  resolveReferences(tree, notes)
  refuseLeftovers(tree, context, notes)
  const headings = anchorHeadings(tree, context, notes)
  prepareLinks(tree, context, notes)

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
    const block = readDirective(node, context, notes, htmlPieces)
    if (block) blocks.push(block)
  }
  flush()
  const pictures = references
    .filter(({ role }) => role === 'image')
    .map(({ target }) => pictureFile(target))
  return { body: { blocks, headings, pictures }, references, findings }
}

function htmlPieces(children: readonly RootContent[]): HtmlPieces {
  return toHtml(children).split(BASE_MARK)
}
