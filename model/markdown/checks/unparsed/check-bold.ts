// Reports bold words that the parser left as text: because of spaces next to the stars, or because a pair is not complete.
import type { TextRange } from '../../../problems/text-edits'
import { findTypedGroups, maskText } from '../../mask-text'
import type { Reporter } from '../../parse-context'
import { createBoldProblem, UNPAIRED_BOLD, writeBold } from './unparsed-markup-problems'

/** Bold words with spaces next to their stars, or between them. */
const BOLD =
  /\*\*\s*([^*\s](?:[^*\n]*[^*\s])?)\s*\*\*|(?<=^|\s)\* \*\s*([^*\s](?:[^*\n]*[^*\s])?)\s*\* \*(?=[\s.,;:!?]|$)/dg

export type SpacedBold = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: string
}

/** Returns the bold words of a text with spaces next to their stars; reports stars without a partner. */
export function checkBold({ start, typed }: TextRange, reporter: Reporter): SpacedBold[] {
  if (!typed.includes('*')) return []
  const masked = maskText(typed)
  const found = [...masked.matchAll(BOLD)].map((match): SpacedBold => {
    const [marked = '', words, spacedWords = ''] = findTypedGroups(match, typed)
    const text = words ?? spacedWords
    const end = match.index + marked.length
    const context = { before: masked.slice(0, match.index), after: masked.slice(end) }
    return {
      start: start + match.index,
      end: start + end,
      text: writeBold(marked, text, context),
      words: text,
    }
  })
  const offset = masked.replace(BOLD, (bold) => ' '.repeat(bold.length)).indexOf('**')
  if (found.length === 0 && offset !== -1)
    reporter.reportRange(UNPAIRED_BOLD, { start: start + offset, typed: typed.slice(offset) })
  return found
}

/** Reports all of them at once: translation programs put such spaces into a whole text. */
export function reportSpacedBold(found: readonly SpacedBold[], reporter: Reporter): void {
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return
  let end = first.start
  const parts = found.map((bold) => {
    const before = reporter.getRangeBetween(end, bold.start).typed
    end = bold.end
    return before + bold.text
  })
  const range = reporter.getRangeBetween(first.start, last.end)
  reporter.reportRange(createBoldProblem(first.words, found.length, parts.join('')), range)
}
