// Finds the times and names that programs for messages copy along, such as "[11/20, 9:14 AM] Rosa:".
import { findMessageHeads } from '../../../markup/message-heads'
import { joinChanges, nameOtherLines, type FindLeftovers } from '../leftover'

export const findMessages: FindLeftovers = (text, source) => {
  const heads = findMessageHeads(text)
  const [first] = heads
  if (!first) return []
  const { span, replacement } = joinChanges(
    source,
    heads.map(({ start, end }) => ({ start, end, text: '' })),
  )
  return [
    {
      problem: {
        code: 'foreign-mark',
        severity: 'warning',
        message: `"${first.typed.trim().replace(/\s+/g, ' ')}" comes from a program for messages, and visitors would read it${nameOtherLines(text, heads)}.`,
        fix: 'Delete the time and the name before each message, and keep only its words.',
        replacement,
      },
      ...{ at: span.start, span, claims: heads },
    },
  ]
}
