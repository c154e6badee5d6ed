// Finds one small Spanish word in an English line: "in English o Spanish", "a friend de our family", "call los volunteers".
import { lookUp } from '../../../../text/look-up'
import { hasEnglishWord, hasSpanishWord } from '../../../translations/comparison/english-blocks'
import type { LeftPhrase } from './day-names'
import { isEnglishWord } from '../keyboard/english-words'

/** Matches the Spanish words for "or" and "and" between two words that are no names. */
const NO_NAME =
  '[a-zß-ỿ][a-zß-ỿ’-]{2,}|at|by|if|in|it|my|of|on|to|us|we|English|Spanish|[A-Z][a-z]+days?'
const JOINING = `(?<=(?<![A-Za-zÀ-ỿ’-])(?:${NO_NAME}),? |(?<!\\d[.,]?)\\d+ )[oy](?= (?:${NO_NAME}|\\d+)(?![A-Za-zÀ-ỿ]))`
const MEANINGS: Readonly<Record<string, string>> = {
  o: 'or',
  y: 'and',
  de: 'of',
  del: 'of',
  con: 'with',
  para: 'for',
  en: 'in',
  pero: 'but',
  que: 'that',
  porque: 'because',
  los: 'the',
  las: 'the',
  el: 'the',
  la: 'the',
}
const AFTER_WORD = '(?<=(?<![A-Za-zÀ-ỿ’-])[a-zß-ỿ][a-zß-ỿ’-]+,? )'
/** An English "con" cheats people. */
const WITH =
  '(?<!\\b(?:to|will|would|not|never|can|could|may|might|and|or|pro|who|they|we|you|the|this|that) )con'
/** Words that no English determiner or pronoun can follow. */
const BEFORE_ENGLISH = `${AFTER_WORD}(?:del?|${WITH}|para|en|pero|que|porque)(?= (?:the|our|your|their|this|these|those|every|each|you|we|they|us|them)(?![A-Za-zÀ-ỿ]))`
/** A name can be after "in", but no name of God and no language. */
const BEFORE_PLACE = `${AFTER_WORD}en(?= (?!Espa|Ingl|Dios|Cristo|Jes|Él)[A-ZÀ-Þ][a-zß-ỿ]+)`
const SMALL_WORD = new RegExp(`${JOINING}|${BEFORE_ENGLISH}|${BEFORE_PLACE}`, 'gu')
const BEFORE_NOUN = new RegExp(
  `${AFTER_WORD}(?:l[oa]s|el|la|del|${WITH}|para|en)(?= ([a-zß-ỿ]+)(?![A-Za-zÀ-ỿ]))`,
  'gu',
)
/** Nouns that are only English, besides those of the other checks. */
const NOUNS = /^(?:moms|dads|babies|events|girls|boys|teens|nurses|clients|gifts|needs)$/

/** Returns the only such word of an English line, without its quotations. */
export function findSmallWord(line: string): LeftPhrase[] {
  const nouns = [...line.matchAll(BEFORE_NOUN)].filter(
    ([, noun = '']) => isEnglishWord(noun) || NOUNS.test(noun),
  )
  const all = new Map([...line.matchAll(SMALL_WORD), ...nouns].map((match) => [match.index, match]))
  const [first, another] = all.values()
  if (first === undefined || another !== undefined) return []
  const { 0: words, index } = first
  const rest = `${line.slice(0, index)} ${line.slice(index + words.length)}`
  if (!hasEnglishWord(line) || hasSpanishWord(rest)) return []
  return [{ words, index, written: translate(words, line.slice(index + words.length)) }]
}

/** @param after the text after the word */
function translate(words: string, after: string): string | null {
  const isWithArticle =
    words === 'del' && !/^ (?:the|our|your|their|this|these|those)\b/.test(after)
  return isWithArticle ? 'of the' : (lookUp(MEANINGS, words) ?? null)
}
