// Reads a post, an event or a person as people type them into a text, without fields.
import { guessDates } from '../../../../schema/fields/dates/guess-dates'

/** A heading with the lines below it, up to the next one. */
export type Section = {
  readonly heading: string
  readonly lines: readonly string[]
  /** The indexes of its first and its last line in the text. */
  readonly start: number
  readonly end: number
}

/** Some fields of an entry with their values. */
export type Fields = readonly (readonly [name: string, value: string])[]

const NAME = String.raw`[A-ZÀ-Þ][A-Za-zÀ-ỿ.'’-]*(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.'’-]*){1,3}`
const BYLINE = new RegExp(`^[*_]*(?:By|Por) (${NAME})(?:[,|•·–—\\s-]+(?=\\S)(.+?))?[*_]*$`, 'u')
const MIN_PARAGRAPH = 60

/** Reads a heading, a line with the name of the writer, and a paragraph. */
export function readPost({ heading, lines: [first = '', ...rest] }: Section): Fields | null {
  const [, author, typed = ''] = BYLINE.exec(first) ?? []
  const [date, another] = guessDates(typed || (rest[0] ?? ''))
  if (author === undefined || !rest.some((line) => line.length >= MIN_PARAGRAPH)) return null
  if (typed !== '' && date === undefined) return null
  const isKnown = date !== undefined && another === undefined
  return [['title', heading], ...(isKnown ? [['date', date] as const] : []), ['author', author]]
}

const WHEN = /^(?:[-*+] )?[*_]*(?:When|Date|Cuándo|Fecha)[*_]*:[*_]*\s*(.*)$/i
const WHERE = /^(?:[-*+] )?[*_]*(?:Where|Location|Place|Dónde|Lugar)[*_]*:[*_]*\s*(.+)$/i
const CALENDAR_DAY =
  /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[A-Za-zÀ-ỿ]*\.? \d{1,2}|\d{1,2} de [A-Za-zÀ-ỿ]+|\d{1,2}\/\d{1,2}|\d{4}-\d\d-\d\d)\b/iu

/** Reads a heading and lines that say on which day and where the event is. */
export function readEvent({ heading, lines }: Section): Fields | null {
  const when = lines.map((line) => WHEN.exec(line)?.[1]).find((words) => words !== undefined)
  const where = lines.map((line) => WHERE.exec(line)?.[1]).find((words) => words !== undefined)
  if (when === undefined || where === undefined || !CALENDAR_DAY.test(when)) return null
  const date = readDay(when)
  return [
    ['title', heading],
    ...(date === null ? [] : [['date', date] as const]),
    ['location', where.replace(/[*_]+$/, '')],
  ]
}

/** Returns the day with which words begin, such as "Friday, December 4, 2026, 6:00 PM". */
function readDay(words: string): string | null {
  const parts = words.split(/(?=,\s| at | from | a las )/)
  for (let count = parts.length; count > 0; count--) {
    const [day, another] = guessDates(parts.slice(0, count).join(''))
    if (day !== undefined && another === undefined) return day
  }
  return null
}

const PERSON = new RegExp(`^(?:Dr\\. |Rev\\. )?(${NAME})$`, 'u')
/** How a line with an office and the sentence about it look. */
const OFFICE = /^[*_]*([A-ZÀ-Þ][A-Za-zÀ-ỿ&,' -]{3,60}?)[*_]*$/u
const NO_NAME =
  /\b(?:Board|Staff|Team|Our|Meet|Director|Nurse|Manager|Coordinator|Assistant|Counselor|Chair|President|Secretary|Treasurer)\b/
const FAREWELL = /memor|passed away|died|retire|goodbye|farewell/i

/** Reads a name, an office below it, and a text that says her or his first name. */
export function readPerson({ heading, lines: [first = '', ...rest] }: Section): Fields | null {
  const [firstName = ''] = PERSON.exec(heading)?.[1]?.split(' ') ?? []
  const office = OFFICE.exec(first)?.[1]
  const text = rest.join(' ')
  if (firstName === '' || office === undefined || NO_NAME.test(heading)) return null
  if (FAREWELL.test(heading + text)) return null
  if (!/\b(?:she|he|her|his)\b/i.test(text) || !text.split(/[^\p{L}'-]+/u).includes(firstName))
    return null
  return [
    ['name', heading],
    ['title', office],
  ]
}
