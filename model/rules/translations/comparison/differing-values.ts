// Finds phone numbers, amounts, times and days that differ between a text and its translation.
import { getPositionAt, type Position } from '../../../problems/problem'
import { findMonth, MONTH } from '../../../dates/months'

type Value = { readonly key: string; readonly typed: string } & Position

export type DifferingValue = { readonly original: Value; readonly translation: Value }

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
      /(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])/g,
      ([, hour, minute]) => `${Number(hour) % 12}:${minute}`,
    ],
    [
      new RegExp(`\\b(${MONTH}) (\\d{1,2})\\b|\\b(\\d{1,2}) de (${MONTH})\\b`, 'gi'),
      ([, before, day = '', spanishDay = '', after]) =>
        `${findMonth((before ?? after ?? '').toLowerCase())}-${Number(day || spanishDay)}`,
    ],
  ]

/** Matches addresses of websites, and the marks of the check. */
const IGNORED = /https?:\/\/\S+|^translated_from:.*$/gm

/** Returns the first value of the original that the translation does not have, with the one that it has in its place. */
export function findDifferingValue(original: string, translation: string): DifferingValue | null {
  const texts = [original, translation].map((text) =>
    text.replace(IGNORED, (ignored) => ' '.repeat(ignored.length)),
  )
  for (const [pattern, getKey] of KINDS) {
    const [before = [], after = []] = texts.map((text) => findValues(text, pattern, getKey))
    const lost = before.find(({ key }) => after.every((value) => value.key !== key))
    const added = after.find(({ key }) => before.every((value) => value.key !== key))
    if (lost && added) return { original: lost, translation: added }
  }
  return null
}

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
