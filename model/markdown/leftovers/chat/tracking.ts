// Finds what chat programs leave in a text, and the parameters with which links tell where they were found.
import { removeTrackers } from '../../../links/detours'
import { CITATION } from '../../../markup/foreign-marks'
import { getSpan, joinChanges, nameOtherLines, type Change, type FindLeftovers } from '../leftover'
import type { Span } from '../../span'

/** Matches an address without the punctuation after it. That of a picture elsewhere is reported as such. */
const ADDRESS = /(?<!!\[[^\]\n]*\]\()https?:\/\/[^\s)<>"']*[^\s)<>"'.,;:!?]/g
const SHOWN_LENGTH = 40

export const findTracking: FindLeftovers = (text, source) => {
  const citations = /【|oaicite|\uE200|cite/.test(text) ? [...text.matchAll(CITATION)] : []
  const queries = text.includes('?') ? [...text.matchAll(ADDRESS)].flatMap(removeQuery) : []
  const marks = citations.map((match): Change => ({ ...getSpan(match), text: '' }))
  const changes = [...marks, ...queries].sort((a, b) => a.start - b.start)
  if (changes.length === 0) return []
  const { span, replacement } = joinChanges(source, changes)
  const claims: Span[] = marks.map(({ start, end }) => ({ start, end }))
  const [mark] = marks
  const [query] = queries
  if (mark)
    return [
      {
        problem: {
          code: 'foreign-mark',
          message: `${shorten(source.slice(mark.start, mark.end).trim())} is a mark that a chat program left, and it would be shown${nameOtherLines(text, changes) || nameOtherMark(source, marks)}.`,
          fix: query
            ? 'Delete each of these marks and the end of the link that says where it was found. Make sure that the sentence is true.'
            : `Delete ${marks.length > 1 ? 'them' : 'it'}, and make sure that the sentence is true.`,
          replacement,
        },
        at: span.start,
        span,
        claims,
      },
    ]
  return [
    {
      problem: {
        code: 'link-tracking',
        severity: 'warning',
        message: `The end of this link, ${shorten(source.slice(query?.start, query?.end))}, tells the other website where people found it.`,
        fix: 'Delete this end: the link leads to the same page without it.',
        replacement,
      },
      at: span.start,
      span,
      claims,
    },
  ]
}

/** Names the second mark of a line, if it is another one. */
function nameOtherMark(source: string, marks: readonly Change[]): string {
  const typed = marks.map(({ start, end }) => source.slice(start, end).trim())
  const other = typed.find((mark) => mark !== typed[0])
  return other === undefined ? '' : ` (also ${shorten(other)})`
}

/** Returns the change that leaves out the parameters that count visitors. */
function removeQuery(match: RegExpMatchArray): Change[] {
  const clean = removeTrackers(match[0])
  if (clean === null) return []
  const span = getSpan(match)
  const length = match[0].indexOf('?')
  return [{ ...span, start: span.start + length, text: clean.slice(length) }]
}

const shorten = (typed: string) =>
  typed.length > SHOWN_LENGTH ? `${typed.slice(0, SHOWN_LENGTH)}…` : typed
