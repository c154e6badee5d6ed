// Finds phone numbers, amounts, times, days and small numbers that differ between a text and its translation.
import { getPositionAt, type Position } from '../../../problems/problem'
import { findMonth, MONTH } from '../../../dates/months'
import { NAMED_KINDS } from './named-values'
import { findDifferingPeriod } from './differing-periods'
import { findDifferingSpan } from './time-spans'

type Value = { readonly key: string; readonly typed: string } & Position

export type DifferingValue = {
  readonly original: Value
  readonly translation: Value
  /** Whether the translation has exchanged digits here, and the value of the original elsewhere. */
  readonly isTypo?: boolean
  /** What the original says, in the language of the translation, if that is known. */
  readonly meant?: string
  /** What the translation says, in the language of the original. */
  readonly inOriginal?: string
  /** The other lines of the translation that differ in just the same way. */
  readonly otherLines?: readonly number[]
  /** Where the translation says so itself: "Cuatro maneras" beside "tres maneras". */
  readonly witness?: { readonly words: string; readonly line: number } | null
}

/** What can differ, with the text by which two ways of writing it are the same. */
const KINDS: readonly (readonly [pattern: RegExp, getKey: (match: readonly string[]) => string])[] =
  [
    [
      /(?<![\d-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{2}[-. ]?\d{2}(?!\d)/g,
      ([typed = '']) => typed.replace(/\D/g, '').slice(-10),
    ],
    [
      /\$\s?\d[\d.,]*\d|\$\s?\d/g,
      ([typed = '']) => typed.replace(/[.,]\d\d$/, '').replace(/\D/g, ''),
    ],
    [
      /(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:])(?:\s?[ap](?:m\b|\.\s?m\b\.?))?|(?<![\d:.])(\d{1,2})\s?[ap]\.?\s?m\b/gi,
      ([, hour, minute = '00', bareHour]) => `${Number(hour ?? bareHour) % 12}:${minute}`,
    ],
    [
      new RegExp(`\\b(${MONTH}) (\\d{1,2})\\b|\\b(\\d{1,2}) de (${MONTH})\\b`, 'gi'),
      ([, before, day = '', spanishDay = '', after]) =>
        `${findMonth((before ?? after ?? '').toLowerCase())}-${Number(day || spanishDay)}`,
    ],
  ]

/** Matches years and other numbers of several digits, which are no part of an address, a time or the name of a file. */
const NUMBER =
  /(?<![A-Za-zÀ-ỿ\d$#/:.,_+-]|\d )(?:\d{1,3}(?:[.,]\d{3})+|\d{2,})(?![A-Za-zÀ-ỿ\d/:_-]|[.,]\d| \d)/gu
const getNumber = ([typed = '']: readonly string[]): string => typed.replace(/[.,]/g, '')

const NUMBERS_AND_NAMES = [[NUMBER, getNumber, null, false] as const, ...NAMED_KINDS]

/** Matches addresses of websites, and the marks of the check. */
const IGNORED = /https?:\/\/\S+|^translated_from:.*$/gm
/** In English, this is no number; in Spanish, it is eleven. */
const ENGLISH_ONCE = /(?<![A-Za-zÀ-ỿ])once(?![A-Za-zÀ-ỿ])/giu

/** Returns the first value of the original that the translation does not have, with the one that it has in its place. */
export function findDifferingValue(original: string, translation: string): DifferingValue | null {
  const texts = [hide(hide(original, IGNORED), ENGLISH_ONCE), hide(translation, IGNORED)]
  for (const [pattern, getKey] of KINDS) {
    const [before = [], after = []] = texts.map((text) => findValues(text, pattern, getKey))
    const lost = before.filter(({ key }) => after.every((value) => value.key !== key))
    const added = after.filter(({ key }) => before.every((value) => value.key !== key))
    if (lost[0] && added[0])
      return (
        findDifferingSpan([original, translation], lost, added) ?? {
          original: lost[0],
          translation: added[0],
        }
      )
    const moved = findOnlyDifference(before, after)
    if (moved) return moved
  }
  for (const [pattern, getKey, write, counts] of NUMBERS_AND_NAMES) {
    const [before = [], after = []] = texts.map((text) => findValues(text, pattern, getKey))
    const different = findOnlyDifference(before, after)
    if (different === null) continue
    if (write === null) return different
    const { original: one, translation: other } = different
    const meant = write(one.key, other.typed, one.typed)
    const inOriginal = write(other.key, one.typed, other.typed)
    const witness = counts ? findWitness(texts[1] ?? '', other, meant) : null
    return { ...different, meant, inOriginal, witness }
  }
  return findDifferingPeriod(original, translation)
}

const hide = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (hidden) => ' '.repeat(hidden.length))

/** Finds the number that was meant before the word that the wrong one counts. */
function findWitness(text: string, { line, column, typed }: Value, meant: string) {
  const rest = text.split('\n')[line - 1]?.slice(column - 1 + typed.length) ?? ''
  const [counted] = /^ [A-Za-zÀ-ỿ]{4,}/u.exec(rest) ?? []
  if (counted === undefined) return null
  const [first, ...others] = [
    ...text.matchAll(new RegExp(`(?<![A-Za-zÀ-ỿ])${meant}${counted}(?![A-Za-zÀ-ỿ])`, 'giu')),
  ]
  return first === undefined || others.length > 0
    ? null
    : { words: first[0], line: getPositionAt(text, first.index).line }
}

/** Returns the place where two texts with as many values differ, if all such places differ in the same way; the value may be in both texts elsewhere. */
function findOnlyDifference(
  original: readonly Value[],
  translation: readonly Value[],
): DifferingValue | null {
  if (original.length !== translation.length) return null
  const different = original.flatMap((before, index): DifferingValue[] => {
    const after = translation[index]
    return after === undefined || after.key === before.key
      ? []
      : [{ original: before, translation: after }]
  })
  const [first, ...others] = different
  if (first === undefined || others.some((other) => !isSameDifference(other, first))) return null
  const isElsewhere = translation.some(({ key }) => key === first.original.key)
  return {
    ...first,
    isTypo: isElsewhere && isExchanged(first.original.key, first.translation.key),
    otherLines: others.map((other) => other.translation.line),
  }
}

const isSameDifference = (one: DifferingValue, other: DifferingValue): boolean =>
  one.original.key === other.original.key && one.translation.key === other.translation.key

const isExchanged = (one: string, other: string): boolean =>
  [...one].sort().join('') === [...other].sort().join('')

const findValues = (
  text: string,
  pattern: RegExp,
  getKey: (match: readonly string[]) => string,
): Value[] =>
  [...text.matchAll(pattern)].map((match) => ({
    key: getKey(match),
    typed: match[0],
    ...getPositionAt(text, match.index),
  }))
