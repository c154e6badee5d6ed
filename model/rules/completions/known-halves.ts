// Completes the time of an event without AM and PM, or from an evening to a morning, where its other words say which half of the day is meant.
import { collections } from '../../collections'
import { readTimeSpan, replaceHalf } from '../../dates/clock-time'
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

/** Matches a time from the evening to the morning, which an event of one evening or one morning cannot have. */
const TO_MORNING =
  /^(?:[4-9]|1[01])(?::\d\d)? ?[Pp]\.?[Mm]\.? ?(?:[-–—]|to) ?\d{1,2}(?::\d\d)? ?[Aa]\.?[Mm]\.?$/
const MORNING = /\b(?:morning|breakfast|brunch|pancake|sunrise|desayuno|amanecer)s?\b/i
const EVENING = /\b(?:evening|tonight|supper|dinner|sunset|after work|noche|cena)s?\b/i
const NIGHT =
  /\b(?:night|sleep\w*|lock-?in|camp\w*|vigil|retreat|shelter|next day|dormir|vigilia|retiro|campamento)s?\b/i

/** Returns the problems of an entry, that of such a time with the one that is meant. */
export function completeHalves(
  { collection, entry, getSource }: ParsedEntry,
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>>,
): readonly Problem[] {
  if (collection !== (collections.events as unknown)) return problems
  return problems.map((problem) => {
    const halfDay = readHalfDay(problem, getSource().frontMatter.get('time'), () =>
      getText(entry, texts),
    )
    if (halfDay !== null) return halfDay
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

/** Returns the problem of a supper that ends in the morning, or of a breakfast that begins in the evening, with the time that is meant; or null. */
function readHalfDay(
  problem: Problem,
  value: ReturnType<ReturnType<ParsedEntry['getSource']>['frontMatter']['get']>,
  readText: () => string,
): Problem | null {
  if (problem.code !== 'time-order' || problem.field !== 'time' || problem.suggestion !== null)
    return null
  if (!value || !('text' in value)) return null
  if (!TO_MORNING.test(value.text)) return null
  const words = readText().replace(/^time:.*$/m, '')
  const isEvening = EVENING.test(words) && !EARLY.test(words)
  const isMorning = MORNING.test(words) && !EVENING.test(words)
  const meant = isMorning
    ? value.text.replace(/[Pp](?=\.?[Mm])/, 'A')
    : replaceHalf(value.text, 'P')
  const span = readTimeSpan(meant)
  const isClear = (isEvening || isMorning) && !NIGHT.test(words)
  return span === null || span.to <= span.from || !isClear
    ? null
    : { ...problem, fix: `Write ${meant}`, suggestion: replaceValue(value, meant) }
}
