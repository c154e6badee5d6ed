// Promises that something reaches people or is answered within a certain time: "Your receipt reaches you within 48 hours".
import { NUMBERS } from '../../text/counting-words'
import { RESULT_PROMISES, RESULT_TIME, SPANISH_RESULT_PROMISES } from './result-promises'
import { PRONTO, SOON } from './sentences/soon-words'

/** Matches the words of a clause that neither denies anything nor asks people to do it. */
const createWords = (max: number, excluded: string) =>
  `(?:(?!(?<![A-Za-zÀ-ỿ])(?:${excluded})(?![A-Za-zÀ-ỿ])|n['’]t\\b)[^.,;:!?()]){0,${max}}`
const WORDS = createWords(
  50,
  'not|cannot|no|never|please|must|should|need|needs|have to|if|unless|usually|try|tries|hope|may|might|can|was|were|had|did',
)
const UNITS = '(?:(?:business|working|week|calendar) )?(?:minutes?|hours?|days?|weeks?)'
const WITHIN = `(?:(?:within|in less than|in under|inside of) (?:an?|one|the|${NUMBERS}) ${UNITS}|in (?:24|48|72) hours|(?:by|on) the next (?:business|working) day|(?:on )?the same (?:business )?day)\\b`
const SPANISH_WITHIN = `(?:en (?:menos de |un plazo de )?|dentro de )(?:las (?:pr[oó]ximas )?)?(?:una?|${NUMBERS}) (?:minutos?|horas?|d[ií]as?(?: h[aá]biles)?|semanas?)`
const REACH =
  '(?:reach(?:es)?|arrives?|answers?|repl(?:y|ies)|responds?|get(?:s)? back|hear (?:back|from)|calls? (?:you|back)|writes? (?:to you|you|back)|emails? (?:you|it)|sends?|mails? (?:you|it)|receives?|gets? (?:an?|your) (?:answer|reply|response|receipt|call|email|letter)|is (?:sent|mailed|answered|emailed)|are (?:sent|mailed|answered|emailed)|be (?:sent|mailed|answered|emailed)|contacts? you|comes? to you)\\b'
const ANSWER = '(?:answer|reply|respond|get back|call (?:you|back)|write (?:to you|you|back))\\b'

/** Matches words that promise something at any hour, and those that only extend another time. */
const ANY_HOUR =
  '(?:(?:by )?(?:day (?:or|and) night|night (?:or|and) day)|(?:a|around) the clock|at any hour(?: of the (?:day|night))?)\\b'
const DAYS_OFF =
  '(?:(?:on|at|in) )?(?:the )?(?:weekends?|evenings?|nights?|(?:Satur|Sun)days?|holidays?)\\b'
const LISTED_DAYS = `${DAYS_OFF}(?:,? (?:(?:and|or) )?${DAYS_OFF})*(?:,? (?:too|included|as well)\\b)?`
const ALWAYS = `(?:${ANY_HOUR}|(?:at any time|(?:seven|7) days (?:a|per) week|(?:24|twenty-four) hours a day|365 days a year|24/7|every (?:single )?day(?: of the (?:week|year))?)\\b|(?:even|also|including) ${LISTED_DAYS}|${LISTED_DAYS}(?=[.,;:!?)]|$))`
const SPANISH_ANY_HOUR =
  '(?:(?:de )?d[ií]a [oy] (?:de )?noche|a (?:cualquier|toda) hora(?: del d[ií]a)?)(?![A-Za-zÀ-ỿ])'
const SPANISH_DAYS_OFF =
  '(?:(?:en|por) )?(?:(?:los|las|la) )?(?:fin(?:es)? de semana|noches?|s[áa]bados|domingos|(?:d[ií]as )?(?:festivos|feriados))(?![A-Za-zÀ-ỿ])'
const SPANISH_LISTED_DAYS = `${SPANISH_DAYS_OFF}(?:,? (?:[yo] )?${SPANISH_DAYS_OFF})*`
const SPANISH_ALWAYS = `(?:${SPANISH_ANY_HOUR}|(?:(?:los )?(?:siete|7) d[ií]as (?:de|a) la semana|todos los d[ií]as)(?![A-Za-zÀ-ỿ])|(?:incluso|también|hasta|y) ${SPANISH_LISTED_DAYS})`
const TIME = `${WITHIN}(?:,? (?:and )?${ALWAYS})*`
const SPANISH_TIME = `${SPANISH_WITHIN}(?:,? (?:y )?${SPANISH_ALWAYS})*`
const ANY_TIME = `(?:${TIME}|${ANY_HOUR}|${SPANISH_TIME}|${SPANISH_ANY_HOUR}|${RESULT_TIME})`

/** Returns the words of a promise that say within which time, or that say at any hour. */
export const findTimes = (words: string): string[] =>
  [...words.matchAll(new RegExp(`${ANY_TIME}|\\b(?:${SOON}|${PRONTO})(?![A-Za-zÀ-ỿ])`, 'giu'))].map(
    ([time]) => time,
  )

/** Matches, in little time, all texts that can have such a promise. */
export const MAY_PROMISE_TIME = new RegExp(ANY_TIME.replaceAll(' ', '[\\s*_]+'), 'iu')

export const TIME_PROMISES: readonly string[] = [
  `(?:\\b${ANY_HOUR},? )?\\b(?:we|you|your|our)\\b${WORDS}\\b${REACH}${WORDS}\\b${TIME}`,
  `\\b${TIME},? (?:we|you|your|our)\\b${WORDS}\\b${REACH}`,
  `\\bwe\\b${WORDS}\\b${ANSWER}${WORDS}(?:, )?\\b${ANY_HOUR}`,
  `\\b${ANY_HOUR},? we\\b${WORDS}\\b${ANSWER}${WORDS}`,
  ...RESULT_PROMISES,
]

const SPANISH_WORDS = createWords(
  50,
  'no|nunca|por favor|debe|deben|necesita|si|puede|intentamos|tratamos|esperamos',
)
const SPANISH_REACH =
  '(?:llegar?(?:á|án|a|an)?|responde(?:mos|remos)?|contesta(?:mos|remos)?|recib(?:e|ir[aá]|en)|env[ií]a(?:mos|remos)|llama(?:mos|remos)|escrib(?:imos|iremos))(?![A-Za-zÀ-ỿ])'

const SPANISH_ANSWER = '(?:respond|contest)(?:e|a)(?:mos|remos)(?![A-Za-zÀ-ỿ])'
const PERHAPS = '(?<!(?:si|cuando|normalmente|generalmente|casi siempre|por lo general|a veces),? )'

export const SPANISH_TIME_PROMISES: readonly string[] = [
  `(?<![A-Za-zÀ-ỿ])(?:su|sus|le|les|usted|nosotros)(?![A-Za-zÀ-ỿ])${SPANISH_WORDS}(?<![A-Za-zÀ-ỿ])${SPANISH_REACH}${SPANISH_WORDS}\\b${SPANISH_TIME}`,
  `${PERHAPS}(?<![A-Za-zÀ-ỿ])${SPANISH_ANSWER}${SPANISH_WORDS}\\b${SPANISH_TIME}`,
  `${PERHAPS}(?<![A-Za-zÀ-ỿ])${SPANISH_ANSWER}${SPANISH_WORDS}(?:, )?(?<![A-Za-zÀ-ỿ])${SPANISH_ANY_HOUR}`,
  ...SPANISH_RESULT_PROMISES,
]
