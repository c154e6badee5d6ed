// Lets a list of words take words that were typed as hashtags, and says how to write them.
import type { ProblemDetails } from '../../problems/problem'
import type { Field } from '../field'

/** Matches one or more hashtags and nothing else. "#1" is a number. */
const HASHTAGS =
  /^#[A-Za-zÀ-ỿ\d_-]*[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ\d_-]*(?:,?\s*#[A-Za-zÀ-ỿ\d_-]*[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ\d_-]*)*$/u

/** Reads words without the # of a hashtag: people type them in a search without it. */
export function withoutHashtags(field: Field<string>): Field<string> {
  return {
    ...field,
    parse: (typed, context) => {
      const words = HASHTAGS.test(typed) ? splitHashtags(typed) : []
      const [first, ...others] = words
      if (first === undefined) return field.parse(typed, context)
      const result = field.parse(first, context)
      return 'problem' in result
        ? result
        : { ...result, note: describeHashtags([first, ...others]) }
    },
  }
}

/** Returns the words of hashtags: "#BabyBottle" has two. */
const splitHashtags = (typed: string): string[] =>
  typed
    .split(/,?\s*#/)
    .filter((word) => word !== '')
    .map((word) => {
      const spaced = word.replaceAll('_', ' ').replace(/(?<=[a-zß-ỿ])(?=[A-ZÀ-Þ])/gu, ' ')
      return spaced === word ? word : spaced.trim().toLowerCase()
    })

const describeHashtags = (words: readonly string[]): ProblemDetails => ({
  code: 'foreign-mark',
  message:
    words.length === 1
      ? 'The search needs the plain word, without the # of a hashtag.'
      : 'The search needs plain words, each on a line of its own, without the # of a hashtag.',
  fix:
    words.length === 1
      ? `Write ${words.join('')}`
      : `Write a line for each word: ${words.map((word) => `"- ${word}"`).join(' and ')}`,
  replacement: words.join('\n'),
})
