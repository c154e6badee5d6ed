// Finds small words that are left from another wording of a sentence: "we will be will be", "one of the of the days", "the of the".
import { getSpan, type Leftover } from './leftover'
import { createRepetition } from './repeated/repeated-paragraphs'

const THE = '(?:the|an?|our|your|this)'
const PAIR = [
  `(?:in|of|to|for|on|at|with|by|from|and|about) ${THE}`,
  '(?:will|can|would|should|may|to) (?:be|have|help|come|see|do)',
  '(?:is|are|was|were) (?:the|an?|not|our)',
  '(?:we|they|there|it|she) (?:will|are|can|is|have|has|was|were)',
  '(?:en|por|con|para|sobre) (?:el|la|los|las|nuestr[ao]s?)',
  '(?:de la|de los|de las|a la|a los|va a|van a|se puede|nos vemos|que se|que la)',
].join('|')
/** Words before which the same two words may follow each other: "all they have they have from God". */
const BEFORE = '(?<!\\b(?:what|whatever|where|wherever|when|who|how|all|that|as|if|because|than) )'
const PAIR_TWICE = new RegExp(`(?<![A-Za-zÀ-ỿ'’-])${BEFORE}(${PAIR}) \\1(?![A-Za-zÀ-ỿ'’-])`, 'giu')
/** Matches an article whose noun was lost, or that is left from another wording. */
const LOST_NOUN =
  /(?<![A-Za-zÀ-ỿ'’“"-])(?:(?:the|our|your) of (?:the|our|your)|the and (?:the|our|your)|(?:our|your) and the)(?![A-Za-zÀ-ỿ'’”"-])/gu
/** Matches both, in little time. */
const MAY_BE_MIXED = new RegExp(
  `\\b(?:(?:the|our|your) (?:of|and) (?:the|our|your)|(${PAIR}) \\1)\\b`,
  'i',
)

export const findMixedWords = (text: string): Leftover[] =>
  MAY_BE_MIXED.test(text) ? [...findPairTwice(text), ...findLostNoun(text)] : []

const findPairTwice = (text: string): Leftover[] =>
  [...text.matchAll(PAIR_TWICE)].slice(0, 1).map((match) => {
    const [, words = ''] = match
    const span = getSpan(match)
    const place = { span, at: span.start }
    const message = `The words "${words}" are there twice.`
    return createRepetition(message, `Write them once: ${words}`, place, words)
  })

const findLostNoun = (text: string): Leftover[] =>
  [...text.matchAll(LOST_NOUN)].slice(0, 1).map((match) => {
    const [typed] = match
    const [article, ...rest] = typed.split(' ')
    const span = getSpan(match)
    return createRepetition(
      `In "${typed}", a word is missing or left over.`,
      `Write "${rest.join(' ')}", or put in the word that is missing after "${article}".`,
      { span, at: span.start },
    )
  })
