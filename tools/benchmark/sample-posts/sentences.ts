// Sentences by chance, such as "The **old gate** faces a quiet street, while the lamp warms a narrow room."
import { pick, type Random } from './random'
import { VERBS, CONJUNCTIONS, ADJECTIVES, NOUNS } from './vocabulary'

/** How often a sentence has a second half, and things have a quality or are set off. */
const OFTEN = { second: 0.5, quality: 0.6, bold: 0.05, italic: 0.05 }

export function createSentences(chance: Random, count: number): string {
  return Array.from({ length: count }, () => createSentence(chance)).join(' ')
}

export function createSentence(chance: Random): string {
  const second =
    chance() < OFTEN.second ? `, ${pick(chance, CONJUNCTIONS)} ${clause(chance, 'the')}` : ''
  return `${clause(chance, 'The')}${second}.`
}

/** A few words for a heading, an item or a cell, without Markdown. */
export function createPhrase(chance: Random): string {
  const words = `${pick(chance, ADJECTIVES)} ${pick(chance, NOUNS)}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function clause(chance: Random, article: string): string {
  return `${article} ${thing(chance)} ${pick(chance, VERBS)} the ${thing(chance)} beside the ${thing(chance)}`
}

function thing(chance: Random): string {
  const quality = chance() < OFTEN.quality ? `${pick(chance, ADJECTIVES)} ` : ''
  const words = `${quality}${pick(chance, NOUNS)}`
  const look = chance()
  if (look < OFTEN.bold) return `**${words}**`
  return look < OFTEN.bold + OFTEN.italic ? `*${words}*` : words
}
