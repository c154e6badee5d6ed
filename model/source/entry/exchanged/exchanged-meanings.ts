// Finds two fields whose values are valid, but hardly meant: a house number as a name, a role as the name of a person.
import type { SourceText } from '../../../front-matter/value'
import { ROLE } from '../../../rules/meaning/people/check-roles'
import { normalizeFileName } from '../../check-file-name'

export type NamedValue = { readonly name: string; readonly value: SourceText }

type Pair = readonly [NamedValue, NamedValue]
type Texts = { readonly first: string; readonly second: string }

/** Matches a house number and a street, such as `45 Sample Road, Opelika`; "12 Apostles Church" has no street. */
const STREET_ADDRESS =
  /^\d{1,5}[A-Z]? .*\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|highway|hwy|court|ct|way|circle|place|parkway|pkwy|county|county road)\b/i
const CONGREGATION =
  /\b(?:church|chapel|fellowship|ministr(?:y|ies)|cathedral|tabernacle|assembly|iglesia|capilla|templo|parish|baptist|methodist)\b/i
const CLOCK_TIME = /^\d{1,2}(?::\d\d)? ?[ap]\.?m\.?(?: ?[-–] ?\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)?$/i
/** A sentence has more words than a title. */
const MIN_SENTENCE_WORDS = 8
const MAX_TITLE_WORDS = 6

/** The fields of a pair, and whether the first has the value of the second and the other way round. */
type Rule = {
  readonly collections?: readonly string[]
  readonly names: readonly [string, string]
  readonly isExchanged: (texts: Texts, slug: string) => boolean
}

const PEOPLE = ['staff member', 'board member']

const RULES: readonly Rule[] = [
  {
    collections: ['church'],
    names: ['name', 'address'],
    isExchanged: ({ first, second }) =>
      STREET_ADDRESS.test(first) && !CONGREGATION.test(first) && !/\d/.test(second),
  },
  {
    names: ['street', 'city'],
    isExchanged: ({ first, second }) => STREET_ADDRESS.test(second) && !/\d/.test(first),
  },
  {
    names: ['time', 'location'],
    isExchanged: ({ first, second }) => CLOCK_TIME.test(second) && !/\d ?[ap:]/i.test(first),
  },
  {
    collections: PEOPLE,
    names: ['name', 'title'],
    isExchanged: ({ first, second }, slug) =>
      normalizeFileName(second) === slug || (isRole(first) && isFullName(second))
        ? !sharesWord(first, slug)
        : false,
  },
  {
    collections: PEOPLE,
    names: ['name', 'organization'],
    isExchanged: ({ first, second }, slug) =>
      normalizeFileName(second) === slug && !sharesWord(first, slug),
  },
  {
    collections: ['blog post'],
    names: ['title', 'author'],
    isExchanged: ({ first, second }, slug) =>
      isFullName(first) && second.split(' ').length > 3 && hasWords(second, slug),
  },
  ...['summary', 'description', 'lead'].map((name): Rule => ({
    names: ['title', name],
    isExchanged: ({ first, second }, slug) =>
      /[.!?]$/.test(first) &&
      first.split(' ').length >= MIN_SENTENCE_WORDS &&
      isTitle(second) &&
      hasWords(second, slug) &&
      !hasWords(first, slug),
  })),
]

/** @param slug the name of the file, by which it is known what is its title or the name of its person */
export function findExchangedMeaning(
  values: readonly NamedValue[],
  slug: string,
  collection: string,
): Pair | null {
  for (const { collections, names, isExchanged } of RULES) {
    if (collections?.includes(collection) === false) continue
    const [first, second] = names.map((name) => values.find((value) => value.name === name))
    if (!first || !second) continue
    if (isExchanged({ first: first.value.text, second: second.value.text }, slug))
      return [first, second]
  }
  return null
}

/** Returns whether words are nothing but a role, such as "Board Chair". */
const isRole = (text: string): boolean => ROLE.test(text) && text.split(' ').length <= 3

const isTitle = (text: string): boolean =>
  text.split(' ').length <= MAX_TITLE_WORDS && !/[.!?]$/.test(text)

const isFullName = (text: string): boolean =>
  /^[A-ZÀ-Þ][A-Za-zÀ-ỿ'’-]+(?: [A-ZÀ-Þ]\.)? [A-ZÀ-Þ][A-Za-zÀ-ỿ'’-]+$/u.test(text) &&
  !ROLE.test(text)

const readWords = (text: string): string[] =>
  normalizeFileName(text)
    .split('-')
    .filter((word) => word.length > 2)

const sharesWord = (text: string, slug: string): boolean =>
  readWords(text).some((word) => readWords(slug).includes(word))

/** Returns whether a text has all words of the name of the file. */
const hasWords = (text: string, slug: string): boolean => {
  const words = readWords(text)
  const named = readWords(slug)
  return named.length > 0 && named.every((word) => words.includes(word))
}
