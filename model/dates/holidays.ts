// The days of holidays in a year: those of the United States and of the church.
import { addDays, type Day } from './day'
import {
  beforeEaster,
  getEaster,
  getMemorialDay,
  getThanksgiving,
  MONDAY,
  onAdvent,
  onDay,
  onWeekday,
  SUNDAY,
} from './holiday-days'

type Holiday = {
  readonly name: string
  /** Matches its names in English and Spanish, in small letters and without accents. */
  readonly pattern: RegExp
  readonly getDay: (year: number) => Day
  /** How many days before and after it people also call by its name. */
  readonly span?: number
}

/** How far from a holiday a day off may be that has its name: most are moved to the Friday or the Monday beside them. */
export const USUAL_SPAN = 7

/** More exact names come first, so that Easter Monday is not taken for Easter. */
export const HOLIDAYS: readonly Holiday[] = [
  {
    name: "New Year's Eve",
    pattern: /new year'?s'? eve|nochevieja/,
    getDay: onDay('12-31'),
  },
  { name: "New Year's Day", pattern: /new year'?s'?(?: day)?|ano nuevo/, getDay: onDay('01-01') },
  {
    name: 'Epiphany',
    pattern:
      /\bepiphany(?! (?:\w+ )?(?:church|chapel|parish|school))|\bepifania|dia de (?:los )?(?:santos )?reyes|\breyes magos|three kings(?: day)?/,
    getDay: onDay('01-06'),
    span: USUAL_SPAN,
  },
  {
    name: 'Martin Luther King Day',
    pattern: /martin luther king(?:,? jr\b\.?)?(?:'s)?(?: birthday)?|mlk day/,
    getDay: onWeekday(3, MONDAY, 1),
  },
  {
    name: "Presidents' Day",
    pattern: /president'?s'? day|washington'?s birthday|dia de los presidentes/,
    getDay: onWeekday(3, MONDAY, 2),
  },
  {
    name: "Valentine's Day",
    pattern: /valentine'?s'?(?: day)|san valentin|dia del amor y la amistad/,
    getDay: onDay('02-14'),
    span: USUAL_SPAN,
  },
  {
    name: "Saint Patrick's Day",
    pattern: /(?:saint|st\.?) patrick'?s'? day|dia de san patricio/,
    getDay: onDay('03-17'),
    span: USUAL_SPAN,
  },
  { name: 'Ash Wednesday', pattern: /ash wednesday|miercoles de ceniza/, getDay: beforeEaster(46) },
  { name: 'Palm Sunday', pattern: /palm sunday|domingo de ramos/, getDay: beforeEaster(7) },
  {
    name: 'Maundy Thursday',
    pattern: /(?:maundy|holy) thursday|jueves santo/,
    getDay: beforeEaster(3),
  },
  { name: 'Good Friday', pattern: /good friday|viernes santo/, getDay: beforeEaster(2) },
  {
    name: 'Holy Saturday',
    pattern: /holy saturday|sabado (?:santo|de gloria)/,
    getDay: beforeEaster(1),
  },
  { name: 'Easter Monday', pattern: /easter monday|lunes de pascua/, getDay: beforeEaster(-1) },
  {
    name: 'Easter',
    pattern: /easter|pascua de resurreccion|domingo de (?:pascua|resurreccion)/,
    getDay: getEaster,
    span: 10,
  },
  {
    name: 'Ascension Day',
    pattern: /ascension (?:day|thursday)|(?:dia|jueves) de la ascension/,
    getDay: beforeEaster(-39),
  },
  { name: 'Pentecost', pattern: /pentecost(?:es)?(?!al)|whit ?sunday/, getDay: beforeEaster(-49) },
  {
    name: 'Trinity Sunday',
    pattern: /trinity sunday|domingo de la (?:santisima )?trinidad/,
    getDay: beforeEaster(-56),
  },
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
    pattern:
      /independence day|dia de la independencia(?! de (?!los estados))|(?:fourth|4th) of july|july (?:fourth|4th)|(?:4|cuatro) de julio/,
    getDay: onDay('07-04'),
  },
  { name: 'Labor Day', pattern: /labor day|dia del trabajo/, getDay: onWeekday(1, MONDAY, 9) },
  {
    name: 'Columbus Day',
    pattern: /columbus day|indigenous peoples?'?s?'? day|dia de la raza/,
    getDay: onWeekday(2, MONDAY, 10),
  },
  { name: 'Halloween', pattern: /halloween/, getDay: onDay('10-31'), span: USUAL_SPAN },
  {
    name: "All Saints' Day",
    pattern: /all saints'? day|dia de todos los santos/,
    getDay: onDay('11-01'),
    span: USUAL_SPAN,
  },
  {
    name: "All Souls' Day",
    pattern: /all souls'? day|dia de (?:los )?fieles difuntos/,
    getDay: onDay('11-02'),
    span: USUAL_SPAN,
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
  {
    name: 'the First Sunday of Advent',
    pattern: /(?:first|1st) sunday (?:of|in) advent|primer domingo de adviento/,
    getDay: onAdvent(1),
  },
  {
    name: 'the Second Sunday of Advent',
    pattern: /(?:second|2nd) sunday (?:of|in) advent|segundo domingo de adviento/,
    getDay: onAdvent(2),
  },
  {
    name: 'the Third Sunday of Advent',
    pattern: /(?:third|3rd) sunday (?:of|in) advent|tercer domingo de adviento|gaudete sunday/,
    getDay: onAdvent(3),
  },
  {
    name: 'the Fourth Sunday of Advent',
    pattern: /(?:fourth|4th) sunday (?:of|in) advent|cuarto domingo de adviento/,
    getDay: onAdvent(4),
  },
  {
    name: 'the day of Our Lady of Guadalupe',
    pattern: /(?:dia|day) (?:de|of) (?:la virgen de|our lady of|nuestra senora de) guadalupe/,
    getDay: onDay('12-12'),
    span: USUAL_SPAN,
  },
  { name: 'Christmas Eve', pattern: /christmas eve|nochebuena/, getDay: onDay('12-24') },
  { name: 'Christmas', pattern: /christmas|navidad/, getDay: onDay('12-25'), span: 16 },
]
