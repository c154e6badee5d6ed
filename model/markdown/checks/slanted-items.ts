// Finds the lines of a box that begin with slanted words, because one star is bold in some chat programs.
import type { Emphasis, ListItem } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import type { TextRange } from '../../problems/text-edits'
import { listWords } from '../../text/list-words'
import type { NodeWithPosition, Reporter } from '../parse-context'
import type { Box } from '../directives/directive'

/** Returns the problem of all lines without bold words if each of them begins with slanted ones, or null. */
export function findSlantedItems(
  box: Box,
  items: readonly ListItem[],
  reporter: Reporter,
): { problem: ProblemDetails; node: NodeWithPosition; range: TextRange | null } | null {
  const starts = items.map(({ children: [paragraph] }) =>
    paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined,
  )
  const slanted = starts.filter((node): node is Emphasis => node?.type === 'emphasis')
  const [first] = slanted
  if (first === undefined || slanted.length < starts.length) return null
  const start = box.position?.start.offset ?? 0
  const typed = reporter.getSource(box)
  const from = getOffsets(first).start - start
  let end = from
  let replacement = ''
  for (const node of slanted) {
    const { start: nodeStart, end: nodeEnd } = getOffsets(node)
    replacement += typed.slice(end, nodeStart - start) + writeBold(reporter.getSource(node))
    end = nodeEnd - start
  }
  const words = slanted.map((node) => writeBold(reporter.getSource(node)))
  return {
    problem: {
      code: 'directive-list',
      message: `One ${reporter.getSource(first).startsWith('_') ? '_' : 'star'} on each side makes words slanted, and the lines in :::${box.name} have to begin with bold words.`,
      fix: `Write two stars on each side: ${listWords(words, words.length)}`,
      replacement,
    },
    node: first,
    range: reporter.getRange(box, from, end),
  }
}

const getOffsets = ({ position }: Emphasis) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** `*6*` and `_6_` become `**6**`. */
const writeBold = (typed: string): string => `**${typed.slice(1, -1)}**`
