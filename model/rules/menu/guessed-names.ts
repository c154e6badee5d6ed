// Compares the name of a menu with a name or word that a keyboard puts in its place: Abbott for About, Evans for Events.
import { computeEditDistance } from '../../problems/closest-match'
import { simplifyWords } from '../../text/simplify-text'

const MIN_LETTERS = 5
const MAX_EDITS = 2

/** Returns whether two names have one beginning, one end and nearly the same consonants. */
export function isGuessedName(name: string, other: string): boolean {
  const [one, two] = [simplifyWords(name), simplifyWords(other)]
  return (
    Math.min(one.length, two.length) >= MIN_LETTERS &&
    one.slice(0, 2) === two.slice(0, 2) &&
    one.at(-1) === two.at(-1) &&
    computeEditDistance(one, two) <= MAX_EDITS &&
    hasNearlySame(getConsonants(one), getConsonants(two))
  )
}

/** Returns the consonants of a name, each of a double one once. */
const getConsonants = (name: string): string =>
  name.replace(/[^a-z]|[aeiou]/g, '').replace(/(.)\1+/g, '$1')

/** Returns whether two words are the same, or one is the other without one of its letters. */
function hasNearlySame(one: string, two: string): boolean {
  const [short, long] = one.length < two.length ? [one, two] : [two, one]
  return (
    short === long ||
    [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short)
  )
}
