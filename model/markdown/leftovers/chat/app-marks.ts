// Finds marks of programs for chats and notes at the start of a line and around words, such as -# of Discord and ||…||.
import { APP_MARKS, type AppMark } from './app-mark-table'
import type { TextProblem } from '../../parse-context'
import {
  getSpan,
  getWholeLines,
  joinChanges,
  nameOtherLines,
  type FindLeftovers,
  type Leftover,
} from '../leftover'

/** Matches a part of every mark. Most texts have none. */
const CANDIDATE = /-#|>>>|\|\||\+\+|\^|~\d~|\{(?:--|~~)|\[_?toc|@(?:every|chan)|<[@#!:at]/i

export const findAppMarks: FindLeftovers = (text, source) =>
  CANDIDATE.test(text) ? APP_MARKS.flatMap((mark) => findMark(text, source, mark)) : []

/** Matches the beginning of an address up to its end so far. */
const IN_ADDRESS = /(?:\]\(|https?:)\S*$/
const MAX_ADDRESS = 200

/** Reports all marks of one kind as one problem. */
function findMark(text: string, source: string, mark: AppMark): Leftover[] {
  const matches = [...text.matchAll(mark.pattern)].filter(
    ({ index }) => !IN_ADDRESS.test(text.slice(Math.max(0, index - MAX_ADDRESS), index)),
  )
  const [first] = matches
  if (first === undefined) return []
  const spans = matches.map(getSpan)
  const written = matches.map(mark.replace)
  const at = first.index + (/^\s*/.exec(first[0])?.[0].length ?? 0)
  const changes = spans.map((span, index) => ({ ...span, text: written[index] ?? '' }))
  const joined = joinChanges(source, changes)
  const isCertain = !written.includes(null)
  const problem: TextProblem = {
    code: 'foreign-mark',
    message: `${shorten(first[0].trim())} ${mark.what}; ${mark.here ?? 'here it would be shown as it is'}${nameOtherLines(text, spans)}.`,
    fix: matches.length === 1 ? adviseOnWords(first[0], written[0] ?? '', mark.fix) : mark.fix,
    ...(isCertain ? { replacement: joined.replacement } : {}),
  }
  const span = isCertain ? joined.span : getWholeLines(text, getSpan(first))
  return [{ problem, at, span, claims: spans }]
}

/** @param words what to write in place of the mark, if it has words */
const adviseOnWords = (typed: string, words: string, fix: string): string =>
  /[\p{L}\p{N}]/u.test(words) ? `Write ${words} in place of ${typed.trim()}` : fix

const MAX_SHOWN = 40
const shorten = (typed: string) =>
  typed.length > MAX_SHOWN ? `${typed.slice(0, MAX_SHOWN)}…` : typed
