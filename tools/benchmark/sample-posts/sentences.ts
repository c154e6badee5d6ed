// Sentences by chance, such as "The **old gate** faces a quiet street, while the lamp warms a narrow room."
import { pick, type Chance } from './random'
import { DEEDS, JOINERS, QUALITIES, THINGS } from './vocabulary'

/** How often a sentence has a second half, and things have a quality or are set off. */
const OFTEN = { second: 0.5, quality: 0.6, bold: 0.05, italic: 0.05 }

export function sentences(chance: Chance, count: number): string {
  return Array.from({ length: count }, () => sentence(chance)).join(' ')
}

export function sentence(chance: Chance): string {
  const second =
    chance() < OFTEN.second ? `, ${pick(chance, JOINERS)} ${clause(chance, 'the')}` : ''
  return `${clause(chance, 'The')}${second}.`
}

/** A few words for a heading, an item or a cell, without Markdown. */
export function phrase(chance: Chance): string {
  const words = `${pick(chance, QUALITIES)} ${pick(chance, THINGS)}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function clause(chance: Chance, article: string): string {
  return `${article} ${thing(chance)} ${pick(chance, DEEDS)} the ${thing(chance)} beside the ${thing(chance)}`
}

function thing(chance: Chance): string {
  const quality = chance() < OFTEN.quality ? `${pick(chance, QUALITIES)} ` : ''
  const words = `${quality}${pick(chance, THINGS)}`
  const look = chance()
  if (look < OFTEN.bold) return `**${words}**`
  return look < OFTEN.bold + OFTEN.italic ? `*${words}*` : words
}
