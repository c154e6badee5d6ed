// Finds words that promise something to visitors for which an organization like ours has to answer, such as "confidential" or "free".
import type { SplitText } from '../../front-matter/split-front-matter'
import { findInFile, type Found } from '../find-in-file'
import { isPromise } from './is-promise'
import { MAY_PROMISE_PRICE } from './price-promises'
import { PROMISE_PATTERNS } from './promise-patterns'
import type { PromiseTopic } from './promise-topic'
import { MAY_PROMISE_SECRECY } from './secrecy-promises'
import { findSentences, type Span } from '../sentences/sentence-pattern'
import { SENTENCE_TOPICS } from './sentences/sentence-topics'
import { MAY_PROMISE_TIME } from './time-promises'

export type FoundWords = {
  readonly topic: PromiseTopic
  readonly words: string
  readonly index: number
}

const joinPatterns = (patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i')

/** Match, in little time, all texts that can have a promise on a topic. */
const MAY_HAVE_WORDS: Readonly<Record<PromiseTopic, RegExp>> = {
  law: /h\.?[iy]{1,2}\.?p|insurance/i,
  privacy: joinPatterns([/priva|n[iy]mo?us|conf\w?n?d/, MAY_PROMISE_SECRECY]),
  training: /licen|board.certified|certificad/i,
  price: joinPatterns([
    /free|no[\s*_]+(?:cost|charge)|grati?s|gratuit|sin[\s*_]/,
    MAY_PROMISE_PRICE,
  ]),
  certainty: /g[ua]{1,2}r|safe|accurate|effective|proven|garantiz|segur|efectiv|efica/i,
  health:
    /cure|heals?|prevent|treat|eliminat|reliev|cause|risk|riesgo|chances|safe|segur|studies|research|science|doctors|scientific|medical|cura|previen|alivia|elimina|causa|estudios|investigaciones/i,
  time: MAY_PROMISE_TIME,
}
const MAY_PROMISE = joinPatterns([
  ...Object.values(MAY_HAVE_WORDS),
  ...SENTENCE_TOPICS.map(({ mayMatch }) => mayMatch),
])

/** Returns the promises of a file on the topics, each wording once, those in its fields first. */
export function findPromises(
  text: Pick<SplitText, 'frontMatter' | 'body' | 'bodyLine'>,
  topics: readonly PromiseTopic[],
): Found<FoundWords>[] {
  const found = findInFile(text, (searched) => findInText(searched, topics), MAY_PROMISE)
  const seen = new Set<string>()
  return found.filter(({ words }) => {
    const key = words.toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
}

const findInText = (text: string, topics: readonly PromiseTopic[]): FoundWords[] =>
  topics.flatMap((topic) => findOnTopic(text, topic)).sort((a, b) => a.index - b.index)

/** A file that repeats a word names it only a few times. */
const MAX_FOUND = 5

function findOnTopic(text: string, topic: PromiseTopic): FoundWords[] {
  const spans: Span[] = []
  for (const span of findSpans(text, topic)) {
    if (spans.some(({ start, end }) => span.start < end && span.end > start)) continue
    if (!isPromise(text, span.start, span.end, topic)) continue
    if (spans.push(span) === MAX_FOUND) break
  }
  return spans.map(({ start, end }) => ({
    topic,
    words: text
      .slice(start, end)
      .replace(/[\s*_]+/g, ' ')
      .trim(),
    index: start,
  }))
}

function* findSpans(text: string, topic: PromiseTopic): Generator<Span> {
  if (MAY_HAVE_WORDS[topic].test(text)) {
    for (const { 0: match, index } of text.matchAll(PROMISE_PATTERNS[topic])) {
      yield { start: index, end: index + match.length }
    }
  }
  const sentences = SENTENCE_TOPICS.find((candidate) => candidate.topic === topic)
  if (sentences !== undefined) yield* findSentences(text, sentences)
}
