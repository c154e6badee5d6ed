// Headings get anchors, and their order is looked after.
import GithubSlugger, { slug } from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Heading } from './body'
import type { ProblemDetails } from '../problems/problem'
import type { MarkdownContext, Reporter } from './parse-context'
import { visit } from './visit'

/**
 * Gives every heading of a page's text an id as GitHub makes them, and returns them in order. Changes the tree in place.
 * @returns none for texts of which one page shows several: their headings could have the same id
 */
export function addHeadingIds(
  tree: Root,
  { hasPage }: Pick<MarkdownContext, 'hasPage'>,
  notes: Reporter,
): Heading[] {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  let above = 1
  visit(tree, 'heading', (node) => {
    const text = toString(node)
    if (node.depth === 1 && notes.source(node).startsWith('#'))
      notes.report(TOO_LARGE, node, notes.span(node, 0, 1))
    else if (node.depth === 1) notes.report(UNDERLINED, node)
    else if (node.depth > above + 1) notes.report(skipped(above + 1), node)
    above = node.depth
    if (!hasPage) return
    // A heading may be without a letter.
    const id = slugger.slug(slug(text) === '' ? 'part' : text)
    node.data = { ...node.data, hProperties: { id } }
    headings.push({ id, text, depth: node.depth })
  })
  return headings
}

const TOO_LARGE: ProblemDetails = {
  code: 'heading-large',
  message: 'A heading with one # is as large as the title of the page.',
  fix: 'Begin the headings in the text with ##',
  instead: '##',
}

/** CommonMark's setext headings: the words above a line of equals signs. */
const UNDERLINED: ProblemDetails = {
  code: 'heading-large',
  message: 'The line of = characters makes the words above it as large as the title of the page.',
  fix: 'Delete the line of = characters. For a heading, begin the line of the words with ##',
}

const skipped = (depth: number): ProblemDetails => ({
  code: 'heading-skipped',
  message: 'This heading is more than one step smaller than the one above it.',
  fix: `Begin it with ${'#'.repeat(depth)}`,
})
