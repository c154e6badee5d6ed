// The days of holidays in a year: those of the United States and of the church.
import { addDays, getWeekdayIndex, type Day } from './day'

type Holiday = {
  readonly name: string
  /** Matches its names in English and Spanish, in small letters and without accents. */
  readonly pattern: RegExp
  readonly getDay: (year: number) => Day
  /** How many days before and after it people also call by its name. */
  readonly span?: number
}

const [MONDAY, THURSDAY, SUNDAY] = [0, 3, 6]

const pad = (number: number) => String(number).padStart(2, '0')
const onDay = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`

/** Returns the n-th weekday of a month, such as the first Monday of September. */
const onWeekday = (count: number, weekday: number, month: number) => (year: number) => {
  const first = `${year}-${pad(month)}-01`
  return addDays(first, ((weekday - getWeekdayIndex(first) + 7) % 7) + 7 * (count - 1))
}

/** Returns Memorial Day, the last Monday of May. */
function getMemorialDay(year: number): Day {
  const last = `${year}-05-31`
  return addDays(last, -((getWeekdayIndex(last) - MONDAY + 7) % 7))
}

/** Returns Easter Sunday of the western churches (the anonymous Gregorian algorithm). */
function getEaster(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25)
  const h = (19 * a + d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const number = h + l - 7 * m + 114
  return `${year}-${pad(Math.floor(number / 31))}-${pad((number % 31) + 1)}`
}

const beforeEaster = (days: number) => (year: number) => addDays(getEaster(year), -days)
const getThanksgiving = onWeekday(4, THURSDAY, 11)

/** More exact names come first, so that Easter Monday is not taken for Easter. */
export const HOLIDAYS: readonly Holiday[] = [
  {
    name: "New Year's Eve",
    pattern: /new year'?s'? eve|nochevieja/,
    getDay: onDay('12-31'),
  },
  { name: "New Year's Day", pattern: /new year'?s'?(?: day)?|ano nuevo/, getDay: onDay('01-01') },
  {
    name: 'Martin Luther King Day',
    pattern: /martin luther king|mlk day/,
    getDay: onWeekday(3, MONDAY, 1),
  },
  {
    name: "Presidents' Day",
    pattern: /president'?s'? day|dia de los presidentes/,
    getDay: onWeekday(3, MONDAY, 2),
  },
  { name: 'Ash Wednesday', pattern: /ash wednesday|miercoles de ceniza/, getDay: beforeEaster(46) },
  { name: 'Palm Sunday', pattern: /palm sunday|domingo de ramos/, getDay: beforeEaster(7) },
  { name: 'Maundy Thursday', pattern: /maundy thursday|jueves santo/, getDay: beforeEaster(3) },
  { name: 'Good Friday', pattern: /good friday|viernes santo/, getDay: beforeEaster(2) },
  { name: 'Easter Monday', pattern: /easter monday|lunes de pascua/, getDay: beforeEaster(-1) },
  {
    name: 'Easter',
    pattern: /easter|pascua de resurreccion|domingo de (?:pascua|resurreccion)/,
    getDay: getEaster,
    span: 10,
  },
  { name: 'Pentecost', pattern: /pentecost(?:es)?/, getDay: beforeEaster(-49) },
  {
    name: "Mother's Day",
    pattern: /mother'?s'? day|dia de las? madres?/,
    getDay: onWeekday(2, SUNDAY, 5),
  },
  { name: 'Memorial Day', pattern: /memorial day|dia de los caidos/, getDay: getMemorialDay },
  {
    name: "Father's Day",
    pattern: /father'?s'? day|dia del padre/,
    getDay: onWeekday(3, SUNDAY, 6),
  },
  { name: 'Juneteenth', pattern: /juneteenth/, getDay: onDay('06-19') },
  {
    name: 'Independence Day',
    pattern: /independence day|(?:fourth|4th) of july|july (?:fourth|4th)|(?:4|cuatro) de julio/,
    getDay: onDay('07-04'),
  },
  { name: 'Labor Day', pattern: /labor day|dia del trabajo/, getDay: onWeekday(1, MONDAY, 9) },
  {
    name: 'Columbus Day',
    pattern: /columbus day|dia de la raza/,
    getDay: onWeekday(2, MONDAY, 10),
  },
  {
    name: 'Veterans Day',
    pattern: /veteran'?s'? day|dia de los veteranos/,
    getDay: onDay('11-11'),
  },
  {
    name: 'Giving Tuesday',
    pattern: /giving ?tuesday/,
    getDay: (year) => addDays(getThanksgiving(year), 5),
  },
  {
    name: 'Thanksgiving',
    pattern: /thanksgiving|dia de accion de gracias/,
    getDay: getThanksgiving,
    span: 10,
  },
  { name: 'Christmas Eve', pattern: /christmas eve|nochebuena/, getDay: onDay('12-24') },
  { name: 'Christmas', pattern: /christmas|navidad/, getDay: onDay('12-25'), span: 16 },
]

/** How far from a holiday a day off may be that has its name: most are moved to the Friday or the Monday beside them. */
export const USUAL_SPAN = 7
