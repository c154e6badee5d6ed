// Notes a holiday in a text with a day right after its name that is not its own, such as "Thanksgiving, November 19, 2026".
import {
  countDaysBetween,
  formatDay,
  getWeekdayIndex,
  getYear,
  isDay,
  type Day,
} from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { findInFile } from '../../../find-in-file'
import { replaceDay } from '../written/write-day-like'
import {
  findNearest,
  findWrittenDays,
  MAY_HAVE_DAY,
  SECOND_DAY,
  type WrittenDay,
} from '../written/written-days'

/** The days of these are moved to a weekday, or people call others by their names. */
const MOVED = /christmas(?! day)|navidad|new year|ano nuevo|orthodox/
/** Matches what is between a holiday and its day. */
const BETWEEN =
  '(?: day| sunday)?(?: (?:is|falls)(?: on)? | (?:es|cae)(?: el)? |,? \\(|[,:] (?:el )?)$'
/** Matches words by which another day is meant. */
const OTHER_DAY =
  /\b(?:after|before|of|following|until|from|to|next|(?:despues|antes|vispera|semana) d\w+(?: l\w+)?) (?:the )?$/
/** Days on which Latin America has these holidays. */
const LATIN = ['05-10', '10-12']
const LENGTH = 70
/** In days: what is further away is meant for something else. */
const MAX_AWAY = 14
const SATURDAY = 5

export function checkNamedHolidays(
  text: SplitText,
  { date, from }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const day = [date, from].find((value): value is Day => typeof value === 'string') ?? null
  const all = findInFile(text, (searched) => findWrong(searched, day), MAY_HAVE_DAY)
  return all.map((found) => {
    const { words, name, right, typed, field, line, column } = found
    const own = HOLIDAYS.find(({ getDay }) => getDay(getYear(typed)) === typed)
    return {
      code: 'holiday-day',
      severity: 'warning',
      message: `This says "${words}", but in ${getYear(right)}, ${name} is on ${formatDay(right, { weekday: 'long', month: 'long', day: 'numeric' })}.`,
      fix: `If you mean ${name}, write "${replaceDay(words, right)}"${typed === date ? ` and date: ${right}` : ''}. ${own === undefined ? 'If not, there is nothing to do.' : `If the day is right, it is ${own.name}.`}`,
      ...(field === null ? {} : { field }),
      line,
      column,
    }
  })
}

/** @param near the day of the file, by which a day without its year is read */
const findWrong = (text: string, near: Day | null) =>
  findWrittenDays(text).flatMap((written) => {
    const { index, words, year, monthAndDay } = written
    const day = year !== null ? `${year}-${monthAndDay}` : near && findNearest(monthAndDay, near)
    if (day === null || !isDay(day) || SECOND_DAY.test(text.slice(index + words.length))) return []
    // The weekday may be a part of the name: "Palm Sunday, March 21", "Second Sunday of Advent, December 13".
    const weekday =
      /^[A-Za-zÀ-ỿ]+(?: [A-Za-zÀ-ỿ]+){0,2},? \(?(?=[A-Za-zÀ-ỿ]+\.? \d)|^[A-Za-zÀ-ỿ]+,? \(?(?=\d+ de )/u.exec(
        words,
      )?.[0] ?? ''
    const start = Math.max(0, index - LENGTH)
    const [whole, partial] = [index, index + weekday.length].map((end) =>
      findHoliday(simplifyText(text.slice(start, end)).replaceAll('’', "'")),
    )
    const named = whole ?? partial
    if (!named) return []
    const own = whole ? words : words.slice(weekday.length).replace(/\)$/, '')
    const { holiday, before } = named
    const right = holiday.getDay(getYear(day))
    const isOther = OTHER_DAY.test(before) || MOVED.test(named.words)
    return isOther || !isSurelyWrong(written, day, right)
      ? []
      : [{ words: own, index, name: holiday.name, right, typed: day }]
  })

/** Returns the holiday that words end with, and the words before it; or null. */
function findHoliday(words: string) {
  for (const holiday of HOLIDAYS) {
    const named = new RegExp(`(?:${holiday.pattern.source})${BETWEEN}`).exec(words)
    if (named !== null) return { holiday, words, before: words.slice(0, named.index) }
  }
  return null
}

function isSurelyWrong({ weekday }: WrittenDay, day: Day, right: Day): boolean {
  const away = Math.abs(countDaysBetween(right, day))
  if (away === 0 || away > MAX_AWAY || LATIN.includes(day.slice(5))) return false
  // A weekday that is not the one of the holiday either has a problem of its own.
  if (weekday !== null && weekday !== getWeekdayIndex(day))
    return weekday === getWeekdayIndex(right)
  const isObserved =
    away <= 2 && getWeekdayIndex(right) >= SATURDAY && getWeekdayIndex(day) % 4 === 0
  return !isObserved
}
