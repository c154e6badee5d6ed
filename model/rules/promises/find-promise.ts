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

/** A word of each of them is in every promise; most texts have none. */
const PREFILTER =
  /h\.?[iy]{1,2}\.?p|insurance port|priva|n[iy]mo?us|conf\w?n?d|g[ua]{1,2}r+\wn|licen|board.certified|free|no (?:cost|charge)|safe|accurate|effective|proven|grati?s|gratuit|sin |certificad|garantiz|segur|efectiv|efica|cure|heals?|prevent|treat|eliminat|reliev|cause|risk|riesgo|chances|studies|research|science|doctors|medically|reversal|cura|previen|alivia|elimina|causa|estudios|investigaciones|within|inside of|in (?:less than|under|24|48|72)|(?:same|next)[ -](?:\w+ )?day|day (?:that |on which )?you|no wait|to wait|while you wait|mismo d|d[ií]a (?:en )?que|espera|resultado|list[oa]s? |dentro de|en (?:menos|un plazo|las|\d)|respond|contest|night|the clock|any hour/i
const joinPatterns = (patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'i')
const MAY_HAVE_WORDS = joinPatterns([PREFILTER, MAY_PROMISE_SECRECY, MAY_PROMISE_PRICE])
const MAY_PROMISE = joinPatterns([
  MAY_HAVE_WORDS,
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

function findInText(text: string, topics: readonly PromiseTopic[]): FoundWords[] {
  const patterns = MAY_HAVE_WORDS.test(text) ? PROMISE_PATTERNS : null
  return topics
    .flatMap((topic) => findOnTopic(text, topic, patterns?.[topic]))
    .sort((a, b) => a.index - b.index)
}

/** A file that repeats a word names it only a few times. */
const MAX_FOUND = 5

function findOnTopic(text: string, topic: PromiseTopic, pattern: RegExp | undefined): FoundWords[] {
  const spans: Span[] = []
  for (const span of findSpans(text, topic, pattern)) {
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

function* findSpans(
  text: string,
  topic: PromiseTopic,
  pattern: RegExp | undefined,
): Generator<Span> {
  if (pattern !== undefined && (topic !== 'time' || MAY_PROMISE_TIME.test(text))) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      yield { start: index, end: index + match.length }
    }
  }
  const sentences = SENTENCE_TOPICS.find((candidate) => candidate.topic === topic)
  if (sentences !== undefined) yield* findSentences(text, sentences)
}
