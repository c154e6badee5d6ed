// Names of emoji between colons, as Slack and GitHub copy them: `:tada:`. They would be shown as words.
import type { ProblemDetails } from '../problems/problem'
import { listWords } from '../text/list-words'
import { SENTENCE_STARTER } from '../text/sentence-starter'
import { EMOJI } from './emoji-names'
import { lookUp } from '../text/look-up'

export const EMOJI_NAME =
  /(?<![\w:/.]):(?:[a-z][a-z\d_-]{1,30}|\+1|-1|100):(?::skin-tone-\d:)?(?![\w:/])/g

/** Matches names between two sentences, where a period has to be. */
const BETWEEN_SENTENCES = new RegExp(
  `(?<=[a-zß-ỿ\\d”’)])\\s*(?:${EMOJI_NAME.source}\\s*)+(?<=\\s)(?=${SENTENCE_STARTER} )`,
  'gu',
)
const NAMES = new RegExp(`\\s*${EMOJI_NAME.source}`, 'g')

const removeNames = (text: string): string =>
  text.replace(BETWEEN_SENTENCES, '. ').replace(NAMES, '').trim()

/** Describes the names in the value of a field, or returns null; a title with an emoji would be noted. */
export function findEmojiNames(value: string): ProblemDetails | null {
  const names = value.match(EMOJI_NAME)
  const rest = names && removeNames(value)
  return names && rest
    ? { ...createEmojiNameProblem(names, value), fix: `Write: ${rest}` }
    : names && createEmojiNameProblem(names, value)
}

/**
 * Describes the names in a text. Some people want the emoji and some do not, so that nothing is written in their place.
 * @param text the text with the names
 */
export function createEmojiNameProblem(typed: readonly string[], text: string): ProblemDetails {
  const names = [...new Set(typed)]
  const emoji = names.flatMap((name) => lookUp(EMOJI, name.split(':')[1] ?? '') ?? [])
  const isKnown = emoji.length === names.length
  const isOne = names.length === 1
  const advice = isOne ? 'Delete it' : 'Delete them'
  const [sentences] = text
    .split('\n')
    .flatMap((line) => (line.search(BETWEEN_SENTENCES) < 0 ? [] : [showEnds(line)]))
  return {
    code: 'foreign-mark',
    message: isOne
      ? `${names.join('')} is the name of a small picture, and the name would be shown.`
      : `${listWords(names)} are names of small pictures, and the names would be shown.`,
    fix:
      sentences !== undefined
        ? `Write: ${sentences}`
        : isKnown
          ? `${advice}, or write ${listWords(emoji, emoji.length)}`
          : `${advice}, or choose the small picture${isOne ? '' : 's'} from the keyboard of your phone.`,
  }
}

/** Returns the sentences before and after the first names between two, with the period. */
function showEnds(line: string): string {
  const at = line.search(BETWEEN_SENTENCES)
  const [before = ''] = /(?:(?<=[.!?]["”’)]?\s)|^)[^.!?]*$/.exec(line.slice(0, at)) ?? []
  const [after = ''] = /^[^.!?]*[.!?]?["”’)]?/.exec(line.slice(at)) ?? []
  return removeNames(before + after).replace(/^[-*+>]\s+/, '')
}
