// Reads lines that go on from a value, because a mail program or a PDF has broken it into several lines.
import type { LocatedProblem } from '../problems/problem'
import { adviseOnOneLine } from './advise-on-one-line'
import type { ValueDraft } from './drafts'
import { isQuoted } from './quotes'
import { toYaml } from './yaml-form'

/** Matches words, and neither a day nor a time. */
const WORDS = /[A-Za-zÀ-ỿ]{3,}[^A-Za-zÀ-ỿ].*[A-Za-zÀ-ỿ]{3,}[^A-Za-zÀ-ỿ].*[A-Za-zÀ-ỿ]{2,}/u
const SENTENCE_END = /[.!?:…]["”’)]*$/
const LOWER_CASE = /^[("“‘]?[a-zß-ỿ]/u
/** A word that was broken as well: nobody knows whether its hyphen stays. */
const BROKEN_WORD = /[A-Za-zÀ-ỿ]-$/u
/** The shortest line that a program breaks, in characters. */
const MIN_BROKEN_LENGTH = 40
/** The shortest value that goes on below; shorter ones have a remark below them as often. */
const MIN_VALUE_LENGTH = 25

/**
 * Adds lines to the value above them and returns the problem; null if it is not certain that they belong to it.
 * @param field the name of the field, or null for an item of a list
 * @param line the number of the first of the lines
 * @param isFollowed whether there is another field below, so that the lines are not the first words of the text
 */
export function joinWrappedLines(
  draft: ValueDraft,
  field: string | null,
  lines: readonly string[],
  line: number,
  isFollowed: boolean,
): LocatedProblem | null {
  const below = lines.map((content) => content.trim())
  const isBelowName = draft.parts.length === 0
  const isCertain =
    isBelowName && below.length === 1
      ? WORDS.test(below.join(''))
      : isWrapped([...draft.parts, ...below]) || (isFollowed && isNextSentence(draft.parts, below))
  if (draft.endLine !== line - 1 || !isCertain) return null
  draft.parts.push(...below)
  draft.endLine += below.length
  draft.isReported = true
  const typed = draft.parts.join(' ')
  const text = draft.before + (isQuoted(typed) ? typed : toYaml(typed, field === null))
  const count = draft.endLine - draft.line + 1
  const [what, they] =
    field === null ? ['This item is', 'it has'] : [`The words after "${field}:" are`, 'they have']
  return {
    code: 'line-unreadable',
    message: isBelowName
      ? `The words after "${field ?? ''}:" begin on the next line, but they belong on the same one.`
      : `${what} on ${count} lines, but ${they} to be on one.`,
    fix: adviseOnOneLine(draft.line, draft.endLine, text.trim()),
    line,
    column: 1,
    ...(field === null ? {} : { field }),
    suggestion: { line: draft.line, endLine: draft.endLine, text },
  }
}

/** Returns true if all parts are certainly lines of one text. */
function isWrapped(parts: readonly string[]): boolean {
  const [value = '', ...below] = parts
  if (value.length < MIN_VALUE_LENGTH || !WORDS.test(value)) return false
  const isInSentence = below.map((next, index) => {
    const previous = parts[index] ?? ''
    const isLong = previous.length >= MIN_BROKEN_LENGTH
    return !SENTENCE_END.test(previous) && (isLong || LOWER_CASE.test(next))
  })
  // A sentence may end where a line does, but then the others show that lines were broken.
  const isLong = (index: number) => (parts[index] ?? '').length >= MIN_BROKEN_LENGTH
  return (
    isInSentence.includes(true) &&
    isInSentence.every((isCertain, index) => isCertain || isLong(index)) &&
    !parts.slice(0, -1).some((part) => BROKEN_WORD.test(part))
  )
}

/** Returns true for one sentence below other sentences: someone pressed Enter between the two. */
const isNextSentence = (parts: readonly string[], below: readonly string[]): boolean =>
  below.length === 1 &&
  [parts.join(' '), ...below].every((text) => WORDS.test(text) && SENTENCE_END.test(text)) &&
  parts.join(' ').length >= MIN_BROKEN_LENGTH
