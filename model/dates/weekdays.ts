// The names of the days of the week in English and Spanish, as people type and shorten them.
import { getWeekdayIndex, type Day } from './day'

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

/** In the same order, without accents. */
export const SPANISH_WEEKDAYS = [
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
]

/** Returns the weekday of a day: `Monday`. */
export const getWeekdayName = (day: Day): string => WEEKDAYS[getWeekdayIndex(day)] ?? ''

/** The source of a pattern for a day in small letters and without accents, whole or shortened, without groups. */
export const WEEKDAY = `(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|${SPANISH_WEEKDAYS.join('|')})`

/** Returns the day that `WEEKDAY` matched, from 0 for Monday. */
export function findWeekday(name: string): number {
  const spanish = SPANISH_WEEKDAYS.indexOf(name)
  const beginning = name.slice(0, 3)
  return spanish === -1
    ? WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(beginning))
    : spanish
}
