// Checks that promises come with the day on which they were true and with their source. It never says whether they are allowed.
import { findPromises, type FoundWords } from './find-promise'
import { findMeantPromise } from './misspelled-promises'
import { PROMISE_TOPICS, type PromiseTopic } from './promise-topic'
import { findPrivateRemark } from '../meaning/unfinished/private-remarks'
import { findMissingClaimFields, type MissingFields } from '../claim-fields'
import { event } from '../../collections/event/event'
import { findTimes } from './time-promises'
import type { Collection } from '../../define-collection'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../problems/problem'

/** Reports the promises of a file as one problem, where the first of them is. */
export function checkPromises(
  text: SplitText,
  { name }: Pick<Collection, 'name'>,
): LocatedProblem[] {
  // An event says itself when it is and what it costs.
  const topics = PROMISE_TOPICS.filter((topic) => topic !== 'price' || name !== event.name)
  const promises = findPromises(text, topics).filter(({ field }) => !isRemark(text, field))
  const [first] = promises
  if (first === undefined) return []
  const missing = findMissingClaimFields(text.frontMatter, createWording(promises))
  if (missing === null) return []
  const { field, line, column } = first
  const details = describePromises(promises, missing)
  return [{ ...details, line, column, ...(field === null ? {} : { field }) }]
}

/** Returns whether "confidential" is a remark on an address or a name, which has been reported. */
function isRemark({ frontMatter }: SplitText, field: string | null): boolean {
  const value = field === null ? undefined : frontMatter.get(field)
  if (field === null || !value || !('text' in value)) return false
  return findPrivateRemark(value.text, field) !== null
}

function createWording([first, another]: readonly FoundWords[]) {
  const isLaw = first?.topic === 'law'
  return {
    asOf: {
      unknown: `when someone last checked ${another ? 'them' : isLaw ? 'whether it covers us' : 'it'}`,
      value: 'the day of the answer',
    },
    source: {
      unknown: `where ${another ? 'they are' : isLaw ? 'that is' : 'it is'} written down`,
      value: 'the place where it is written down',
      example: 'Letter from our director',
    },
  }
}

/** What to write in place of a promise. */
const ADVICE: Readonly<Record<Exclude<PromiseTopic, 'time'>, string>> = {
  law: 'In its place, say who can see what people tell us.',
  privacy: 'Say who can see what people tell us, and what we cannot keep to ourselves.',
  training: 'Say what the person or the place does.',
  price: 'Say what costs nothing, and for whom.',
  certainty: 'Say only what we do ourselves.',
  health: 'Say that this is a question for a doctor.',
}

function adviseOnTopic(topic: PromiseTopic, promises: readonly FoundWords[]): string {
  if (topic !== 'time') return ADVICE[topic]
  const sentences = promises.filter((promise) => promise.topic === topic)
  const times = sentences.flatMap(({ words }) => findTimes(words)).map((words) => `"${words}"`)
  const words = times.length === 0 ? '' : `, or only the words ${joinWords(times)}`
  return `Leave out the ${sentences.length === 1 ? 'sentence' : 'sentences'}${words}.`
}

/** More promises than these are not named. */
const MAX_NAMED = 6

function describePromises(
  promises: readonly FoundWords[],
  { unknown, advice }: MissingFields,
): FileProblem {
  const quoted = promises.slice(0, MAX_NAMED).map(({ words }) => quote(words))
  const topics = PROMISE_TOPICS.filter((topic) =>
    promises.some((promise) => promise.topic === topic),
  )
  const hasLaw = topics.includes('law')
  const [isOne, advised] = [quoted.length === 1, hasLaw ? withoutLaw(topics) : topics]
  const isHealth = topics.join() === 'health'
  const claims = isHealth ? 'about medicine' : 'promises'
  const whatIsIt = isOne
    ? `That is ${isHealth ? claims : 'a promise'}`
    : `These are ${hasLaw ? 'promises or laws' : claims}`
  return {
    code: hasLaw ? 'promise-law' : 'promise-undated',
    severity: hasLaw ? 'error' : 'warning',
    message:
      hasLaw && isOne
        ? `${quoted.join()} is a law that does not cover everyone. The file does not say ${unknown}.`
        : `The file says ${joinWords(quoted)}. ${whatIsIt}, but the fields at the top do not say ${unknown}.`,
    fix: `${advised.map((topic) => adviseOnTopic(topic, promises)).join(' ')} Or ask the person in charge whether ${hasLaw ? 'the law covers us' : isOne ? 'it is true' : 'they are true'}. If so, ${advice}`,
  }
}

/** Names the right spelling, because people look for what they know. */
function quote(words: string): string {
  const meant = findMeantPromise(words)
  return meant === null ? `"${words}"` : `"${words}" (${meant} is meant)`
}

/** The advice on privacy says what that on a law says, and more. */
const withoutLaw = (topics: readonly PromiseTopic[]) =>
  topics.includes('privacy') ? topics.filter((topic) => topic !== 'law') : topics

const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ')
