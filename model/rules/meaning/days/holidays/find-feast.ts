// Finds the holiday after which an event is called, if the event is clearly on another day than that holiday.
import {
  countDaysBetween,
  getWeekdayIndex,
  getYear,
  moveToYear,
  type Day,
} from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'

type Holiday = (typeof HOLIDAYS)[number]
/** A holiday, and its day that is nearest to the event. */
export type Feast = { readonly holiday: Holiday; readonly right: Day }

/** Holidays after which nobody calls an event of another week. People have an Easter egg hunt or a Thanksgiving lunch before that day, but not after it. */
const STRICT = new Set([
  ...['Ash Wednesday', 'Palm Sunday', 'Maundy Thursday', 'Good Friday', 'Holy Saturday'],
  ...['Easter Monday', 'Ascension Day', 'Pentecost', 'Trinity Sunday', 'Memorial Day', 'Labor Day'],
  ...['First', 'Second', 'Third', 'Fourth'].map((count) => `the ${count} Sunday of Advent`),
  ...['Martin Luther King Day', 'Christmas Eve', "New Year's Eve"],
])
/** Matches the names of other holidays that are said only of the day itself. */
const EXACT =
  /\b(?:easter (?:sunday|sunrise|day|morning|dawn)|(?:christmas|thanksgiving) (?:day(?! of)|morning)|new year'?s'? day|dia de (?:navidad|ano nuevo|accion de gracias)|domingo de (?:pascua|resurreccion))\b/
/** Holidays whose names are used for events of the days after them. */
const GOES_ON = new Set(["New Year's Day", 'Christmas'])
/** Holidays of the middle of a week, on which their services always are. */
const MIDWEEK = new Set(['Ash Wednesday', 'Maundy Thursday', 'Good Friday'])
const SERVICE =
  /\b(?:service|worship|mass|prayers?|hour|stations|ashes|culto|servicio|misa|oracion|hora|via ?crucis)\b/
/** Holidays that churches may have on the Sunday beside them. */
const ON_SUNDAY = new Set(['Epiphany', 'Ascension Day', "All Saints' Day"])
/** Matches words with which another day is meant. */
const BEFORE =
  /\b(?:after|before|until|till|to|from|since|eve|week|following|despues de|antes de|(?:semana|vispera) de|hasta) (?:the |el )?$/
