// Names of emoji between colons, as Slack and GitHub copy them: `:tada:`. They would be shown as words.
import type { ProblemDetails } from '../problems/problem'
import { listWords } from '../text/list-words'
import { EMOJI } from './emoji-names'

export const EMOJI_NAME =
  /(?<![\w:/.]):(?:[a-z][a-z\d_-]{1,30}|\+1|-1|100):(?::skin-tone-\d:)?(?![\w:/])/g

/** Describes the names in a text. Some people want the emoji and some do not, so that nothing is written in their place. */
export function createEmojiNameProblem(typed: readonly string[]): ProblemDetails {
  const names = [...new Set(typed)]
  const emoji = names.flatMap((name) => EMOJI[name.split(':')[1] ?? ''] ?? [])
  const isKnown = emoji.length === names.length
  const isOne = names.length === 1
  const advice = isOne ? 'Delete it' : 'Delete them'
  return {
    code: 'foreign-mark',
    message: isOne
      ? `${names.join('')} is the name of a small picture, and the name would be shown.`
      : `${listWords(names)} are names of small pictures, and the names would be shown.`,
    fix: isKnown
      ? `${advice}, or write ${listWords(emoji, emoji.length)}`
      : `${advice}, or choose the small picture${isOne ? '' : 's'} from the keyboard of your phone.`,
  }
}
