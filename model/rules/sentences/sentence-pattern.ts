// Finds sentences by what they say together, such as who answers and how soon, in any order.
import { createWordPattern } from './word-pattern'

/** What a sentence has to say to be found. */
export type SentenceWords = {
  /** All of them are in the sentence, outside its conditions; what is found reaches from the first to the last. */
  readonly says: readonly string[]
  /** Words that the sentence has somewhere. */
  readonly about?: string
  /** Words with which the sentence says something else. */
  readonly unless?: string
}

export type SentencePattern = {
  readonly says: readonly RegExp[]
  readonly about: RegExp | null
  readonly unless: RegExp | null
}

/** Sentences on one topic, and a pattern that matches, in little time, all texts that can have one. */
export type SentenceRules = {
  readonly mayMatch: RegExp
  readonly patterns: readonly SentencePattern[]
}

/** Where the words that were found begin and end. */
export type Span = { readonly start: number; readonly end: number }

export const createSentencePatterns = (sentences: readonly SentenceWords[]): SentencePattern[] =>
  sentences.map(({ says, about, unless }) => ({
    says: says.map((words) => createWordPattern(words)),
    about: about === undefined ? null : createWordPattern(about),
    unless: unless === undefined ? null : createWordPattern(unless),
  }))

/** Matches a sentence, which may go over several lines. */
const SENTENCE = /(?:[^.!?\n|]|[.!?](?=[a-zß-ỿ\d])|\n(?=[A-Za-zÀ-ỿ(“"*]))+[.!?]?/gu
/** Longer ones are lists or tables. */
const MAX_SENTENCE_LENGTH = 400

/** Matches what has to happen first. What follows it is said all the same: "If you write, we answer that day". */
const CONDITION = createWordPattern(
  '(?:if|unless|whether|when|whenever|once|until|in case|si|cuando|aunque|hasta que|en caso de) [^,;:.!?]+?(?=[,;:.!?)]| we |$)',
  'g',
)
const DENIAL = createWordPattern('not|no|never|nor|only|but|though|nunca|pero|solo|sólo', '')

/** Returns the words of the sentences in a text that say all that a pattern asks for. */
export function findSentences(text: string, { mayMatch, patterns }: SentenceRules): Span[] {
  if (!mayMatch.test(text)) return []
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    if (sentence.length > MAX_SENTENCE_LENGTH || sentence.endsWith('?')) return []
    if (!mayMatch.test(sentence)) return []
    const span = findPattern(sentence, patterns)
    return span === null ? [] : [{ start: index + span.start, end: index + span.end }]
  })
}

function findPattern(sentence: string, patterns: readonly SentencePattern[]): Span | null {
  for (const pattern of patterns) {
    if (!pattern.says.every((words) => words.test(sentence))) continue
    if (pattern.about?.test(sentence) === false || pattern.unless?.test(sentence) === true) continue
    const said = sentence.replace(CONDITION, (words) => ' '.repeat(words.length))
    const span = findSpan(said, pattern)
    if (span !== null) return span
  }
  return null
}

function findSpan(said: string, { says }: SentencePattern): Span | null {
  const found = says.flatMap((words) => {
    const match = words.exec(said)
    return match === null ? [] : [{ start: match.index, end: match.index + match[0].length }]
  })
  const [first, second = first] = found.sort((a, b) => a.start - b.start)
  if (found.length < says.length || first === undefined || second === undefined) return null
  if (DENIAL.test(said.slice(first.end, second.start))) return null
  return { start: first.start, end: Math.max(first.end, second.end) }
}
