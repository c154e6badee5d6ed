// Advises on a name for a detail that has no field of its own, such as a price: which line says it to visitors.
import { formatDay, getYear, isDay } from '../../dates/day'
import { normalizeFieldName } from '../../front-matter/diagnosis/diagnose-line'
import type { FrontMatter, Value } from '../../front-matter/value'
import { toYaml } from '../../front-matter/yaml-form'
import type { TextEdit } from '../../problems/problem'
import { foldAccents } from '../../text/fold-accents'
import { guessDates } from '../fields/dates/guess-dates'
import { readDayOfYear } from '../fields/dates/date'

/** Matches the names of details for which no field is meant, even if one is spelled almost like them. */
const DETAIL =
  /^(?:prices?|costs?|fees?|(?:admission|registration|entry|entrance)(?:_(?:fee|price|cost))?|tickets?|ticket_price|precio|costo|entrada|speakers?|host|parking|estacionamiento|dress(?:_code)?|attire|bring|what_to_bring|food|meal|child_?care|directions|ages?|capacity|notes?|details|more_info|rain_date|doors(?:_open)?|contact(?:_(?:person|name|email|phone))?|contacto|phone|telefono|email|correo)$/i
/** Matches those that a sentence about signing up may name. */
const OF_SIGN_UP = /price|cost|fee|admission|entry|entrance|ticket|precio|entrada|capacity/i
const DEADLINE =
  /^(?:(?:registration|register|rsvp|sign_?up|enrollment|inscripcion|registro)_(?:deadline|by|until|till|due|ends|end|end_date|closes|close|cutoff|date_limit|hasta)|deadline(?:_to_(?:register|sign_?up|rsvp))?|last_day_to_(?:register|sign_?up)|(?:fecha_)?limite|fecha_limite(?:_de_(?:inscripcion|registro))?|plazo)$/
const CAPACITY = /^capacity$/

/** The field for a sentence about signing up, which only an event has. */
export const SIGN_UP_FIELD = 'registration'

const FREE = /^(?:free|no cost|\$? ?0(?:\.00)?)\.?$/i
const PRICE =
  /^(?:\$ ?)?(\d[\d,]*(?:\.\d\d)?)(?: dollars)?((?: (?:per|a|for each|each)\b[A-Za-zÀ-ỿ -]{0,30})?)\.?$/iu
const SENTENCE = /^[A-ZÀ-Þ].* .*[.!?]$/u
/** A longer value is not written once more. */
const MAX_LENGTH = 80

const simplify = (typed: string): string =>
  foldAccents(normalizeFieldName(typed.replace(/([a-zß-ỿ])([A-ZÀ-Þ])/gu, '$1_$2')))

export const isDetail = (typed: string): boolean =>
  DETAIL.test(simplify(typed)) || DEADLINE.test(simplify(typed))

/** What to do with such a line, and the edit that does it if it is certain. */
type Advice = { readonly fix: string; readonly suggestion: TextEdit | null }

/** @param isOpen whether the file can have the sentence about signing up and has none; null if it can have none */
export function adviseOnDetail(
  typed: string,
  value: Value,
  frontMatter: FrontMatter,
  isOpen: boolean | null,
): Advice {
  const name = simplify(typed)
  const text = 'text' in value ? value.text : ''
  const isOfSignUp = isOpen !== null && (DEADLINE.test(name) || OF_SIGN_UP.test(name))
  const sentence = isOfSignUp ? writeSentence(name, text, frontMatter) : null
  if (sentence === null) return { fix: adviseOnText(name, text, isOfSignUp), suggestion: null }
  if (!isOpen)
    return {
      fix: `Write "${sentence}" at the end of the registration: line. Then delete this line.`,
      suggestion: null,
    }
  const line = `registration: ${toYaml(sentence)}`
  const { nameLine } = value
  const isOneLine = 'text' in value && value.line === nameLine && value.endLine === nameLine
  return {
    fix: `Visitors read it if you write it as a sentence in the field registration. In place of this line, write ${line}`,
    suggestion: isOneLine ? { line: nameLine, endLine: nameLine, text: line } : null,
  }
}

/** Writes the sentence about signing up that a value means, or returns null if that is not certain. */
function writeSentence(name: string, text: string, frontMatter: FrontMatter): string | null {
  if (SENTENCE.test(text)) return text
  if (DEADLINE.test(name)) {
    const day = writeDay(text, frontMatter)
    return day === null ? null : `Please sign up by ${day}.`
  }
  if (CAPACITY.test(name))
    return /^[1-9]\d+$/.test(text) ? `There is room for ${text} people.` : null
  if (FREE.test(text)) return 'It is free.'
  const [, amount, each = ''] = PRICE.exec(text) ?? []
  return amount === undefined ? null : `It costs $${amount}${each}.`
}

/** Writes out the only day that a text can mean, without the year of the event. */
function writeDay(text: string, frontMatter: FrontMatter): string | null {
  const eventDay = frontMatter.get('date')
  const eventText = eventDay && 'text' in eventDay ? eventDay.text : ''
  const year = isDay(eventText) ? getYear(eventText) : null
  const partial = readDayOfYear(text)
  const [day, other] =
    partial === null ? guessDates(text) : year === null ? [] : [`${year}${partial.monthAndDay}`]
  if (day === undefined || other !== undefined || !isDay(day)) return null
  return formatDay(day, {
    ...{ month: 'long', day: 'numeric' },
    ...(getYear(day) === year ? {} : { year: 'numeric' }),
  })
}

function adviseOnText(name: string, text: string, isOfSignUp: boolean): string {
  const place = 'into the text below the second ---'
  if (isOfSignUp)
    return `Write what it says as a sentence ${place} or into the registration: line. Then delete this line.`
  if (text.length > MAX_LENGTH || isDay(text) || /["*<>]/.test(text))
    return `Write what it says as a sentence ${place}. Then delete this line.`
  const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
  const written = SENTENCE.test(text) ? text : `${label}: ${text}`
  return `Write "${written}" ${place}, without the quotation marks. Then delete this line.`
}
