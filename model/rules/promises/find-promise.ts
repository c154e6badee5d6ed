// Finds words that promise something to visitors for which an organization like ours has to answer, such as "confidential" or "free".
import type { SplitText } from '../../front-matter/split-front-matter'
import { findInFile } from '../find-in-file'

export type PromiseTopic = 'law' | 'privacy' | 'training' | 'price'

type FoundWords = { readonly topic: PromiseTopic; readonly words: string; readonly index: number }

/** What can cost something at a place like ours. */
const SERVICE =
  '(?:tests?|testing|ultrasounds?|sonograms?|clinics?|counseling|consultations?|appointments?|visits?|exams?|screenings?|care|services?|help|support|class(?:es)?|lessons?|programs?|diapers?|formula|cloth(?:es|ing)|supplies|resources|materials?)'

/** "free" has another meaning beside such words: a free afternoon, feel free, free to go, smoke-free. */
const FREE =
  '(?<![-\\w])(?<!\\b(?:feels?|felt|sets?|breaks?) )free(?!-)(?! (?:to|from|of|on|at|in|up|as|until|again|time|afternoons?|evenings?|mornings?|hours?|days?|weekends?|moments?|hands?|will|parking)\\b)'

/** People are free in another sense than services: "You are free to start". */
const NOT_PEOPLE = '(?<!\\b(?:I|you|we|he|she|they|who|one|everyone|anyone|someone) )'

/** Between two words can be the end of a line and the marks of bold text. */
const GAP = '(?:[ *_]|\\n(?=\\w))+'

const createPattern = (...words: readonly string[]) =>
  new RegExp(words.join('|').replaceAll(' ', GAP), 'gi')

const PATTERNS: Readonly<Record<PromiseTopic, RegExp>> = {
  law: createPattern('\\bHIPAA\\b'),
  privacy: createPattern('\\bconfidential(?:ly|ity)?\\b'),
  // A picture can be licensed under terms.
  training: createPattern('\\blicensed\\b(?! (?:under|from)\\b)', '\\bboard(?:-| )certified\\b'),
  price: createPattern(
    '\\bfree of charge\\b',
    '\\bfor free\\b',
    `${FREE}(?! for)(?:,? [\\w'’&-]+){0,3},? ${SERVICE}\\b`,
    `${NOT_PEOPLE}\\b(?:is|are|it['’]s|they['’]re) (?:\\w+ )?${FREE}`,
  ),
}

/** Returns the first promise of a file on one of the topics, looking at its fields first, or null when there is none. */
export const findFirstPromise = (text: SplitText, topics: readonly PromiseTopic[]) =>
  findInFile(text, (searched) => findPromise(searched, topics))

function findPromise(text: string, topics: readonly PromiseTopic[]): FoundWords | null {
  const found = topics.flatMap((topic) => findOnTopic(text, topic) ?? [])
  return found.sort((a, b) => a.index - b.index)[0] ?? null
}

function findOnTopic(text: string, topic: PromiseTopic): FoundWords | null {
  for (const { 0: match, index } of text.matchAll(PATTERNS[topic]))
    if (isPromise(text, index, index + match.length, topic))
      return { topic, words: match.replace(/[\s*_]+/g, ' ').trim(), index }
  return null
}

const NEGATION = /\b(?:not|no|nor|never|cannot|without)\b|n['’]t\b/i

/** How many characters before and after a word belong to its sentence at most, so that long texts take no longer. */
const MAX_SENTENCE_LENGTH = 300

/** A question promises nothing, and neither does "not confidential". The name of a law needs its source in any case. */
function isPromise(text: string, start: number, end: number, topic: PromiseTopic): boolean {
  const before = text.slice(Math.max(0, start - MAX_SENTENCE_LENGTH), start)
  const clause = before.split(/[.,;:!?()|–—]|\n(?!\w)/).at(-1) ?? ''
  const isQuestion = /^[^.!?\n]*\?/.test(text.slice(end, end + MAX_SENTENCE_LENGTH))
  return !isQuestion && (topic === 'law' || !NEGATION.test(clause))
}
