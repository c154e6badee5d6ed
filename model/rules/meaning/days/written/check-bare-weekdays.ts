// Notes a weekday with only the number of its day that does not fit a day of the same month beside it: "Friday, December 25 … Tuesday the 28th".
import { findWeekday, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { foldAccents } from '../../../../text/fold-accents'
import { findInFile } from '../../../find-in-file'
import { SPANISH_NAMES } from './write-day-like'
import { findWrittenDays, MAY_HAVE_DAY, type WrittenDay } from './written-days'

const SPANISH = [...new Set([...SPANISH_NAMES, ...SPANISH_WEEKDAYS])].join('|')
/** Matches a day without its month, and no number that is an hour or counts something. */
const BARE_DAY = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:(?<name>${WEEKDAYS.join('|')}),? the (?<day>\\d{1,2})(?:st|nd|rd|th)|(?:el|del|al) (?<nombre>${SPANISH}),? (?<dia>\\d{1,2}))(?![\\d:A-Za-zÀ-ỿ])(?! ?(?:[ap]\\.? ?m\\b|de |of |h(?:oras)?\\b|personas|familias|y |o |ni |al? |[-–]))`,
  'giu',
)
const MAY_BE_BARE = /day,? the \d|(?:lunes|martes|coles|jueves|viernes|bado|domingo),? \d/i
const PARAGRAPH = /\n\s*\n/
const MAX_DAY = 31

type Bare = {
  readonly words: string
  readonly index: number
  readonly right: string
  readonly other: WrittenDay
}

export function checkBareWeekdays(text: SplitText): LocatedProblem[] {
  const all = findInFile(
    text,
    (words) => (MAY_HAVE_DAY.test(words) ? findBare(words) : []),
    MAY_BE_BARE,
  )
  return all.slice(0, 1).map(({ words, right, other, field, line, column }) => ({
    ...describe(words, right, other.words),
    ...(field === null ? {} : { field }),
    line,
    column,
  }))
}

function findBare(text: string): Bare[] {
  const written = findWrittenDays(text)
  return [...text.matchAll(BARE_DAY)].flatMap(({ 0: words, index, groups = {} }) => {
    const day = Number(groups['day'] ?? groups['dia'])
    const name = groups['name'] ?? groups['nombre'] ?? ''
    const weekday = findWeekday(foldAccents(name.toLowerCase()))
    const other = written.findLast((found) => found.index < index)
    if (other === undefined || other.weekday === null || weekday < 0 || day > MAX_DAY) return []
    if (PARAGRAPH.test(text.slice(other.index, index))) return []
    const first = Number(other.monthAndDay.slice(3))
    if (day <= first) return []
    const meant = (other.weekday + day - first) % WEEKDAYS.length
    const meantName = (groups['name'] ? WEEKDAYS : SPANISH_NAMES)[meant] ?? ''
    return meant === weekday ? [] : [{ words, index, right: words.replace(name, meantName), other }]
  })
}

const describe = (words: string, right: string, other: string): FileProblem => ({
  code: 'weekday-wrong',
  severity: 'warning',
  message: `The text says "${words}", but that does not fit "${other}" beside it.`,
  fix: `If "${other}" is right, write "${right}". If not, look up both days in a calendar.`,
})
