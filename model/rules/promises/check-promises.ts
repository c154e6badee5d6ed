// Checks that promises come with the day on which they were true and with their source. It never says whether they are allowed.
import { findFirstPromise, type PromiseTopic } from './find-promise'
import { findMissingClaimFields, type MissingFields } from '../claim-fields'
import { event } from '../../collections/event'
import type { Collection } from '../../define-collection'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../problems/problem'

/** Reports at most one promise of a file, and the name of a law rather than any other. */
export function checkPromises(
  text: SplitText,
  { name }: Pick<Collection, 'name'>,
): LocatedProblem[] {
  const missing = findMissingClaimFields(text.frontMatter, WORDING)
  if (missing === null) return []
  // An event says itself when it is and what it costs.
  const topics = OTHER_TOPICS.filter((topic) => topic !== 'price' || name !== event.name)
  const promise = findFirstPromise(text, ['law']) ?? findFirstPromise(text, topics)
  if (promise === null) return []
  const { topic, words, field, line, column } = promise
  const details = topic === 'law' ? lawWithoutSource : promiseWithoutSource
  const position = { line, column, ...(field === null ? {} : { field }) }
  return [{ ...details(words, topic, missing), ...position }]
}

const WORDING = {
  asOf: 'when someone last checked it',
  source: 'where that is written down',
  sourceExample: 'Handbook for our staff',
}

const OTHER_TOPICS: readonly PromiseTopic[] = ['privacy', 'training', 'price']

type CreateProblem = (words: string, topic: PromiseTopic, missing: MissingFields) => FileProblem

/** What to write in place of a promise. */
const ADVICE: Readonly<Record<PromiseTopic, string>> = {
  law: 'Say who can see what people tell us.',
  privacy: 'Say who can see what people tell us, and what we cannot keep to ourselves.',
  training: 'Say what the person or the place does.',
  price: 'Say what costs nothing, and for whom.',
}

const lawWithoutSource: CreateProblem = (words, _topic, { unknown, lines }) => ({
  code: 'promise-law',
  message: `The file names the law "${words}". It does not say ${unknown}.`,
  fix: `${ADVICE.law} Or ask the person in charge whether this law covers us, and add to the fields at the top ${lines}`,
})

const promiseWithoutSource: CreateProblem = (words, topic, { unknown, lines }) => ({
  code: 'promise-undated',
  severity: 'warning',
  message: `The file says "${words}". That is a promise, and the file does not say ${unknown}.`,
  fix: `${ADVICE[topic]} Or ask the person in charge, and add to the fields at the top ${lines}`,
})
