// Notes a year that was left in the title of an event, after its name or in its form when it was copied for another year.
import { getYear } from '../../../dates/day'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { checkYearOfName } from './year-of-name'

const YEAR = /(?<![\w#$/.-])20\d\d(?!\w|[-–/.]\d)/g
/** Matches a title whose year is not that of the event. */
const OTHER_YEAR =
  /\b(?:class of|since|from|until|reunion|anniversary|vision|new year|watch night|año nuevo|promoción|desde|hasta|aniversario)\b/i
/** Matches a sentence about an earlier event. */
const PAST = /\b(?:last|past|was|were|had|came|gave|raised|pasado|fue|fueron|hubo)\b/i
const MIN_LENGTH = 5
/** In years: what is further away is history. */
const MAX_AWAY = 5

export function checkEventYear(
  text: SplitText,
  slug: string,
  values: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const { title, date, startDate, registrationOpen } = values
  const { frontMatter } = text
  if (typeof title !== 'string' || typeof date !== 'string' || !frontMatter.has('location'))
    return []
  const years = [typeof startDate === 'string' ? startDate : date, date].map(getYear)
  const isOther = (year: number) =>
    !years.includes(year) && Math.abs(year - getYear(date)) <= MAX_AWAY
  const findYear = (words: string) => [...words.matchAll(YEAR)].map(Number).find(isOther)
  const form = frontMatter.get('registration_url')
  const formYear =
    registrationOpen === true && form && 'text' in form ? findYear(readPath(form.text)) : undefined
  if (form && formYear !== undefined)
    return [
      {
        code: 'date-differs',
        severity: 'warning',
        message: `This address has the year ${formYear}, but the date of this event is ${date}.`,
        fix: `Open the address, and see whether people sign up there for ${years.at(-1)}. If so, there is nothing to do.`,
        field: 'registration_url',
        line: form.line,
        column: form.column,
      },
    ]
  if (OTHER_YEAR.test(title)) return []
  const named = checkYearOfName(text, slug, values)
  if (named !== null) return [named]
  const found = findInFile(text, (searched) => findNamed(searched, title), /20\d\d/).find(
    ({ field, year }) => field !== 'image_alt' && isOther(year),
  )
  if (found === undefined) return []
  const { words, year, field, line, column } = found
  return [
    {
      code: 'date-differs',
      severity: 'warning',
      message: `This says "${words}", but the date of this event is ${date}.`,
      fix: `If the date is right, write "${words.replace(String(year), String(years.at(-1)))}". If ${year} is right, write date: with the day in ${year}.`,
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const readPath = (url: string): string =>
  url.replace(/^https?:\/\/[^/]+/, '').replace(/[-_/]/g, ' ')

/** Finds the name of an event with a year beside it. */
function findNamed(text: string, title: string) {
  const name = title
    .replace(/\b20\d\d\b/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (name.length < MIN_LENGTH) return []
  const escaped = name.replace(
    /[^\p{L}\p{N} ]/gu,
    (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`,
  )
  const pattern = new RegExp(
    `\\b(20\\d\\d) ${escaped}|${escaped},? (20\\d\\d)\\b(?![-–]\\d)`,
    'giu',
  )
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [words, before, after] = match
    const sentence =
      text
        .slice(0, match.index)
        .split(/[.!?]\s|\n/)
        .at(-1) ?? ''
    const rest = text.slice(match.index).split(/[.!?](?:\s|$)|\n/)[0] ?? ''
    return PAST.test(`${sentence} ${rest.replace(words, '')}`)
      ? []
      : [{ words, index: match.index, year: Number(before ?? after) }]
  })
}
