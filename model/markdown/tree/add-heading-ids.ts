// Gives headings their ids.
import GithubSlugger, { slug } from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Heading } from '../body'
import { checkHeading } from '../checks/check-heading'
import { checkHeadingLevels } from '../checks/check-heading-levels'
import type { MarkdownContext, Reporter } from '../parse-context'
import { getQuestionText, isQuestion } from '../directives/question'
import { eachNode } from './visit'

const FALLBACK_ID = 'part'
/** Matches an id as other programs write it. It is reported; without it, links to the heading lead where they did before. */
const TYPED_ID = /\s*\{#[\w-]+\}\s*$/
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
  const nodes: HeadingNode[] = []
  let previousDepth = 1
  const addHeading = (text: string, depth: number): string => {
    // A heading may have no letters.
    const words = text.replace(TYPED_ID, '')
    const id = slugger.slug(slug(words) === '' ? FALLBACK_ID : words)
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
    checkHeading(node, reporter)
    if (text.trim() !== '') nodes.push(node)
    previousDepth = node.depth
    if (!hasPage) return
    node.data = { ...node.data, hProperties: { id: addHeading(text, node.depth) } }
  })
  checkHeadingLevels(nodes, reporter)
  return headings
}
