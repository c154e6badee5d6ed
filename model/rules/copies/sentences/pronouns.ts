// Compares the pronouns of a sentence with those of the text around it.
import type { Sentence } from './sentences'

/** Matches words for a man and for a woman; the text about a woman may speak of her husband, who is "he" in the next sentence. */
const GENDERS = [
  { subject: 'he', words: /(?<![A-Za-zÀ-ỿ])(?:he|him|his|himself)(?![A-Za-zÀ-ỿ])/iu },
  { subject: 'she', words: /(?<![A-Za-zÀ-ỿ])(?:she|her|hers|herself)(?![A-Za-zÀ-ỿ])/iu },
] as const
const RELATIVE =
  /(?<![A-Za-zÀ-ỿ])(?:husband|wife|fianc[eé]e?|spouse|son|daughter|father|mother|dad|mom|brother|sister|grand[A-Za-zÀ-ỿ]+|uncle|aunt|nephew|niece|boyfriend|girlfriend)(?![A-Za-zÀ-ỿ])/iu

export type Pronouns = readonly [typed: string, own: string]

/** Returns the pronouns of a sentence and of all others of a text if one speaks of a man and the other ones of a woman; or null. */
export function comparePronouns(sentences: readonly Sentence[], words: string): Pronouns | null {
  const rest = sentences
    .flatMap((sentence) => (sentence.words === words ? [] : [sentence.words]))
    .join(' ')
  const [typed, own] = [readPronoun(words), readPronoun(rest)]
  return typed === null || own === null || typed === own || RELATIVE.test(rest)
    ? null
    : [typed, own]
}

/** Returns the only pronoun of a text, or null. */
function readPronoun(text: string): string | null {
  const [found, another] = GENDERS.filter(({ words }) => words.test(text))
  return found === undefined || another !== undefined ? null : found.subject
}
