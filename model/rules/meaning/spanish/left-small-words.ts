// Finds one small Spanish word in an English line: "in English o Spanish", "a friend de our family".
import { lookUp } from '../../../text/look-up'
import { hasEnglishWord, hasSpanishWord } from '../../translations/comparison/english-blocks'
import type { LeftPhrase } from './day-names'

/** Matches the Spanish words for "or" and "and" between two words that are no names. */
const NO_NAME = '\\p{Ll}[\\p{Ll}’-]{2,}|English|Spanish|[A-Z][a-z]+days?'
const JOINING = `(?<=(?<![\\p{L}’-])(?:${NO_NAME}),? )[oy](?= (?:${NO_NAME})(?!\\p{L}))`
/** Words that no English determiner or pronoun can follow. */
const MEANINGS: Readonly<Record<string, string>> = {
  o: 'or',
  y: 'and',
  de: 'of',
  del: 'of',
  para: 'for',
  en: 'in',
  pero: 'but',
  que: 'that',
  porque: 'because',
}
const BEFORE_ENGLISH =
  '(?<=(?<![\\p{L}’-])\\p{Ll}[\\p{Ll}’-]+,? )(?:del?|para|en|pero|que|porque)(?= (?:the|our|your|their|this|these|those|every|each|you|we|they|us|them)(?!\\p{L}))'
const SMALL_WORD = new RegExp(`${JOINING}|${BEFORE_ENGLISH}`, 'gu')

/** Returns the only such word of an English line, without its quotations. */
export function findSmallWord(line: string): LeftPhrase[] {
  const [first, another] = line.matchAll(SMALL_WORD)
  if (first === undefined || another !== undefined) return []
  if (!hasEnglishWord(line) || hasSpanishWord(line.replace(SMALL_WORD, ' '))) return []
  const { 0: words, index } = first
  return [{ words, index, written: lookUp(MEANINGS, words) ?? null }]
}
