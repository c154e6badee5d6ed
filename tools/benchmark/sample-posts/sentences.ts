// Creates random sentences, such as "The **old gate** faces a quiet street, while the lamp warms a narrow room."
import { pick, type Random } from './random'
import { VERBS, CONJUNCTIONS, ADJECTIVES, NOUNS } from './vocabulary'

/** How likely a sentence is to have a second clause, and a noun an adjective or an emphasis. */
const PROBABILITY = { secondClause: 0.5, adjective: 0.6, bold: 0.05, italic: 0.05 }

export function createSentences(random: Random, count: number): string {
  return Array.from({ length: count }, () => createSentence(random)).join(' ')
}

export function createSentence(random: Random): string {
  const secondClause =
    random() < PROBABILITY.secondClause
      ? `, ${pick(random, CONJUNCTIONS)} ${createClause(random, 'the')}`
      : ''
  return `${createClause(random, 'The')}${secondClause}.`
}

/** Creates a few words for a heading or a table cell, without Markdown. */
export function createPhrase(random: Random): string {
  const phrase = `${pick(random, ADJECTIVES)} ${pick(random, NOUNS)}`
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

function createClause(random: Random, article: string): string {
  return `${article} ${createNounPhrase(random)} ${pick(random, VERBS)} the ${createNounPhrase(random)} beside the ${createNounPhrase(random)}`
}

function createNounPhrase(random: Random): string {
  const adjective = random() < PROBABILITY.adjective ? `${pick(random, ADJECTIVES)} ` : ''
  const phrase = `${adjective}${pick(random, NOUNS)}`
  const emphasis = random()
  if (emphasis < PROBABILITY.bold) return `**${phrase}**`
  return emphasis < PROBABILITY.bold + PROBABILITY.italic ? `*${phrase}*` : phrase
}
