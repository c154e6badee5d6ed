// Completes the time of an event without AM and PM where its other words say that it is not in the morning.
import { collections } from '../../collections'
import { replaceValue } from '../../front-matter/value'
import type { Problem } from '../../problems/problem'
import { readWithoutHalf } from '../../schema/fields/dates/missing-half'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'

/** Hours from this one on may be in the morning, even if something else is in the evening. */
const FIRST_MORNING_HOUR = 7
const LATE =
  /\d\s?p\.?\s?m\b|\b(?:evening|tonight|afternoon|supper|dinner|sunset|noche|tarde|cena)s?\b/i
const EARLY =
  /\d\s?a\.?\s?m\b|\b(?:morning|breakfast|brunch|sunrise|dawn|midnight|all day|overnight|mañana|desayuno|amanecer|medianoche)s?\b/i

/** Returns the problems of an entry, that of such a time with the one that is meant. */
export function completeHalves(
  { collection, entry, getSource }: ParsedEntry,
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>>,
): readonly Problem[] {
  if (collection !== (collections.events as unknown)) return problems
  return problems.map((problem) => {
    if (problem.code !== 'time-shape' || problem.field !== 'time' || problem.suggestion !== null)
      return problem
    const value = getSource().frontMatter.get('time')
    const times = value && 'text' in value ? readWithoutHalf(value.text) : null
    if (times === null || times.hour >= FIRST_MORNING_HOUR || !value || !('text' in value))
      return problem
    const text = getText(entry, texts)
    if (!LATE.test(text) || EARLY.test(text)) return problem
    return {
      ...problem,
      fix: `Write ${times.late}`,
      suggestion: replaceValue(value, times.late),
    }
  })
}
