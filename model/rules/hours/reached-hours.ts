// Reads when people reach us, call us or find our doors open, as a sentence says it in other words than "Our office is open".
import { writeHoursInDigits } from '../../dates/hours-in-digits'
import type { DayHours } from '../../hours/weekly-hours'
import { simplifyText } from '../../text/simplify-text'
import { FOR_WHOM, OTHER, readWrittenHours, type WrittenHours } from './written-hours'

const CALL = '(?:reach|call|phone|contact|find|catch|visit|(?:come (?:and |by and )?)?see)'
const ENGLISH = [
  `(?:you(?: can| may| will|['’]ll| could)?(?: always| also)? |please |just |simply |to |feel free to )?${CALL} us`,
  '(?:you (?:can|may) |please )?(?:call|phone)(?: (?:our|the) (?:office|front desk|main number)| our (?:phone )?number)?(?=,? (?:at |on )?\\(?\\d{3}|,? (?:mon|tue|wed|thu|fri|weekdays))',
  "we(?: can be reached| are available|['’]re available| are in the office)",
  'we (?:take|answer|return|pick up)(?: your| the| our| all)?(?: phone)? ?(?:calls|phones?)?(?= )',
  '(?:(?:our|the) )?(?:phones?|telephone|calls) (?:is|are) answered',
  '(?:our|the) (?:front )?doors? (?:is|are) (?:open|unlocked)|our staff (?:is|are) (?:here|there|available|in)',
  '(?:the|our) office (?:is|stays) (?:open|staffed)|(?:(?:our|the) )?office hours(?: are|:)|our hours|(?:our|the) front desk is (?:open|staffed)',
]
const SPANISH = [
  'nos (?:encuentra|halla|localiza)n?',
  '(?:usted(?:es)? )?(?:(?:nos )?pueden? (?:encontrar|llamar|visitar|contactar|localizar|hallar)(?:nos)?|pueden? comunicarse con nosotr[oa]s)',
  '(?:por favor,? )?(?:llamen?nos|llamen?|visiten?nos|contacten?nos|comuniquese con nosotr[oa]s|venga a vernos)',
  'estamos (?:para servirle|a su disposicion|disponibles?|a sus ordenes)',
  '(?:la|nuestra) oficina (?:esta abierta|abre|atiende)|nuestras puertas (?:estan abiertas|se abren)',
  '(?:(?:el|nuestro) )?horario(?: de (?:oficina|atencion))?(?: es|:)|(?:(?:las|nuestras) )?horas de (?:oficina|atencion)(?: son|:)',
  '(?:respondemos|contestamos|atendemos)(?: (?:el|las|sus|nuestro))? (?:telefono|llamadas)|se (?:contesta|atiende) el telefono',
]
/** Matches what people do in our office hours, with the words up to the days. */
const IN_OFFICE_HOURS =
  '(?:call|phone|reach|llame|llamen?os|escriba|venga|comuniquese)[^.;:\\d]{0,30}(?<!\\b(?:its|their|su) )\\b(?:office hours|horas de oficina|horario de oficina)\\b[^.;:\\d]{0,60}?[:,(—–-]? ?(?=(?:de |del |los |from )?(?:mon|tue|weekdays|lunes|martes|entre semana))'
const HOW =
  '(?: (?:by (?:phone|telephone)|in (?:our|the) office|at (?:our|the) office|on the phone|por telefono|en (?:la|nuestra) oficina))?'
const NUMBER = '(?:,? (?:at |on |al |a )?(?:\\+?1[ -.])?\\(?\\d{3}\\)?[ .-]?\\d{3}[ .-]\\d{4})?'
const REACHED = new RegExp(
  `(?:^|(?<=[.,;:(—–] ?|\\b(?:and|so|y|o|or) ))(?:${[IN_OFFICE_HOURS, ...ENGLISH, ...SPANISH].join('|')})${HOW}${NUMBER}`,
)
/** What people do at our office at times is compared in closed-times.ts. */
const VISIT = /\b(?:visit|see|vis[ií]te\w*|vernos)\b/
const OUR_OFFICE = /our (?:\w+ )?office|nuestra oficina/
const BETWEEN =
  /\b(between|entre)((?: las?)?) ([^,;]{1,14}?) (?:and|y) (?=(?:las? )?(?:\d|noon|mediodia))/g
const writeSpan = (_: string, word: string, article: string, from: string): string =>
  word === 'entre' ? `de${article} ${from} a ` : `from ${from} to `
/** Matches why people call, which says nothing about the hours. */
const CONDITION = /^[^\p{L}]*(?:if|when|si|cuando) [^,]*,/u
/** Matches words of what another office says. */
const OTHERS = /\b(?:says?|said|county|state|federal|their|dice|condado|estado)\b/
/** Matches hours of an office that need no AM and PM: "8 to 5". */
const PLAIN_SPAN =
  /(?<![\d:]|\d[-–] ?)\b([7-9]|1[0-2])(:\d\d)? ?(?:-|–|to|until) ?([1-6])(:\d\d)?(?![\d:]| ?[ap]\.? ?m\b| de la)/

/** Returns the hours, of a sentence on a page on which `we` can only be the office. */
export function readReachedHours(sentence: string): WrittenHours | null {
  const plain = simplifyText(writeHoursInDigits(sentence))
    .replace(/[*_]/g, '')
    .replace(FOR_WHOM, '')
    .replace(BETWEEN, writeSpan)
    .replace(PLAIN_SPAN, '$1$2 am to $3$4 pm')
  const match = REACHED.exec(plain)
  if (match === null || (VISIT.test(match[0]) && OUR_OFFICE.test(plain))) return null
  const before = plain.slice(0, match.index)
  const after = plain.slice(match.index + match[0].length)
  // The days can come first: "Monday to Friday, 8:00 AM to 5:00 PM, you can reach us."
  const isLast = !/\d/.test(after)
  const around = (isLast ? after : before).replace(CONDITION, '')
  if (OTHER.test(around) || OTHERS.test(plain)) return null
  if (/^\s*>/.test(before) || /[“"]/.test(plain)) return null
  const hours = readWrittenHours(
    `we are open ${isLast ? before.replace(/^[-+] /, '') : after}`,
    true,
  )
  return hours !== null && hours.size > 1 ? hours : null
}

/**
 * Returns whether people come or call when we are closed on a day, at hours of our other days. Who asks them to call in fewer hours
 * may want that, and who says longer ones may answer calls at home.
 */
export function isBeyond(
  written: DayHours | undefined,
  open: DayHours,
  week: readonly DayHours[],
): boolean {
  if (!written || open === null) return false
  const isWithin = (hours: DayHours) =>
    written.every(({ from, to }) => hours?.some((span) => span.from <= from && to <= span.to))
  return !isWithin(open) && week.some(isWithin)
}
