// Finds what chat programs leave in a text, and the parameters with which links tell where they were found.
import { removeTrackers } from '../../../links/detours'
import { findOwnUrl } from '../../../links/own-url'
import { CITATION } from '../../../markup/foreign-marks'
import { getPositionAt } from '../../../problems/problem'
import { listLines } from '../../../text/list-lines'
import { getSpan, joinChanges, type Change, type FindLeftovers } from '../leftover'
import type { Span } from '../../span'

/** Matches an address without the punctuation after it. That of a picture elsewhere is reported as such. */
const ADDRESS = /(?<!!\[[^\]\n]*\]\()https?:\/\/[^\s)<>"']*[^\s)<>"'.,;:!?]/g
const SHOWN_LENGTH = 40

export const findTracking: FindLeftovers = (text, source, _blocks, { siteUrl }) => {
  const citations = /【|oaicite|\uE200|cite/.test(text) ? [...text.matchAll(CITATION)] : []
  const queries = text.includes('?')
    ? [...text.matchAll(ADDRESS)].flatMap((match) => removeQuery(text, match, siteUrl))
    : []
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
          message: describeMarks(text, source, marks),
          fix: query
            ? `Delete each of these marks, and write ${query.clean} in place of the link. Make sure that the words before each mark are true.`
            : `Delete ${marks.length === 1 ? 'it' : marks.length === 2 ? 'both' : 'all of them'}, and make sure that the words before ${marks.length === 1 ? 'it' : 'them'} are true.`,
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
        ...(query?.ownPath == null
          ? {
              message: `The end of this link, ${shorten(query?.removed ?? '')}, tells the other website where people found it.`,
              fix: `Write ${query?.clean ?? ''}${queries.length > 1 ? ', and delete such an end from the other links too' : ''}`,
            }
          : {
              message: `This is a page of ours, and the end of its address, ${shorten(query.removed)}, only counts visitors.`,
              fix: `Write ${query.ownPath}`,
            }),
        replacement,
      },
      at: span.start,
      span,
      claims,
    },
  ]
}

const MAX_NAMED_LINES = 20

/** Names the marks by the first of them, and all the lines that have one. */
function describeMarks(text: string, source: string, marks: readonly Change[]): string {
  const [shown = ''] = marks.map(({ start, end }) => shorten(source.slice(start, end).trim()))
  if (marks.length === 1)
    return `A chat program left a mark of its own here, ${shown}, and visitors would see it.`
  const all = marks.map((mark) => String(getPositionAt(text, getTypedStart(source, mark)).line))
  const lines = [...new Set(all)].slice(1)
  const where = lines.length === 0 ? '' : ` and on ${listLines(lines, MAX_NAMED_LINES)}`
  return `A chat program left marks of its own here${where}, such as ${shown}, and visitors would see them.`
}

/** A mark begins with the space before it, which can be the end of the line above. */
const getTypedStart = (source: string, { start, end }: Change): number =>
  end - source.slice(start, end).trimStart().length

type Query = Change & {
  /** The end that is left out. */
  readonly removed: string
  /** The address without this end. */
  readonly clean: string
  /** The path of a page of ours, which takes the place of the whole address in a link. */
  readonly ownPath: string | null
}

/** Returns the change that leaves out the parameters that count visitors. */
function removeQuery(text: string, match: RegExpExecArray, siteUrl: string | undefined): Query[] {
  const [typed] = match
  const clean = removeTrackers(typed)
  if (clean === null) return []
  const span = getSpan(match)
  const length = typed.indexOf('?')
  const removed = typed.slice(length)
  const isTarget = /\]\($/.test(text.slice(Math.max(0, span.start - 2), span.start))
  const ownPath = isTarget ? (findOwnUrl(clean, siteUrl)?.path ?? null) : null
  return ownPath === null
    ? [{ ...span, start: span.start + length, text: clean.slice(length), removed, clean, ownPath }]
    : [{ ...span, text: ownPath, removed, clean, ownPath }]
}

const shorten = (typed: string) =>
  typed.length > SHOWN_LENGTH ? `${typed.slice(0, SHOWN_LENGTH)}…` : typed
