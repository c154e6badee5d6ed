// Reports boxes as GitHub and Obsidian write them: a quotation that begins with [!NOTE].
import type { Blockquote, Root } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import type { Reporter } from '../parse-context'
import { visit } from '../tree/visit'

const ALERT = /^>\s*\[!(\w+)\][-+]?[ \t]*(.*)/
/** The kinds that are certainly a note of ours; a warning may be urgent. */
const NOTES = ['note', 'tip', 'important', 'info']

export function checkAlerts(tree: Root, reporter: Reporter): void {
  visit(tree, 'blockquote', (node) => {
    const match = ALERT.exec(reporter.getSource(node))
    if (match) report(node, match, reporter)
  })
}

function report(
  node: Blockquote,
  [, kind = '', title = '']: RegExpExecArray,
  reporter: Reporter,
): void {
  const [, ...lines] = reporter.getSource(node).split('\n')
  const text = [title, ...lines.map((line) => line.replace(/^\s*> ?/, ''))].join('\n').trim()
  const isCertain = NOTES.includes(kind.toLowerCase()) && node.position?.start.column === 1
  const problem: ProblemDetails = {
    code: 'directive-unread',
    message: `[!${kind}] is how GitHub writes a box; here it would be shown in a quotation.`,
    fix: isCertain
      ? 'Write :::note on a line above the words, ::: on a line below them, and leave out each >.'
      : 'Leave out each >. Write :::note on a line above the words and ::: below them, or :::urgent for what cannot wait.',
    ...(isCertain ? { replacement: `:::note\n${text}\n:::` } : {}),
  }
  reporter.report(problem, node, reporter.getRange(node, 0, Infinity))
}