const AFTER =
  /^(?:'s)? (?:eve|week|weekend|season|leftovers?|thank\w*|after|monday|church|chapel|parish|school)\b/
const BESIDE = /day (?:sunday|saturday)/
/** Matches what is called after a holiday, such as Christmas carols or a Mother's Day tea, and may be on another day; not "on Easter with us". */
const NOUN_AFTER =
  /^(?:'s)? (?!(?:day|sunday|monday|morning|afternoon|evening|night|itself|with|at|in|on|and|or|for|from|to|as|is|we|you|our|the|this|of|by|if|near|when|where|while|together|along|con|en|y|a|para)\b)[a-z]/
/** Matches what churches also have in the weeks after a holiday. */
const SEASON_NOUN =
  /^(?:'s)? (?:[a-z]+ )?(?:carol\w*|songs?|sing\w*|music|choir|concert\w*|cantata|hymns?|baskets?|boxes|cards?|flowers|lilies|gifts?|stories|pictures?|photos?)\b/
/** Matches words of texts about another calendar or a moved holiday. */
const MOVED = /\b(?:orthodox|ortodox[ao]s?|observed|observado|transferred|trasladad[ao])\b/
/** Matches the words right before the day of an event: "on the afternoon of". */
const ON =
  /\b(?:on|(?<!\b(?:an?|una?|another|otra) )(?:(?:morning|afternoon|evening|night|day) of|(?:manana|tarde|noche) del?)|el) (?:the )?$/
/** In days: the weekday is right, and the week is not. */
const MAX_AWAY = 14
/** In days: the feasts around Easter are at most this far from it. */
const MAX_FEASTS_AWAY = 60
const SUNDAY_INDEX = 6
const WEEK = 7

/** @param words the title of the event and its other texts, in small letters and without accents */
export function findFeast(words: readonly string[], date: Day): Feast | null {
  if (words.some((typed) => MOVED.test(typed))) return null
  const feasts = HOLIDAYS.filter(({ pattern }) => words.some((typed) => pattern.test(typed))).map(
    (holiday) => ({ holiday, right: findNearest(holiday, date) }),
  )
  const named = feasts.filter(({ holiday }) =>
    words.some((typed) => isSaid(typed, holiday, /^|\W$/)),
  )
  const copied = named.filter(({ holiday }) => isLastYears(holiday, date))
  const found =
    copied.length > 0 ? copied : feasts.filter((feast) => isOtherDay(feast, words, date))
  const [feast, another] = found
  if (feast === undefined || another !== undefined) return null
  const rest = words.map((typed) => typed.replace(new RegExp(feast.holiday.pattern, 'g'), ''))
  const isRight = feasts.some(
    ({ holiday, right }) => right === date && rest.some((typed) => holiday.pattern.test(typed)),
  )
  return isRight ? null : feast
}

/** Returns whether the texts name a holiday as the day of an event that is on another one. */
function isOtherDay(
  { holiday, right }: Feast,
  [title = '', ...texts]: readonly string[],
  date: Day,
): boolean {
  const days = countDaysBetween(right, date)
  const away = Math.abs(days)
  const isSunday = getWeekdayIndex(date) === SUNDAY_INDEX
  if (away === 0 || away > MAX_FEASTS_AWAY) return false
  if (ON_SUNDAY.has(holiday.name) && isSunday && away < WEEK) return false
  const isStrict = STRICT.has(holiday.name) || EXACT.test(title)
  const isTitle = isSaid(title, holiday)
  const isNamed = (typed: string) =>
    isSaid(typed, holiday, ON) && (isStrict || !isInFront(typed, holiday, NOUN_AFTER))
  const isDay = texts.some(isNamed)
  const isService = (MIDWEEK.has(holiday.name) || EXACT.test(title)) && SERVICE.test(title)
  const isThatDay = isDay || isService || isNamed(title)
  // People may bake or decorate on the day before.
  if (isTitle && isStrict && isOtherHoliday(date) && (days !== -1 || isThatDay)) return true
  if (away > MAX_AWAY) return false
  const mayGoOn = GOES_ON.has(holiday.name) || isInFront(title, holiday, SEASON_NOUN)
  const isClear = isTitle && (isStrict || (days > 0 && !mayGoOn))
  const isWeekday = getWeekdayIndex(right) === getWeekdayIndex(date)
  return isWeekday ? isClear || isDay : isClear && isThatDay
}

const isOtherHoliday = (date: Day): boolean =>
  HOLIDAYS.some(({ getDay }) => getDay(getYear(date)) === date)

/** Returns whether a day is that of the holiday in the year before, and not in its own year. */
export const isLastYears = ({ getDay }: Holiday, date: Day): boolean =>
  getDay(getYear(date)) !== date && moveToYear(getDay(getYear(date) - 1), getYear(date)) === date

/** Returns the day of the holiday in this year, or that of the year beside it if it is nearer. */
function findNearest({ getDay }: Holiday, date: Day): Day {
  const year = getYear(date)
  const far = (day: Day) => Math.abs(countDaysBetween(day, date))
  return [getDay(year), getDay(year - 1), getDay(year + 1)].reduce((nearest, day) =>
    far(day) < far(nearest) ? day : nearest,
  )
}

/** Returns whether such words are right after the name of a holiday. */
function isInFront(typed: string, { pattern }: Holiday, words: RegExp): boolean {
  const match = pattern.exec(typed)
  return match !== null && words.test(typed.slice(match.index + match[0].length))
}

function isSaid(typed: string, { pattern }: Holiday, lead = /^|\s$/): boolean {
  const match = pattern.exec(typed)
  if (match === null) return false
  const before = typed.slice(0, match.index)
  const after = typed.slice(match.index + match[0].length)
  if (BESIDE.test(match[0] + after.slice(0, ' saturday'.length))) return false
  return !BEFORE.test(before) && !AFTER.test(after) && lead.test(before)
}
