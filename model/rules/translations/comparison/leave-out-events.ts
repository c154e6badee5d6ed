// Leaves out the sections about one event: events have no translation, so a page may announce one in its own language only.
import type { TextBlock } from '../../../translations/text-blocks'

const HEADING = /^#{1,6} /
const EVENT_LINK = /\]\(\/events\/[^)]+\)|\{href=\/events\/[^}]+\}/

/**
 * Returns the blocks that are outside of such sections.
 * @param text the file of the blocks
 */
export function leaveOutEvents(blocks: readonly TextBlock[], text: string): readonly TextBlock[] {
  if (!EVENT_LINK.test(text)) return blocks
  const lines = text.split('\n')
  const starts = lines.flatMap((line, index) => (HEADING.test(line) ? [index] : []))
  const sections = starts
    .map((start, index) => ({ start, end: starts[index + 1] ?? lines.length }))
    .filter(({ start, end }) => lines.slice(start, end).some((line) => EVENT_LINK.test(line)))
  return blocks.filter(
    ({ line }) => !sections.some(({ start, end }) => line > start && line <= end),
  )
}
