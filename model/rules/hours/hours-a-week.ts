// Notes a text with another number of hours a week than our office hours add up to.
import { collections } from '../../collections'
import { countMinutes } from '../../dates/clock-time'
import type { WeeklyHours } from '../../hours/weekly-hours'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { settings } from '../../settings'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { simplifyText } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { findSettings, getOfficeWeek } from '../find-settings'
import { SENTENCE_END } from './other-hours'
import { OTHER } from './written-hours'

/** What they say may be true of one time only. */
const NOT_COMPARED: readonly unknown[] = [
  collections.events,
  collections.notices,
  collections.posts,
  settings,
]
const HOURS_A_WEEK =
  /(?<![A-Za-zÀ-ỿ])(?:our office is open|nuestra oficina (?:abre|está abierta)) (\d{1,3}) (?:hours (?:a|per|each|every) week|horas (?:a la|por) semana)(?![A-Za-zÀ-ỿ])/iu

export function checkHoursAWeek(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const site = findSettings(entries)
  const sum = sumHours(getOfficeWeek(site))
  if (!site || sum === null) return []
  return entries.flatMap(({ collection, entry, topics }) => {
    if (NOT_COMPARED.includes(collection) || !topics.includes('officeHours')) return []
    const text = getText(entry, texts)
    if (!HOURS_A_WEEK.test(text)) return []
    return text.split('\n').flatMap((line, index) =>
      line.split(SENTENCE_END).flatMap((sentence) => {
        const [words = '', typed] = HOURS_A_WEEK.exec(sentence) ?? []
        if (typed === undefined || Math.abs(Number(typed) - sum) < 1) return []
        const rest = simplifyText(sentence.replace(words, ''))
        if (OTHER.test(rest) || /^\s*>|[“"]/.test(sentence)) return []
        const position = { line: index + 1, column: line.indexOf(words) + 1 }
        return [
          createProblem(otherSum(typed, sum, site.entry.file), { file: entry.file, ...position }),
        ]
      }),
    )
  })
}

/** Returns the hours of a week, or null if they are not known for each day. */
function sumHours(week: WeeklyHours | null): number | null {
  if (week === null || week.includes(null)) return null
  const minutes = week
    .flatMap((spans) => spans ?? [])
    .reduce((sum, { from, to }) => sum + countMinutes(to) - countMinutes(from), 0)
  return minutes / 60
}

const otherSum = (typed: string, sum: number, file: string): FileProblem => ({
  code: 'hours-differ',
  severity: 'warning',
  message: `This sentence says ${typed} hours a week, but our office hours (${file}) add up to ${sum}.`,
  fix: `If the office hours are right, write ${sum} in place of ${typed}. If this sentence is right, correct the hours in ${file}.`,
})
