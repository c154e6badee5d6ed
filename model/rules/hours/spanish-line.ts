// Writes lines of the office hours in Spanish, as a sentence of a Spanish page says them.
import { SPANISH_WEEKDAYS, WEEKDAYS } from '../../dates/weekdays'

const LINE = /^(\w+)(?: (?:to|through|-|–) (\w+))?: (?:(\S.*?) ?[-–] ?(\S.*)|closed)$/i
const TIME = /^(\d{1,2})(:\d{2})? ?([AP])\.?M\.?$/i
/** The first hour of the night in words: 8 de la noche. */
const NIGHT = 7

/**
 * Returns lines such as "Monday to Thursday: 8:00 AM - 5:00 PM" in Spanish; a line that says something else stays as it is.
 * @param sentence one whose way to write the times they get
 */
export function translateLines(lines: readonly string[], sentence: string): string {
  const written = lines.map((line) => translateLine(line, sentence))
  const last = written.at(-1) ?? ''
  return written.length > 1 ? `${written.slice(0, -1).join('; ')}, y ${last}` : last
}

function translateLine(line: string, sentence: string): string {
  const [, first = '', last = '', from = '', to = ''] = LINE.exec(line) ?? []
  const [start, end] = [first, last].map((name) => SPANISH_WEEKDAYS[WEEKDAYS.indexOf(name)])
  if (start === undefined || (last !== '' && end === undefined) || /\band\b|,/.test(to)) return line
  const days = end === undefined ? `los ${start.replace(/o$/, 'os')}` : `de ${start} a ${end}`
  return from === ''
    ? `${days}, cerrado`
    : `${days}, de ${writeTime(from, sentence)} a ${writeTime(to, sentence)}`
}

/** Writes a time with the words or the letters that a sentence has for the half of the day. */
function writeTime(typed: string, sentence: string): string {
  const time = typed.replace(/^noon$/i, '12:00 PM')
  const [, hour = '', minutes = '', letter = ''] = TIME.exec(time) ?? []
  if (hour === '') return time
  const isMorning = /a/i.test(letter)
  if (/\d (?:de la (?:mañana|tarde|noche)|del mediodía)/i.test(sentence)) {
    const isNoon = hour === '12' && !isMorning
    const half = isMorning ? 'mañana' : Number(hour) >= NIGHT ? 'noche' : 'tarde'
    return `${hour}${minutes.replace(':00', '')} ${isNoon ? 'del mediodía' : `de la ${half}`}`
  }
  const [dotted] = /[ap]\. ?m\./.exec(sentence) ?? []
  return dotted === undefined
    ? time
    : `${hour}${minutes} ${dotted.replace(/^[ap]/, isMorning ? 'a' : 'p')}`
}
