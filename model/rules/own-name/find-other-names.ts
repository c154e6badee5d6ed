// Finds our own name with another word in it, as programs write it: "Lantern Hill Pregnancy Center" for Lantern Hill Pregnancy Care.
import { findUnambiguousMatch } from '../../problems/closest-match'

/** With fewer words, another last word may well be another organization. */
const MIN_WORDS = 3
/** In a name of at least this many words, no other organization shares the first two. */
const LONG_NAME = 4
/** Matches words with which the names of such organizations end. */
const KIND =
  /^(?:care|centers?|centre|clinics?|help|services?|resources?|ministry|ministries|support|network|association|alliance|outreach|solutions)$/i
/** Matches words that such names have before the last one. */
const TOPIC = /^(?:pregnancy|crisis|women[’']?s|resource|life|family|medical|health|options?)$/i
const WORD = "[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ'’-]*?(?=['’]s(?![A-Za-zÀ-ỿ])|[^\\p{L}'’-]|$)"

export type OtherName = {
  readonly words: string
  readonly index: number
  /** Whether it can be nothing but our name. */
  readonly isCertain: boolean
}

/** Returns a function that finds our name written in other ways in a text, or null if the name is too short for that. */
export function createNameFinder(name: string): ((text: string) => OtherName[]) | null {
  const words = name.split(' ')
  if (words.length < MIN_WORDS || words.some((word) => !/^[A-Za-zÀ-ỿ’'-]+$/u.test(word)))
    return null
  const [first = '', second = ''] = words
  const starts = [`${first} ${second}`, `${first}${second}`, words.slice(-2).join(' ')]
  const changed = words.map((_, index) => createChangedPattern(words, index))
  const shortened = words
    .slice(1, -2)
    .map((_, index) => words.filter((_word, place) => place !== index + 1).join(' '))
  const fixed = [`${first}${second} ${words.slice(2).join(' ')}`, `${name} Cent(?:er|re)s?`]
  const certain = new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:${[...fixed, ...(words.length >= LONG_NAME ? shortened : [])].join('|')})(?![A-Za-zÀ-ỿ])`,
    'gu',
  )
  const longer = new RegExp(
    `(?<![A-Za-zÀ-ỿ])${first} ${second}((?: [A-ZÀ-Þ][A-Za-zÀ-ỿ'’-]*){2,3})`,
    'gu',
  )
  return (text) => {
    if (!starts.some((start) => text.includes(start))) return []
    const found = [
      ...changed.flatMap((pattern, index) =>
        findChanged(text, pattern, words[index] ?? '', index === words.length - 1),
      ),
      ...[...text.matchAll(certain)].map(({ 0: typed, index }) => ({
        words: typed,
        index,
        isCertain: true,
      })),
      ...(words.length >= LONG_NAME ? findLonger(text, longer, name) : []),
    ]
    return found.filter(
      ({ index }, place) => found.findIndex((other) => other.index === index) === place,
    )
  }
}

/** Returns the pattern of our name with any word at one place. */
const createChangedPattern = (words: readonly string[], place: number): RegExp =>
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])${words.map((word, index) => (index === place ? `(${WORD})` : word)).join(' ')}(?![A-Za-zÀ-ỿ])`,
    'gu',
  )

/** Finds names with a typo in one word, and with another kind of organization at the end. */
const findChanged = (text: string, pattern: RegExp, meant: string, isLast: boolean): OtherName[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, 1: typed = '', index }) => {
    // A keyboard may have written these letters in place of the backslash at the end of a line.
    if (typed.replace(/[ºªç]$/i, '') === meant) return []
    const isOther = isLast && /^[A-ZÀ-Þ]/u.test(typed) && KIND.test(typed)
    const isTypo = !isLast || /^[A-ZÀ-Þ]/u.test(typed)
    return isOther || (isTypo && findUnambiguousMatch(typed, [meant]) !== null)
      ? [{ words, index, isCertain: true }]
      : []
  })

/** Finds names of another kind of organization after the first two words of ours: "Lantern Hill Women’s Clinic". */
const findLonger = (text: string, pattern: RegExp, name: string): OtherName[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: typed, 1: rest = '', index }) => {
    const words = rest.trim().split(' ')
    const end = words.findIndex((word, place) => place > 0 && KIND.test(word))
    if (typed.startsWith(name) || end === -1 || !TOPIC.test(words[0] ?? '')) return []
    const start = typed.slice(0, typed.length - rest.length)
    return [{ words: `${start} ${words.slice(0, end + 1).join(' ')}`, index, isCertain: false }]
  })
