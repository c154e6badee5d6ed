// The problem of a weekday that does not fit its day, with both ways to correct it.
import { getWeekdayIndex, getYear, isDay, moveToYear, type Day } from '../../../../dates/day'
import { findNearestWeekday } from '../../../../dates/moved-span'
import { getWeekdayName, WEEKDAYS } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem } from '../../../../problems/problem'
import { listLines } from '../../../../text/list-lines'
import { listWords } from '../../../../text/list-words'
import type { Found } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { findMeantDay } from './meant-day'
import { replaceDay, replaceWeekday } from './write-day-like'
import type { WrittenDay } from './written-days'

/** So often the other words of a file must name the weekday until the number of the day is more likely to be wrong. */
const MIN_OTHER_MENTIONS = 2
/** The first and the last day of a notice, and of an event. */
const DAY_FIELDS = ['from', 'until', 'start_date', 'date']

/** @param day the day that the words name, with their year or that of the file */
export function wrongWeekday(
  written: Found<WrittenDay & { readonly weekday: number }>,
  day: Day,
  text: SplitText,
): FileProblem {
  const { words } = written
  const message = `The text says "${words}", but ${day} is a ${getWeekdayName(day)}.`
  const meant = findMeantDay(written, day, text)
  if (meant !== null) {
    const right = replaceDay(words, meant.day)
    const same = findFields(text, day).map((name) => ` and ${name}: ${meant.day}`)
    return {
      ...{ code: 'weekday-wrong', severity: 'warning', message },
      fix: `Write "${right}"${same.join('')}, because ${meant.reason}.`,
      suggestion: same.length > 0 ? null : replaceFound(text, written, right),
    }
  }
  const typed = /^[A-Za-zÀ-ỿ]+/u.exec(words)?.[0] ?? ''
  const nearest = findNearestWeekday(day, written.weekday)
  const otherDay = replaceDay(words, nearest)
  const otherWeekday = replaceWeekday(words, day)
  const fields = findFields(text, day).map((name) => `${name}: ${nearest}`)
  const changes = [`"${otherDay}"`, ...fields.slice(0, 1)].join(' and ')
  const nextYear =
    fields.length === 0 || namesYear(text, day) ? null : moveToYear(day, getYear(day) + 1)
  const isNextYear = nextYear !== null && getWeekdayIndex(nextYear) === written.weekday
  const year = isNextYear ? ` If you mean the next year, write ${writeNextYear(text)}.` : ''
  if (isNextYear && namesYear(text, nextYear))
    return {
      ...{ code: 'weekday-wrong', severity: 'warning' },
      message: `${message.slice(0, -1)}, and the text also names the year ${getYear(nextYear)}.`,
      fix: `Write ${writeNextYear(text)}`,
    }
  const mentions = countMentions(text, typed) - 1
  const lines = findLines(text, typed).filter((line) => line !== written.line)
  return {
    code: 'weekday-wrong',
    severity: 'warning',
    message,
    fix:
      mentions >= MIN_OTHER_MENTIONS
        ? `The file names ${typed} ${mentions} more times, so the date may be wrong: write ${changes}. If the date is right, write "${otherWeekday}", and ${/^[A-Za-zÀ-ỿ]+/u.exec(otherWeekday)?.[0] ?? ''} in place of ${typed}${lines.length === 0 ? ' elsewhere' : ` on ${listLines(lines)}`}.`
        : `If the date is right, write "${otherWeekday}". ${adviseWeekday(WEEKDAYS[written.weekday] ?? '')}, write ${changes}.${year}${lines.length === 0 ? '' : ` Also look at ${listLines(lines)}, where ${typed} is named again.`}`,
  }
}

/** Returns the names of the fields that have this day. */
const findFields = ({ frontMatter }: SplitText, day: Day): string[] =>
  [...frontMatter].flatMap(([name, value]) => ('text' in value && value.text === day ? [name] : []))

/** Writes the days of a file, each a year later, so that the first is not after the last. */
const writeNextYear = ({ frontMatter }: SplitText): string =>
  listWords(
    DAY_FIELDS.flatMap((name) => {
      const value = frontMatter.get(name)
      const day = value && 'text' in value && isDay(value.text) ? value.text : null
      const later = day && moveToYear(day, getYear(day) + 1)
      return later === null ? [] : [`${name}: ${later}`]
    }),
  )

/** Says that the weekday in a text may be the right one. */
export const adviseWeekday = (weekday: string): string => `If it should be a ${weekday}`

/** Lists the values of the fields and the lines of the text with their places in the file. */
const listTexts = ({ frontMatter, body, bodyLine }: SplitText) => [
  ...[...frontMatter.values()].flatMap((value) => ('items' in value ? value.items : [value])),
  ...body.split('\n').map((line, index) => ({ text: line, line: bodyLine + index })),
]

/** Returns the lines that name a weekday. */
function findLines(text: SplitText, weekday: string): number[] {
  const isNamed = createMention(weekday)
  const lines = listTexts(text).flatMap(({ text: words, line }) =>
    words.search(isNamed) >= 0 ? [line] : [],
  )
  return [...new Set(lines)]
}

/** Returns whether the words of a file name the year of a day, so that no other year is meant. */
const namesYear = (text: SplitText, day: Day): boolean =>
  listTexts(text).some(
    ({ text: words }) => !isDay(words) && new RegExp(`\\b${getYear(day)}\\b`).test(words),
  )

/** Names of days before their weekday: "Palm Sunday", "Sanctity of Life Sunday". */
const OF_NAME =
  "(?<!(?<![A-Za-zÀ-ỿ])(?:Life|Palm|Easter|Giving|Good|Ash|Black|Holy|Maundy|Pentecost|Trinity|Advent|Orphan|Bottle|Mission|Youth|Friend|(?:Mother|Father)['’]s) )"

/** Matches a weekday, but not in names of days, and not in those for what is on it every week: "Sunday school", "Sunday service". */
const createMention = (weekday: string): RegExp =>
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])${OF_NAME}${weekday}(?![A-Za-zÀ-ỿ]| (?:schools?|services?|worship|mass|class(?:es)?|best|clothes|paper|dinner|lunch|offering|bulletin|sermon)(?![A-Za-zÀ-ỿ]))`,
    'giu',
  )

/** Counts how often the texts of a file name a weekday. */
const countMentions = (text: SplitText, weekday: string): number =>
  listTexts(text)
    .map((part) => part.text)
    .join('\n')
    .match(createMention(weekday))?.length ?? 0
