// Finds the times and names that programs for messages copy along, such as "[11/20, 9:14 AM] Rosa:", and the note to a colleague below the first.
import { findMessageHeads, type MessageHead } from '../../../markup/message-heads'
import { listWords } from '../../../text/list-words'
import type { Span } from '../../span'
import {
  joinChanges,
  nameOtherLines,
  splitBlocks,
  type FindLeftovers,
  type Leftover,
} from '../leftover'
import { findPrivateNote, isForColleague } from '../colleagues/private-notes'

const KEEP_FOR_VISITORS =
  'Delete the time, the name and what is not for visitors, and keep the words for them.'

export const findMessages: FindLeftovers = (text, source) => {
  const heads = findMessageHeads(text)
  const [first, another] = heads
  if (!first) return []
  const note = another ? null : findNote(text, first)
  if (note !== null)
    return [
      {
        problem: {
          ...pasted(text, heads, KEEP_FOR_VISITORS),
          ...(note.isCertain ? { replacement: '' } : {}),
        },
        ...{ at: first.start, span: note.span, claims: [note.span] },
      },
    ]
  const { span, replacement } = joinChanges(
    source,
    heads.map(({ start, end }) => ({ start, end, text: '' })),
  )
  const isQuoted = countNames(heads) >= MIN_QUOTED
  const fix = keepWords(heads) + (isQuoted ? KEEP_NAMES : '')
  return [
    {
      problem: { ...pasted(text, heads, fix), ...(isQuoted ? {} : { replacement }) },
      ...{ at: span.start, span, claims: heads },
    },
  ]
}

/** Returns the part of a text with the head of a message and the note to a colleague below it; null if all may be for visitors. */
function findNote(
  text: string,
  { start, end }: MessageHead,
): { span: Span; isCertain: boolean } | null {
  if (text.slice(0, start).trim() !== '') return null
  const below = text.slice(end)
  const blocks = splitBlocks(below)
  const [first = []] = blocks
  const note = findPrivateNote(blocks)
  if (note === null && (blocks.length < 2 || !isForColleague(first))) return null
  const last = note?.last ?? first.at(-1)
  if (last === undefined) return null
  const rest = below.slice(last.end)
  const gap = rest.length - rest.trimStart().length
  return { span: { start, end: end + last.end + gap }, isCertain: note?.isCertain === true }
}

/** In people. Messages from at least this many may be quotations, and readers should know whose they are. */
const MIN_QUOTED = 3
const KEEP_NAMES =
  '. If readers should know who said it, and these people agree, write each name in parentheses after the words.'
const NAME_AT_END = /([A-ZÀ-Þ][^\d:[\]()]*)(?: \([^()]*\))?:\s*$/u

/** Returns how many people have written the messages, as far as their names are before a colon. */
const countNames = (heads: readonly MessageHead[]): number =>
  new Set(heads.flatMap(({ typed }) => NAME_AT_END.exec(typed)?.[1] ?? [])).size

const MAX_NAMED = 3

/** Names what to delete: up to three heads, or the first and how many others there are. */
function keepWords(heads: readonly MessageHead[]): string {
  const typed = [...new Set(heads.map((head) => `"${showHead(head)}"`))]
  const named =
    typed.length > MAX_NAMED
      ? `${typed[0] ?? ''} and the ${typed.length - 1} others of this kind`
      : listWords(typed)
  return `Keep the words of the message${heads.length > 1 ? 's' : ''}, and delete ${named}`
}

const showHead = ({ typed }: MessageHead): string => typed.trim().replace(/\s+/g, ' ')

const pasted = (text: string, heads: readonly MessageHead[], fix: string): Leftover['problem'] => ({
  code: 'foreign-mark',
  severity: 'warning',
  message: `"${heads.slice(0, 1).map(showHead).join('')}" seems to be copied from a messaging app, and visitors would read it${nameOtherLines(text, heads)}.`,
  fix,
})
