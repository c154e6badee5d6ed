// Reads a sentence that says only until when our office is open, or from when on: "On Fridays we close at 2:00 PM."
import { readClockTime, type LocalTime } from '../../dates/clock-time'
import { writeHoursInDigits } from '../../dates/hours-in-digits'
import { findWeekday, WEEKDAY, WEEKDAYS } from '../../dates/weekdays'
import { simplifyText } from '../../text/simplify-text'
import { ANSWERED } from './written-hours'

/** The end of the day, or its beginning, on some days of every week. */
export type OneSidedHours = {
  readonly days: readonly string[]
  readonly side: 'from' | 'to'
  readonly time: LocalTime
  /** Whether it may be the hour of any of these days. */
  readonly isAnyDay?: boolean
}

const MAY_HAVE =
  /\b(?:clos|until|till|open|abr|cerramos|cierra|hasta|noon|mediodia)[a-z]*[^.]{0,60}\d|\b(?:noon|mediodia)\b/
const SPAN = ' to | through | thru | a | ?[-–] ?'
const DAYS = `(?:(?:(?:on|from|every|each|los|de|cada|todos los) )?(?<DAY>weekdays?|entre semana|${WEEKDAY}s?(?:(?: and | y (?:los )?|${SPAN})${WEEKDAY}s?)?))`
const TIME = '(?:las? |el )?(?<TIME>\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m\\b\\.?)?|noon|mediodia)'
const WE = "(?:we(?: are|['’]re)?|our office(?: is)?|the door is|nuestra oficina)"
const STAY = `(?:${WE} )?(?:(?:only|just|solo) )?(?:open|here|there|in our office|answer|stay open|stays open|contestamos|atendemos|estamos|trabajamos|abrimos|nos encuentran?|atiende|abre|esta abierta)(?: (?:abiert[oa]s?|aqui|llamadas|calls))?(?: (?:only|just|solo))?`
const UNTIL = `${STAY} (?:until|till|hasta) `
const CLOSE = `(?:${WE} )?(?:closes?|cerramos|cierra)(?: (?:early|already|temprano))?,? (?:at|a) `
const OPEN = `(?:${WE} )?(?:opens?|abrimos|abre)(?: (?:only|late|solo|tarde))?,? (?:at|a) `
const START = '(?:^|[:,(—–] ?|\\b(?:and|but|that|y|pero|que) )'
const END = '(?=[,.!)—–]|$)'

const PATTERNS = (['to', 'from'] as const).flatMap((side) => {
  const said = side === 'to' ? `(?:${UNTIL}|${CLOSE})` : OPEN
  const name = (source: string) => source.replace('<DAY>', '<days>').replace('<TIME>', '<time>')
  return [
    `${DAYS},? ${said}${TIME}`,
    `${said}${TIME},? ${DAYS}`,
    ...(side === 'to' ? [`${STAY},? ${DAYS},? (?:until|till|hasta) ${TIME}`] : []),
  ].map((source) => ({
    side,
    pattern: new RegExp(`${START}(?<said>${name(source)})${END}`),
  }))
})
/** Matches who is meant: without one, the sentence may be about another place. */
const OURS =
  /\b(?:we|our office|the door is|contestamos|atendemos|estamos|trabajamos|abrimos|cerramos|nos encuentran?)\b/
const OFFICE = /\b(?:our office|nuestra oficina)\b/
/** Matches a second half that leaves out who is there: "we are here until 5:00 PM, and on Fridays until noon". */
const SECOND_HALF = new RegExp(
  `(?<=\\b(?:we(?: are|['’]re) (?:open|here|there|in our office)|estamos|abrimos|atendemos)\\b[^.;]*),? (?:and|but|y|pero) (?=(?:on |los )?${WEEKDAY}s? (?:until|till|hasta) )`,
)
/** Matches what a text says of those who answer our phone. */
const SOMEONE = /\balguien (?:le |les |te )?contesta(?= hasta )/
/** Matches words by which the hours are not those of every week, or not those of the office. */
export const OTHER =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d{4}|holidays?|summer|winter|spring|season|this|next|weeks?|verano|invierno|semana|feriados?|starting|beginning|new|used to|were|was|appointments?|citas?|first|second|third|fourth|last|every other|alternate|some|most|lunch|except|unless|if|when|during|clinic|shop|store|closet|pantry|hotline|linea|texts?|clinica|tienda|ropero|despensa|primer|segundo|ultimo|excepto|si|cuando|durante|nuev[oa]s?|eran?)\b|^\s*>|[“"]/

/** @param isOffice whether `we` can only be the office */
export function readOneSidedHours(sentence: string, isOffice: boolean): OneSidedHours[] {
  const plain = simplifyText(writeHoursInDigits(sentence)).replace(/[*_]/g, '')
  if (!MAY_HAVE.test(plain)) return []
  return plain
    .replace(ANSWERED, 'our office is open')
    .replace(SOMEONE, 'our office is open')
    .replace(SECOND_HALF, '; we are here ')
    .split(';')
    .flatMap((part) => (OTHER.test(part) ? [] : readPart(part.trim(), isOffice)))
}

function readPart(part: string, isOffice: boolean): OneSidedHours[] {
  for (const { side, pattern } of PATTERNS) {
    const { said = '', days = '', time = '' } = pattern.exec(part)?.groups ?? {}
    if (!(isOffice ? OURS : OFFICE).test(said) && !OFFICE.test(said)) continue
    const read = readTime(time)
    if (read !== null && isEveryWeek(said, days))
      return [{ days: nameDays(days), side, time: read }]
  }
  return []
}

export function nameDays(typed: string): string[] {
  if (/^(?:weekdays?|entre semana)$/.test(typed)) return WEEKDAYS.slice(0, 5)
  const named = typed
    .split(new RegExp(`${SPAN}| and | y (?:los )?`))
    .map((name) => findWeekday(name.replace(/(?<=o|day)s$/, '')))
  const [first = 0, last = first] = named
  return new RegExp(SPAN).test(typed)
    ? WEEKDAYS.slice(first, last + 1)
    : named.map((index) => WEEKDAYS[index] ?? '')
}

/** Returns whether the days are those of every week: a single Friday may be one on which something is different. */
const isEveryWeek = (said: string, days: string): boolean =>
  /\b(?:every|each|los|cada)\b/.test(said) || / |-|–|(?:days|os)$|^weekday/.test(days)

/** Returns a time; an office neither opens nor closes in the night, so 1 to 6 are in the afternoon. */
export function readTime(typed: string): LocalTime | null {
  const words = typed.replace('mediodia', 'noon').replace(/\.|(?<=[ap]) (?=m)/g, '')
  const isAfternoon = /^[1-6](?::\d{2})?$/.test(words)
  return readClockTime(isAfternoon ? `${words} pm` : words)
}
