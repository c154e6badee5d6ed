// The problem of a note to a colleague above a text, and of the end of the email below it.
import { getPositionAt } from '../../../problems/problem'
import type { Leftover, Line } from '../leftover'
import type { Signature } from '../mail/email-signatures'
import type { PrivateNote } from './private-notes'

/** In characters; longer lines are not quoted. */
const MAX_QUOTED = 40

/** @param signature the end of the email if it was pasted as well */
export function createNote(text: string, note: PrivateNote, signature: Signature | null): Leftover {
  const below = text.slice(note.last.end)
  const from = text.length - below.trimStart().length
  const parts = signature === null ? [note] : [note, signature]
  const places = parts.map(({ first, last }) => nameLines(text, first, last))
  const end = signature === null ? from : signature.last.end
  const rest = signature === null ? '' : text.slice(from, signature.first.start).trimEnd()
  return {
    problem: {
      code: 'email-pasted',
      ...(signature?.isCertain === true ? {} : { severity: 'warning' }),
      message:
        signature === null
          ? 'This seems to be a note to a colleague, and visitors would read it above the text.'
          : 'This is an email: a note to a colleague is above the text, and its end is below it.',
      fix: `Delete ${places.join(' and ')}, and keep the words for visitors. If your colleague still needs the note, write it into the description of your proposal.`,
      ...(signature?.isCertain === false || !note.isCertain ? {} : { replacement: rest }),
    },
    at: note.first.start,
    span: { start: note.first.start, end },
    claims: parts.map(({ first, last }) => ({ start: first.start, end: last.end + 1 })),
  }
}

function nameLines(text: string, first: Line, last: Line): string {
  const from = getPositionAt(text, first.start).line
  const to = getPositionAt(text, last.start).line
  if (from === to) return `line ${from}`
  const ending = last.text.trim()
  return `lines ${from} to ${to}${ending.length > MAX_QUOTED ? '' : ` (down to "${ending}")`}`
}
