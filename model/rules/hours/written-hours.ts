// Reads the office hours that a sentence says, such as "Our office is open Monday through Friday, 8:00 AM to 5:00 PM".
import { SPANISH_WEEKDAYS, WEEKDAY, WEEKDAYS } from '../../dates/weekdays'
import { readHours, readWeekdays, type DayHours } from '../../hours/weekly-hours'
import { translateHours } from '../../schema/fields/dates/spanish-times'
import { simplifyText } from '../../text/simplify-text'
import { lookUp } from '../../text/look-up'

/** The hours of a day of the week, by its name in English. */
export type WrittenHours = ReadonlyMap<string, NonNullable<DayHours>>

/** Matches the beginning of what can only be said of our office; after `we`, the rest of the page has to be about it too. */
const OFFICE =
  /\b(?:our office (?:is|stays) (?:open|closed)|our (?:regular |usual )?office hours(?: are\b|:)|nuestra oficina (?:esta (?:abierta|cerrada)|abre|atiende|cierra)|nuestr[ao]s? (?:horario|horas) de oficina(?: (?:es|son)\b|:))/
const WE =
  /\b(?:we(?: are|['’]re) (?:open|closed|here|there|in our office)|our hours (?:are\b|:)|(?:lo |le |les )?atendemos|abrimos|trabajamos|estamos (?:abiert[oa]s|aqui|en (?:la|nuestra) oficina|disponibles|(?=(?:de |los )?(?:lunes|martes|miercoles|jueves|viernes)(?: |,)))|nuestr[ao]s? (?:horario|horas)(?: de atencion)?(?: (?:es|son)\b|:)|(?<=^\W*(?:el |las |los )?)(?:horarios?|horas) de (?:oficina|atencion)(?: (?:es|son)\b|:)|(?<=^\W*)office hours(?: are\b|:))/

/** Matches the beginning of a sentence that says when we answer the phone, which we do in our office. */
export const ANSWERED =
  /\b(?:our phones? (?:is|are) answered|(?:someone|somebody|one of us|we) (?:will )?answers? (?:our|the) phones?|(?:someone|somebody|one of us) is (?:here|there|in (?:our|the) office)(?: to answer(?: (?:our|the) phones?)?)?|our phone lines? (?:is|are) open|(?:contestamos|alguien contesta) (?:el|nuestro) tel[eé]fono|nuestro tel[eé]fono se contesta)\b/i

/** Matches what asks people to call or to come during our office hours, right before a colon or a parenthesis with these hours. */
const CALLED =
  /\b(?:call|phone|reach|come|visit|stop by|llam\w+|veng\w+|visit\w+|pas[ea]\w*|comuni\w+)\b[^.:;()]{0,60}\b(?:(?:during|in|within) (?:our |the )?(?:regular )?office hours|(?:en|durante|dentro de) (?:nuestr[ao]s? |las |el |su )?(?:horario|horas) de (?:oficina|atencion))\b(?:[^.:;()]{0,60}:(?!\d) ?| ?\(|, (?=de (?:lunes|martes)|(?:from )?monday))/

/** Matches whom such a sentence asks, after the hours. */
export const FOR_WHOM =
  /[,)] (?:si|if) (?:le gustaria|lo prefiere|prefiere|quiere|you(?:['’]d| would) (?:like|rather)|you prefer|you want)\b[^.]*\.?$/

const DAY = `(?:(?:${WEEKDAY}|lun|mar|mie|jue|vie|sab|dom)s?\\b\\.?|weekdays|every weekday|weekends|every day|daily|todos los dias|entre semana|dias (?:de semana|habiles|laborables))`
const TO = ' ?[-–] ?| to | through | thru | until | till | a | al | hasta (?:el |los )?'
const DAYS = `${DAY}(?:(?:${TO}|, and |, | & | and | y (?:los |el )?)${DAY})*`
const CLOCK =
  '(?:noon|midnight|(?:el )?mediodia|medianoche|\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m\\b\\.?| de la (?:manana|tarde))?)'
const SPAN = `(?:(?:from|de|desde) )?(?:las? )?${CLOCK}(?: ?[-–—] ?| to | until | till | a | hasta )(?:las? )?${CLOCK}`
const PARTS = new RegExp(
  `(?<days>\\b${DAYS})|(?<hours>\\b${SPAN}(?:(?:,| and|, and|,? y) ${SPAN})*|\\bopen 24 hours\\b)|(?<closed>\\b(?:not open|closed|cerrad[oa]s?|cierra|cerramos)\\b)`,
  'g',
)

/** Matches words by which the hours are not those of every week, or not those of the office. */
export const OTHER =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d{4}|holidays?|summer|winter|spring|season|this|next|weeks?|verano|invierno|esta semana|feriados?|starting|beginning|effective|new|used to|were|was|appointments?|cita|only|first|second|third|fourth|last|every other|alternate|some|most|lunch|except|unless|if|when|during|clinic|shop|store|closet|pantry|hotline|phone|text|calls?|clinica|tienda|solo|primer|segundo|ultimo|excepto|si|cuando|durante|nuev[oa]s?|eran?)\b/
const EXCEPT_HOLIDAYS =
  /,?\(?\b(?:except|excluding|excepto)(?: on| for| en)?(?: major| federal| public| los)* (?:holidays|feriados|dias feriados)\b\)?/
const FILLERS =
  /\b(?:our|office|here|there|in|regular|usual|is|stays|we|are|be|re|open|hours|from|and|on|at|the|it|but|nuestr[ao]s?|oficina|esta|estamos|abre|abrimos|atiende|atendemos|trabajamos|abiert[oa]s?|horario|horas|atencion|aqui|al|publico|desde|es|son|del?|les?|los?|las?|el|en|y|pero)\b|[\s.,;:'’()*_-]/g

/** @param isOffice whether `we` can only be the office, too */
export function readWrittenHours(sentence: string, isOffice: boolean): WrittenHours | null {
  const plain = simplifyText(sentence)
    .replace(/[*_]/g, '')
    .replace(EXCEPT_HOLIDAYS, '')
    .replace(/(?<![ap]\.? ?)\bm ?[-–] ?f\b/, 'monday-friday')
    .replace(ANSWERED, 'our office is open')
    .replace(CALLED, 'our office is open ')
    .replace(FOR_WHOM, '')
  const start = OFFICE.exec(plain) ?? (isOffice ? WE.exec(plain) : null)
  if (start === null || OTHER.test(plain) || isQuoted(plain.slice(0, start.index))) return null
  const words = plain.slice(start.index)
  const parts = [...words.matchAll(PARTS)]
  const last = parts.at(-1)
  if (last === undefined) return null
  const rest = words.slice(0, last.index + last[0].length).replace(PARTS, '')
  if (rest.replace(FILLERS, '') !== '') return null
  const pairs = pairParts(parts.map(({ groups = {} }) => groups))
  return pairs !== null && isEveryWeek(pairs) ? readPairs(pairs) : null
}

type Part = Readonly<Record<string, string | undefined>>
type Pair = { readonly days: string; readonly hours: string }

/** Pairs days with the hours right after or before them. */
function pairParts(parts: readonly Part[]): Pair[] | null {
  const pairs: Pair[] = []
  for (let index = 0; index < parts.length; index += 2) {
    const pair = [parts[index], parts[index + 1]]
    const days = pair.find((part) => part?.['days'])?.['days']
    const other = pair.find((part) => part && !part['days'])
    if (days === undefined || other === undefined) return null
    pairs.push({ days, hours: other['hours'] ?? 'closed' })
  }
  return pairs
}

/** Returns whether the days are those of every week: a single Friday may be one on which something is different. */
const isEveryWeek = (pairs: readonly Pair[]): boolean =>
  pairs.length > 1 || pairs.some(({ days }) => / |-|–|(?:days|ends)\.?$|daily/.test(days))

function readPairs(pairs: readonly Pair[]): WrittenHours | null {
  const week = new Map<string, NonNullable<DayHours>>()
  for (const { days, hours } of pairs) {
    const names = readWeekdays(translateDays(days))
    const spans = readHours(translateHours(hours, true) ?? hours.replaceAll('from ', ''))
    if (names === null || spans === null || names.some((name) => week.has(name))) return null
    for (const name of names) week.set(name, spans)
  }
  return week
}

const translateDays = (days: string): string =>
  days
    .replace(/todos los dias/, 'every day')
    .replace(/every weekday|entre semana|dias (?:de semana|habiles|laborables)/, 'weekdays')
    .replace(/[A-Za-zÀ-ỿ]+/gu, (word) => findSpanishDay(word) ?? lookUp(SMALL_WORDS, word) ?? word)
    .replace(/[–]/g, '-')
    .replace(/\b(?:los|el) /g, '')
    .replace(/\./g, '')

/** Returns the day that a Spanish word or its first three letters name. */
const findSpanishDay = (word: string): string | undefined =>
  WEEKDAYS[SPANISH_WEEKDAYS.findIndex((day) => day === word || day.slice(0, 3) === word)]

const SMALL_WORDS: Readonly<Record<string, string>> = {
  a: 'to',
  al: 'to',
  hasta: 'to',
  until: 'to',
  till: 'to',
  y: 'and',
  sabados: 'Saturday',
  domingos: 'Sunday',
}

const isQuoted = (before: string): boolean =>
  /^\s*>/.test(before) || before.split('“').length > before.split('”').length
