// Gives headings their ids, and checks their levels.
import GithubSlugger, { slug } from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Heading } from './body'
import type { ProblemDetails } from '../problems/problem'
import type { MarkdownContext, Reporter } from './parse-context'
import { getQuestionText, isQuestion } from './question'
import { eachNode } from './visit'

const FALLBACK_ID = 'part'
/** The deepest level that HTML has. */
const MAX_DEPTH = 6

/**
 * Gives every heading and the answer of every question an id, as GitHub does for headings. A question is a heading below the last one
 * above it. Changes the tree in place.
 * @returns the headings in order, but none for a text without its own page: several texts on one page could repeat an id
 */
export function addHeadingIds(
  tree: Root,
  { hasPage }: Pick<MarkdownContext, 'hasPage'>,
  reporter: Reporter,
): Heading[] {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  let previousDepth = 1
  const addHeading = (text: string, depth: number): string => {
    // A heading may have no letters.
    const id = slugger.slug(slug(text) === '' ? FALLBACK_ID : text)
    headings.push({ id, text, depth })
    return id
  }
  eachNode(tree, (node) => {
    if (isQuestion(node)) {
      const depth = Math.min(previousDepth + 1, MAX_DEPTH)
      const hProperties = hasPage ? { id: addHeading(getQuestionText(node), depth) } : {}
      node.data = { ...node.data, hName: `h${depth}`, hProperties }
      return
    }
    if (node.type !== 'heading') return
    const text = toString(node)
    if (node.depth === 1 && reporter.getSource(node).startsWith('#'))
      reporter.report(TOO_LARGE, node, reporter.getRange(node, 0, 1))
    else if (node.depth === 1) reporter.report(UNDERLINED, node)
    else if (node.depth > previousDepth + 1)
      reporter.report(createLevelProblem(previousDepth + 1), node)
    previousDepth = node.depth
    if (!hasPage) return
    node.data = { ...node.data, hProperties: { id: addHeading(text, node.depth) } }
  })
  return headings
}

const TOO_LARGE: ProblemDetails = {
  code: 'heading-large',
  message: 'A heading with one # is as large as the title of the page.',
  fix: 'Begin the headings in the text with ##',
  replacement: '##',
}

/** For a setext heading of CommonMark: text above a line of = characters. */
const UNDERLINED: ProblemDetails = {
  code: 'heading-large',
  message: 'The line of = characters makes the words above it as large as the title of the page.',
  fix: 'Delete the line of = characters. For a heading, begin the line of the words with ##',
}

const createLevelProblem = (depth: number): ProblemDetails => ({
  code: 'heading-skipped',
  message: 'This heading is more than one step smaller than the one above it.',
  fix: `Begin it with ${'#'.repeat(depth)}`,
})
