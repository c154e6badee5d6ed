// The problem of a weekday that does not fit its day, with both ways to correct it.
import { formatDay, getWeekdayIndex, getYear, moveToYear, type Day } from '../../../dates/day'
import { findNearestWeekday } from '../../../dates/moved-span'
import { getWeekdayName, WEEKDAYS } from '../../../dates/weekdays'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem } from '../../../problems/problem'
import type { Found } from '../../find-in-file'
import { replaceFound } from '../../replace-found'
import { findMeantDay } from './meant-day'
import type { WrittenDay } from './written-days'

const SPANISH_NAMES = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
/** So often the other words of a file must name the weekday until the number of the day is more likely to be wrong. */
const MIN_OTHER_MENTIONS = 2

/** @param day the day that the words name, with their year or that of the file */
export function wrongWeekday(
  written: Found<WrittenDay & { readonly weekday: number }>,
  day: Day,
  text: SplitText,
): FileProblem {
  const { words } = written
  const isSpanish = / de /i.test(words)
  const message = `The text says "${words}", but ${day} is a ${getWeekdayName(day)}.`
  const meant = findMeantDay(written, day, text)
  if (meant !== null) {
    const right = replaceDay(words, meant.day, isSpanish)
    const same = findFields(text, day).map((name) => ` and ${name}: ${meant.day}`)
    return {
      ...{ code: 'weekday-wrong', severity: 'warning', message },
      fix: `Write "${right}"${same.join('')}, because ${meant.reason}.`,
      suggestion: same.length > 0 ? null : replaceFound(text, written, right),
    }
  }
  const names = isSpanish ? SPANISH_NAMES : WEEKDAYS
  const right = names[getWeekdayIndex(day)] ?? ''
  const typed = /^\p{L}+/u.exec(words)?.[0] ?? ''
  const nearest = findNearestWeekday(day, written.weekday)
  const otherDay = replaceDay(words, nearest, isSpanish)
  const otherWeekday = words.replace(typed, matchCase(right, typed))
  const fields = findFields(text, day).map((name) => `${name}: ${nearest}`)
  const changes = [`"${otherDay}"`, ...fields.slice(0, 1)].join(' and ')
  const nextYear = fields.length === 0 ? null : moveToYear(day, getYear(day) + 1)
  const isNextYear = nextYear !== null && getWeekdayIndex(nextYear) === written.weekday
  const year = isNextYear ? ` ${adviseNextYear(nextYear)}` : ''
  const mentions = countMentions(text, typed) - 1
  return {
    code: 'weekday-wrong',
    severity: 'warning',
    message,
    fix:
      mentions >= MIN_OTHER_MENTIONS
        ? `The file names ${typed} ${mentions} more times, so the day may be wrong: write ${changes}. If the day is right, write "${otherWeekday}", and correct ${typed} everywhere.`
        : `If the day is right, write "${otherWeekday}". If ${typed} is right, write ${changes}.${year} Look for other places that say the same.`,
  }
}

/** Returns the names of the fields that have this day. */
const findFields = ({ frontMatter }: SplitText, day: Day): string[] =>
  [...frontMatter].flatMap(([name, value]) => ('text' in value && value.text === day ? [name] : []))

/** Says which day to write if the weekday is that of the next year. */
export const adviseNextYear = (day: Day): string => `If you mean the next year, write date: ${day}.`

/** Writes another day in the words of a day: only its number, and the month and the year if they are others. */
function replaceDay(words: string, day: Day, isSpanish: boolean): string {
  const [year = '', , number = ''] = day.split('-')
  const month = formatDay(day, { month: 'long' }, isSpanish ? 'es' : 'en-US')
  const digits = words
    .replace(/\b\d{4}\b/, year)
    .replace(/\b\d{1,2}(?:st|nd|rd|th)?\b/, String(Number(number)))
  return isSpanish
    ? digits.replace(/(?<=\d de )\p{L}+/u, month)
    : digits.replace(/\p{L}+\.?(?= \d)/u, (typed) =>
        month.startsWith(typed.replace('.', '')) ? typed : month,
      )
}

const matchCase = (name: string, typed: string): string =>
  typed === typed.toUpperCase()
    ? name.toUpperCase()
    : /^\p{Lu}/u.test(typed)
      ? name.charAt(0).toUpperCase() + name.slice(1)
      : name

/** Counts how often the texts of a file name a weekday. */
function countMentions({ frontMatter, body }: SplitText, weekday: string): number {
  const values = [...frontMatter.values()].flatMap((value) =>
    'items' in value ? value.items.map((item) => item.text) : [value.text],
  )
  return [...values, body].join('\n').toLowerCase().split(weekday.toLowerCase()).length - 1
}
