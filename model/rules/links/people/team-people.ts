// The people of the Team page, to which other pages can link.
import { collections } from '../../../collections'
import type { AnyEntry } from '../../../define-collection'
import { findUnambiguousMatch } from '../../../problems/closest-match'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { TEAM_PATH } from '../../../site-structure'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText, simplifyWords } from '../../../text/simplify-text'

/** The names of people by their addresses on the Team page, without #. */
export type People = ReadonlyMap<string, string>

export const collectPeople = (entries: readonly ParsedEntry[]): People =>
  new Map(
    entries
      .filter(({ collection }) => collection === (collections.team as unknown))
      .flatMap(({ entry }) => readName(entry)),
  )

/** Returns what people do, by their addresses on the Team page. */
export const collectPeopleTitles = (entries: readonly ParsedEntry[]): ReadonlyMap<string, string> =>
  new Map(
    entries
      .filter(({ collection }) => collection === (collections.team as unknown))
      .flatMap(({ entry: { slug, title } }) =>
        typeof title === 'string' ? [[slug, removeSourceMarks(title)] as const] : [],
      ),
  )

/** Returns a link to a person, as people type it. */
export const formatPersonLink = (id: string, name: string): string =>
  `[${name}](${TEAM_PATH}#${id})`

const readName = ({ slug, name }: AnyEntry): (readonly [string, string])[] =>
  typeof name === 'string' ? [[slug, removeSourceMarks(name)]] : []

/** A shorter first name may be the beginning of many. */
const MIN_SHORT_NAME = 3

/** Returns the address of the person who had another one before, because it has a typo or a short form of the first name; or null. */
export function findRenamedPerson(typed: string, people: People): string | null {
  const match = findUnambiguousMatch(typed, [...people.keys()])
  if (match !== null) return match
  const [found, another] = [...people.keys()].filter((id) => isShortForm(typed, id))
  return another === undefined ? (found ?? null) : null
}

/** Returns whether two addresses have one last name and first names of which one begins the other, as sam-prewitt and samuel-prewitt. */
function isShortForm(first: string, second: string): boolean {
  const [names, others] = [first.split('-'), second.split('-')]
  const [short = '', long = ''] = [names[0] ?? '', others[0] ?? ''].sort(
    (a, b) => a.length - b.length,
  )
  return (
    names.length > 1 &&
    names.at(-1) === others.at(-1) &&
    short.length >= MIN_SHORT_NAME &&
    long.startsWith(short)
  )
}

/**
 * Returns the words of a link with the present name of a person in place of the former one, which the former address says; or null if
 * they do not have it.
 */
export function replaceFormerName(words: string, former: string, name: string): string | null {
  const simple = simplifyText(words)
  // The present name may begin with the former one: "Samuel Prewitt-Lane".
  const isPresent = simplifyWords(words).includes(simplifyWords(name))
  if (isPresent || simple.length !== words.length) return null
  const [first = '', ...others] = former.split('-')
  const whole = new RegExp(
    `(?<![A-Za-zÀ-ỿ])${[first, ...others].join("[\\s.'’-]+")}(?!-?[A-Za-zÀ-ỿ])`,
    'u',
  ).exec(simple)
  const found = whole ?? (simple === first ? { 0: simple, index: 0 } : null)
  if (found === null) return null
  const present = whole ? name : (name.split(' ')[0] ?? name)
  return words.slice(0, found.index) + present + words.slice(found.index + found[0].length)
}

/** Returns whether a name has a typo. The beginning of a name is a short form of it, as Sam is of Samuel. */
export function isTypo(typed: string, name: string): boolean {
  const [one, other] = [simplifyText(typed), simplifyText(name)]
  return (
    one[0] === other[0] &&
    !one.startsWith(other) &&
    !other.startsWith(one) &&
    findUnambiguousMatch(one, [other]) !== null
  )
}
