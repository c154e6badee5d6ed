// Completes the time of an event in the evening that ends at 12:00 PM, where its other words say that midnight is meant.
import { collections } from '../../collections'
import { replaceValue } from '../../front-matter/value'
import { getPositionAt, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'

const ENDS_AT_NOON = /\b12(?::00)? ?p\.? ?m\b\.?(?=[^\d]*$)/i
const STARTS_IN_EVENING = /^\s*\d{1,2}(?::\d\d)? ?p\.? ?m\b/i
const MIDNIGHT = /\b(?:midnight|medianoche|12 de la noche|new year[’']?s? eve|nochevieja)\b/i
const NOON =
  /\b(?:noon|midday|mornings?|lunch|brunch|breakfast|mediod[ií]a|mañanas?|almuerzo|desayuno)(?!\p{L})/iu

/** Returns the problems of an entry, that of such a time with the one that is meant. */
export function completeMidnights(
  { collection, entry, getSource }: ParsedEntry,
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>>,
): readonly Problem[] {
  if (collection !== (collections.events as unknown)) return problems
  return problems.map((problem) => {
    if (problem.code !== 'time-order' || problem.field !== 'time') return problem
    const value = getSource().frontMatter.get('time')
    if (!value || !('text' in value)) return problem
    const [noon] = ENDS_AT_NOON.exec(value.text) ?? []
    if (noon === undefined || !STARTS_IN_EVENING.test(value.text)) return problem
    const text = getText(entry, texts)
    const words = MIDNIGHT.exec(text)?.[0]
    if (words === undefined || NOON.test(text)) return problem
    const { line } = getPositionAt(text, text.indexOf(words))
    const meant = value.text.replace(ENDS_AT_NOON, 'midnight')
    return {
      ...problem,
      message: `${noon} is noon, but line ${line} says ${words}.`,
      fix: `Write ${meant}`,
      suggestion: replaceValue(value, meant),
    }
  })
}
