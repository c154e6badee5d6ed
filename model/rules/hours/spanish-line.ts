// Writes a line of the office hours in Spanish, as a sentence of a Spanish page says it.
import { SPANISH_WEEKDAYS, WEEKDAYS } from '../../dates/weekdays'

const LINE = /^(\w+)(?: (?:to|through|-|–) (\w+))?: (?:(\S.*?) ?[-–] ?(\S.*)|closed)$/i

/** Returns a line such as "Monday to Thursday: 8:00 AM - 5:00 PM" in Spanish, or as it is if it says something else. */
export function translateLine(line: string): string {
  const [, first = '', last = '', from = '', to = ''] = LINE.exec(line) ?? []
  const [start, end] = [first, last].map((name) => SPANISH_WEEKDAYS[WEEKDAYS.indexOf(name)])
  if (start === undefined || (last !== '' && end === undefined) || /\band\b|,/.test(to)) return line
  const days = end === undefined ? `los ${start.replace(/o$/, 'os')}` : `de ${start} a ${end}`
  return from === ''
    ? `${days}, cerrado`
    : `${days}, de ${from} a ${to.replace(/^noon$/i, '12:00 PM')}`
}
