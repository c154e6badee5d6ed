// Knows on which holidays offices close, and what they are called in English and in Spanish.
import { addDays, getYear, type Day } from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import type { Span } from './holiday-span'

type Holiday = (typeof HOLIDAYS)[number]

/** The holidays on which offices close, with their Spanish names. */
const SPANISH: ReadonlyMap<string, string> = new Map([
  ["New Year's Day", 'Año Nuevo'],
  ["New Year's Eve", 'Nochevieja'],
  ['Martin Luther King Day', 'Día de Martin Luther King'],
  ["Presidents' Day", 'Día de los Presidentes'],
  ['Good Friday', 'Viernes Santo'],
  ['Easter', 'Domingo de Pascua'],
  ['Easter Monday', 'Lunes de Pascua'],
  ['Memorial Day', 'Día de los Caídos'],
  ['Juneteenth', 'Juneteenth'],
  ['Independence Day', 'Día de la Independencia'],
  ['Labor Day', 'Día del Trabajo'],
  ['Columbus Day', 'Día de la Raza'],
  ['Veterans Day', 'Día de los Veteranos'],
  ['Thanksgiving', 'Día de Acción de Gracias'],
  ['Christmas Eve', 'Nochebuena'],
  ['Christmas', 'Navidad'],
])
/** Eves, which offices close on together with the holiday itself. */
const EVES: ReadonlyMap<string, string> = new Map([
  ['Christmas Eve', 'Christmas'],
  ["New Year's Eve", "New Year's Day"],
])
const IS_SPANISH = /\b(?:dia|navidad|ano|santo|pascua|nochebuena|nochevieja)\b/
const MAX_LENGTH_DAYS = 7

/** Returns the only holiday that a few days have, or null. */
export function findHolidayOf({ from, until }: Span): Holiday | null {
  if (until > addDays(from, MAX_LENGTH_DAYS)) return null
  const isWithin = (day: Day) => day >= from && day <= until
  const years = [getYear(from), getYear(until)]
  const all = HOLIDAYS.filter(
    ({ name, getDay }) => SPANISH.has(name) && years.some((year) => isWithin(getDay(year))),
  )
  const [found, another] = all.filter(
    ({ name }) => !all.some((other) => EVES.get(name) === other.name),
  )
  return found !== undefined && another === undefined ? found : null
}

/**
 * Returns the name of a holiday in the language of a title.
 * @param title in small letters and without accents
 */
export const nameHoliday = ({ name }: Holiday, title: string): string =>
  (IS_SPANISH.test(title) ? SPANISH.get(name) : undefined) ?? name
