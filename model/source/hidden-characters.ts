// Says what to type where a word has characters that nobody can see.
import type { ProblemDetails } from '../problems/problem'
import { listWords } from '../text/list-words'

/** The problems of characters that are shown nowhere, so that nobody could find and delete them alone. */
const HIDDEN: readonly ProblemDetails['code'][] = [
  'character-direction',
  'character-invisible',
  'character-control',
]

/** A line as it was typed, and the characters in it that are to go. */
type Line = { readonly typed: string; readonly found: readonly string[] }

/** Returns what to type in place of the words that have such characters, or null for characters that can be seen. */
export function adviseOnHidden(
  code: ProblemDetails['code'],
  lines: readonly Line[],
): Pick<ProblemDetails, 'fix'> | null {
  if (!HIDDEN.includes(code)) return null
  const words = lines.flatMap(({ typed, found }) => {
    const remove = (text: string) =>
      found.reduce((rest, hidden) => rest.replaceAll(hidden, ''), text)
    const clean = typed
      .split(/[ \t]+/)
      .flatMap((word) => (remove(word) === word ? [] : [remove(word)]))
    return clean.includes('') ? [remove(typed).trim()] : clean
  })
  const [word = '', ...others] = [...new Set(words)]
  const isWholeLine = word.includes(' ') || lines.every(({ typed }) => !/[ \t]/.test(typed))
  return {
    fix:
      others.length === 0
        ? word === ''
          ? 'Delete the whole line.'
          : `Delete the whole ${isWholeLine ? 'line' : 'word'}, and type: ${word}`
        : `Delete these words, and type them again by hand: ${listWords([word, ...others].map((each) => `"${each}"`))}`,
  }
}
