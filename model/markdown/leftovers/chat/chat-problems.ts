// What the check says about the words with which a chat program talks to the person who asked it.
import type { ProblemDetails } from '../../../problems/problem'
import type { TextProblem } from '../../parse-context'

/** Longer words are not repeated in the advice. */
export const MAX_QUOTED = 100

export const TALK: Omit<ProblemDetails, 'fix'> = {
  code: 'chat-words',
  message: 'A chat program wrote this to you, and visitors would read it.',
}

const MAYBE_TALK = 'This sounds like a chat program that talks to you, and visitors would read it.'

/**
 * Describes words that are beyond doubt.
 * @param words all of them, or null if they are longer than a line
 * @param otherLines the other lines with such words, as `nameOtherLines` returns them
 */
export function describeTalk(words: string | null, otherLines = ''): TextProblem {
  const quoted = quoteWords(words) ?? (otherLines === '' ? quoteEnds(words) : null)
  const fix = quoted === null ? `Delete these words${otherLines}.` : `Delete ${quoted}`
  return { ...TALK, severity: 'warning', fix }
}

const quoteWords = (words: string | null): string | null => {
  const typed = words?.trim() ?? ''
  return typed !== '' && typed.length <= MAX_QUOTED ? `"${typed}"` : null
}

/** More words than these name the beginning or the end of longer ones. */
const QUOTED_WORDS = 4

/** Names words that are too long to repeat by their beginning and their end. */
function quoteEnds(typed: string | null): string | null {
  const words = typed?.trim().split(/\s+/) ?? []
  if (words.length <= 2 * QUOTED_WORDS) return null
  const [start, end] = [words.slice(0, QUOTED_WORDS), words.slice(-QUOTED_WORDS)]
  return `all from "${start.join(' ')}" to "${end.join(' ')}"`
}

/** Describes words that may be meant for visitors: staff also write "I hope this helps!" */
export function maybeTalk(words: string | null, otherLines: string): TextProblem {
  const quoted = quoteWords(words)
  const fix =
    quoted === null
      ? `Delete these words${otherLines} unless you wrote them for visitors.`
      : `Delete ${quoted} unless you wrote this for visitors.`
  return { ...TALK, severity: 'warning', message: MAYBE_TALK, fix }
}
