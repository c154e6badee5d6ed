// Completes the time of an event from the evening to 12:00 PM, where its other words say that midnight is meant, or noon.
import { collections } from '../../../collections'
import { readTimeSpan } from '../../../dates/clock-time'
import { replaceValue, type SourceText, type Value } from '../../../front-matter/value'
import { getPositionAt, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { getText } from '../../../translations/translation-age'

const ENDS_AT_NOON = /\b12(?::00)? ?p\.? ?m\b\.?(?=[^\d]*$)/i
const STARTS_IN_EVENING = /^\s*\d{1,2}(?::\d\d)? ?p\.? ?m\b/i
const MIDNIGHT = /\b(?:midnight|medianoche|12 de la noche|new year[’']?s? eve|nochevieja)\b/i
const NOON =
  /\b(?:noon|midday|mornings?|lunch|brunch|breakfast|mediod[ií]a|mañanas?|almuerzo|desayuno)(?![A-Za-zÀ-ỿ])/iu
const AFTERNOON = /\b(?:afternoons?|tardes?)(?![A-Za-zÀ-ỿ])/iu
/** Matches words of what goes on late, beside which those of a morning may be about something else. */
const LATE =
  /\b(?:midnight|medianoche|overnight|evenings?|nights?|tonight|noches?|nochevieja|new year[’']?s|supper|dinner|cena|vigil|vigilia|sunset|dark|stars|next day|(?:next|following|tomorrow) (?:day|morning)|until morning|hasta la mañana)(?![A-Za-zÀ-ỿ])/iu

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
    if (words === undefined) return completeNoon(problem, value, text)
    if (NOON.test(text)) return problem
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

/** Returns the problem with the time that ends at noon, if the words are those of a morning or an afternoon. */
function completeNoon(problem: Problem, value: Value & SourceText, text: string): Problem {
  const words = (NOON.exec(text) ?? AFTERNOON.exec(text))?.[0]
  const meant = value.text.replace(/p(?=\.? ?m)/i, (half) => (half === 'p' ? 'a' : 'A'))
  const span = readTimeSpan(meant)
  if (words === undefined || LATE.test(text) || span === null || span.to <= span.from)
    return problem
  const { line } = getPositionAt(text, text.indexOf(words))
  return {
    ...problem,
    message: `${problem.message.replace(/\.$/, '')}, and line ${line} says "${words}".`,
    fix: `Write ${meant}`,
    suggestion: replaceValue(value, meant),
  }
}
