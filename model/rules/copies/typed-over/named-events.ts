// Finds the events that a title or a sentence names, by their whole titles or by what kind of event they are: "Poster for the Walk".
import { collections } from '../../../collections'
import { splitFileName } from '../../../languages'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { simplifyWords } from '../../../text/simplify-text'
import { getName } from '../name-words'

export type NamedEvent = {
  /** The name of its file, without the language. */
  readonly slug: string
  readonly title: string
  /** The title in simple words. */
  readonly words: string
  /** Its kinds, as numbers of rows of `KINDS`. */
  readonly kinds: readonly number[]
  /** The kinds that its summary or its description names, too. */
  readonly ownKinds: readonly number[]
}

/** Words for a kind of event in English and Spanish. Another event may have a picnic or an auction, too. */
const KINDS: readonly RegExp[] = [
  'walk|walkathon|5k|caminata',
  'gala|banquet|banquete',
  'baby bottles?|biberon(?:es)?',
  'parade|desfile',
  'baby shower',
  'open house|puertas abiertas',
  'yard sale|garage sale|rummage sale',
].map((words) => new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`))
/** Matches the words before a kind in a sentence that speaks of one event. */
const BEFORE_KIND =
  /(?<![a-z])(?:(?:for|of|at|to|before|after|about|during) (?:the|our|this)|(?:para|de|en|a|antes de|despues de|sobre) (?:la|el|nuestr[ao]|est[ae])|del|al) $/

/** Returns the event of a file. A title of one word, such as "Walk", may be anything. */
export function readNamedEvent(parsed: ParsedEntry): NamedEvent[] {
  const isEvent = parsed.collection === (collections.events as unknown)
  if (!isEvent || parsed.entry.draft === true) return []
  const title = getName(parsed.entry)
  const words = simplifyWords(title)
  const slug = splitFileName(parsed.entry.slug).name
  const kinds = listKinds(`${words} ${slug.replaceAll('-', ' ')}`)
  const { summary, description } = parsed.entry
  const ownKinds = listKinds(simplifyWords(`${String(summary)} ${String(description)}`))
  return [{ slug, title, words, kinds, ownKinds: [...kinds, ...ownKinds] }]
}

const listKinds = (words: string): number[] =>
  KINDS.flatMap((kind, index) => (kind.test(words) ? [index] : []))

/** Returns the one event that a text names in all of its words, or null. */
export function findWholeName(text: string, events: readonly NamedEvent[]): NamedEvent | null {
  const simple = simplifyWords(text)
  if (COMPARES.test(simple)) return null
  return getOnly(events.filter(({ words }) => words.includes(' ') && hasWords(simple, words)))
}

/**
 * Returns the one event of the kind that a text names, or null.
 * @param isTitle whether any word of the text may be a kind; in a sentence, it is one only after "for the" or the like
 */
export function findKind(
  text: string,
  events: readonly NamedEvent[],
  isTitle: boolean,
): NamedEvent | null {
  const simple = simplifyWords(text)
  const kinds = KINDS.flatMap((kind, index) => {
    const found = kind.exec(simple)
    const isNamed = found && (isTitle || BEFORE_KIND.test(simple.slice(0, found.index)))
    return isNamed ? [index] : []
  })
  if (kinds.length !== 1) return null
  return getOnly(events.filter((event) => kinds.some((kind) => event.kinds.includes(kind))))
}

/** Returns whether a text may be about an event: it has its title, a longer word of it, or its kind. */
export function mayBeAbout(text: string, { words, ownKinds }: NamedEvent): boolean {
  const simple = simplifyWords(text)
  return (
    hasWords(simple, words) ||
    words.split(' ').some((word) => word.length > 3 && hasWords(simple, word)) ||
    listKinds(simple).some((kind) => ownKinds.includes(kind))
  )
}

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)

/** Matches words that compare this with another event. */
const COMPARES =
  /(?<![a-z])(?:like|unlike|same|similar|other|also|instead|as (?:at|for|with)|como|igual|mism[oa]|otr[oa]|tambien)(?![a-z])/

/** Returns the only event of a list, which may have it in two languages. */
function getOnly(events: readonly NamedEvent[]): NamedEvent | null {
  const [first] = events
  return first && events.every(({ slug }) => slug === first.slug) ? first : null
}
