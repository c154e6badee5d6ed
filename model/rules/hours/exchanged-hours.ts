// Notes a sentence that gives some of our days the closing hour of the others: "Monday through Thursday until noon and Fridays until five".
import { collections } from '../../collections'
import type { LocalTime } from '../../dates/clock-time'
import { writeHoursInDigits } from '../../dates/hours-in-digits'
import { WEEKDAY, WEEKDAYS } from '../../dates/weekdays'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { settings } from '../../settings'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { simplifyText } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { findSettings, getOfficeWeek } from '../find-settings'
import { nameDays, OTHER, readTime } from './one-sided-hours'
import { SENTENCE_END } from './other-hours'

/** Their hours may be those of a few days. */
const NOT_COMPARED: readonly unknown[] = [collections.events, collections.notices, settings]
const TO = ' to | through | thru | a | ?[-–] ?| and | y (?:los )?'
const UNTIL = new RegExp(
  `\\b(${WEEKDAY}s?(?:(?:${TO})${WEEKDAY}s?)?),? (?:until|till|hasta)(?: las?| el)? (\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m\\b\\.?)?|noon|mediodia)(?![\\d:])`,
  'g',
)

export function checkExchangedHours(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const site = findSettings(entries)
  const week = getOfficeWeek(site)
  if (!site || week === null) return []
  const getEnd = (day: string): LocalTime | undefined =>
    week[(WEEKDAYS.indexOf(day) + 1) % week.length]?.at(-1)?.to
  return entries.flatMap(({ collection, entry, topics }) => {
    if (NOT_COMPARED.includes(collection) || !topics.includes('weekdays')) return []
    return getText(entry, texts)
      .split('\n')
      .flatMap((line, index) =>
        line
          .split(SENTENCE_END)
          .filter((sentence) => isExchanged(sentence, getEnd))
          .map((sentence) =>
            createProblem(describe(site.entry.file), {
              file: entry.file,
              line: index + 1,
              column: line.indexOf(sentence) + 1,
            }),
          ),
      )
  })
}

/** Returns whether each of two parts of the week has the closing hour of the other one. */
function isExchanged(sentence: string, getEnd: (day: string) => LocalTime | undefined): boolean {
  const plain = simplifyText(writeHoursInDigits(sentence)).replace(/[*_]/g, '')
  const parts = [...plain.matchAll(UNTIL)].map(([, days = '', time = '']) => ({
    days: nameDays(days),
    time: readTime(time),
  }))
  const [first, second, more] = parts
  if (!first || !second || more || OTHER.test(plain)) return false
  const areAll = (days: readonly string[], time: LocalTime | null) =>
    time !== null && days.every((day) => getEnd(day) === time)
  return (
    first.time !== second.time && areAll(first.days, second.time) && areAll(second.days, first.time)
  )
}

const describe = (file: string): FileProblem => ({
  code: 'hours-differ',
  severity: 'warning',
  message: `This sentence gives the days the wrong way around: by our office hours (${file}), each of these hours belongs to the other days.`,
  fix: `Exchange the two hours. If this sentence is right, correct the hours in ${file}.`,
})
