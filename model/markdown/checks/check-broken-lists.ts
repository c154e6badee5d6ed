// Notes a paragraph at the margin that cuts a numbered list in two, so that the numbers begin again.
import type { List, Paragraph, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Reporter } from '../parse-context'

export function checkBrokenLists({ children }: Root, reporter: Reporter): void {
  for (const [index, paragraph] of children.entries()) {
    if (paragraph.type !== 'paragraph' || !isSentence(paragraph)) continue
    const [above, below] = [children[index - 1], children[index + 1]]
    if (!hasOnlyOnes(above, reporter) || !hasOnlyOnes(below, reporter)) continue
    const range = reporter.getRange(paragraph, 0, Infinity)
    const last = above.children.length
    reporter.report(
      {
        code: 'list-number',
        severity: 'warning',
        message: `This paragraph ends the list, so the steps below it begin with 1 again.`,
        fix: `If it belongs to step ${last}, put three spaces before it. If a new list begins below, write 1., 2. and so on there.`,
        replacement: `   ${range.typed.replaceAll('\n', '\n   ')}`,
      },
      paragraph,
      range,
    )
  }
}

/** A colon and bold words introduce a list of their own. */
const isSentence = (paragraph: Paragraph): boolean =>
  paragraph.children[0]?.type !== 'strong' && /[.!?]["”’)]*$/.test(toString(paragraph).trim())

/** Returns whether a list has 1. before each of its steps, which leaves the numbers to the website. */
const hasOnlyOnes = (node: RootContent | undefined, reporter: Reporter): node is List =>
  node?.type === 'list' &&
  node.ordered === true &&
  node.children.length > 1 &&
  node.children.every((item) => reporter.getSource(item).startsWith('1.'))
