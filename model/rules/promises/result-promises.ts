// Promises that a test is done, a result is ready or a visitor is seen within a certain time: "You have the result within an hour".
import { NUMBERS } from '../../text/counting-words'

/** Matches the words of a clause that is no question, no hope and no story. */
const createWords = (max: number, excluded: string) =>
  `(?:(?!(?<![A-Za-zÀ-ỿ])(?:${excluded})(?![A-Za-zÀ-ỿ])|n['’]t\\b)[^.,;:!?()]){0,${max}}`
const WORDS = createWords(
  40,
  'not|cannot|no|never|please|must|should|if|unless|usually|often|try|tries|hope|may|might|can|could|was|were|had|did|asks?',
)
/** Matches a place before which nobody asks, hopes or reads of a condition. */
const STATED =
  '(?<!(?<![A-Za-zÀ-ỿ])(?:if|when|whether|ask(?:s|ing)?|unless|may|might|can|could|hopes?|pray|si|cuando|pregunte|pregunta)(?![A-Za-zÀ-ỿ])[^.,;:!?]{0,60})'

const IN_HOURS = `(?:within|in(?: just| only)?|in less than|in under) (?:an?|one|${NUMBERS}|24|48|72) (?:hours?|(?:business |working )?days?)\\b`
const THAT_DAY =
  '(?:(?:on )?(?:the|that) (?:very )?same day|(?:on )?the (?:very )?day (?:that |on which )?you (?:call|come|visit|arrive|walk in)|while you wait)\\b'
const SOON = `(?:${IN_HOURS}|${THAT_DAY})`
const NO_WAIT = 'no wait(?:ing)?(?: times?)?(?=[.,;!]|$)'
const NEVER_WAIT =
  "(?:(?:will )?(?:not|never)|won[’']t) (?:have|need) to wait(?=[.,;!]|$| for (?:an?|your|the) (?:appointment|results?|tests?|ultrasounds?)\\b)"
const SAME_DAY =
  '(?:same|next)(?:-| )day(?= (?:pregnancy )?(?:appointments|results|tests|ultrasounds)\\b)'

const SPANISH_IN_HOURS = `(?:en (?:menos de |solo )?|dentro de )(?:una?|${NUMBERS}|24|48|72) (?:horas?|d[ií]as?)(?![A-Za-zÀ-ỿ])`
const SPANISH_THAT_DAY =
  '(?:el|ese) mismo d[ií]a(?![A-Za-zÀ-ỿ])|el (?:mismo )?d[ií]a (?:en )?que (?:usted )?(?:llam[ae]|viene|venga|nos (?:llam[ae]|visit[ae]))(?![A-Za-zÀ-ỿ])'
const SPANISH_SOON = `(?:${SPANISH_IN_HOURS}|${SPANISH_THAT_DAY})`
const SPANISH_NO_WAIT = '(?<![A-Za-zÀ-ỿ])(?:sin|no hay) (?:tiempos? de )?esperas?(?=[.,;!]|$)'

/** Matches the words of such a promise that name the time. */
export const RESULT_TIME = `(?:${SOON}|${SAME_DAY}|${NO_WAIT}|${NEVER_WAIT}|${SPANISH_SOON}|${SPANISH_NO_WAIT})`

const SERVICES = '(?:results?|(?:pregnancy )?tests?|ultrasounds?|sonograms?|appointments?)'

export const RESULT_PROMISES: readonly string[] = [
  `\\b(?:${SERVICES} and )?${SERVICES}\\b${STATED}${WORDS}\\b(?:is|are|be) (?:done|ready|given|available|made|booked|performed|offered)\\b${WORDS}\\b${SOON}`,
  `\\b(?:your|the|test|written) results?(?: in writing)? ${SOON}${STATED}`,
  `\\b(?:we|(?:(?:an?|the|our) )?(?:nurse|doctor)|someone|you)(?: will)?(?: always)? (?:gives?|tells?|hands?|gets?|have|has|receives?)\\b${STATED}(?: you)? (?:(?:your|the|an?|their)(?: \\w+)?|\\w+) (?:results?|ultrasounds?|tests?|appointments?)\\b${WORDS}\\b${SOON}`,
  `\\byou(?: will(?: be)?| are)(?: always)? seen\\b${STATED}${WORDS}\\b${SOON}`,
  `\\b(?:we|(?:(?:an?|the|our) )?(?:nurse|doctor)|someone)(?: will)?(?: always)? sees? you\\b${STATED}${WORDS}\\b${SOON}`,
  `\\b(?:we (?:have|offer|do|give)|get your|you get) ${SAME_DAY}\\b (?:pregnancy )?(?:appointments|results|tests|ultrasounds)\\b`,
  `\\b(?:there is|with) ${NO_WAIT}`,
  `\\byou ${NEVER_WAIT}`,
]

const SPANISH_WORDS = createWords(
  40,
  'no|nunca|por favor|debe|si|puede|pueden|trata|tratamos|espera|esperamos|fue|fueron',
)
const SPANISH_SERVICES =
  '(?:resultados?|pruebas?(?: de embarazo)?|ultrasonidos?|ecograf[ií]as?|citas?)'

export const SPANISH_RESULT_PROMISES: readonly string[] = [
  `(?<![A-Za-zÀ-ỿ])${SPANISH_SERVICES}(?![A-Za-zÀ-ỿ])${STATED}${SPANISH_WORDS}(?<![A-Za-zÀ-ỿ])(?:se (?:hacen?|dan?|entregan?|realizan?)|est(?:á|a|án|an|ará|arán) list[oa]s?)(?![A-Za-zÀ-ỿ])${SPANISH_WORDS}(?<![A-Za-zÀ-ỿ])${SPANISH_SOON}`,
  `(?<![A-Za-zÀ-ỿ])(?:el|los|sus?) resultados?(?: por escrito)? ${SPANISH_SOON}${STATED}`,
  `(?<![A-Za-zÀ-ỿ])(?:(?:le|les) (?:da|damos|daremos|entrega|entregamos)|recib(?:e|irá)|tendrá|obtiene|obtendrá)${STATED} (?:el|su|sus|los|una?) ${SPANISH_SERVICES}(?![A-Za-zÀ-ỿ])${SPANISH_WORDS}(?<![A-Za-zÀ-ỿ])${SPANISH_SOON}`,
  `(?<![A-Za-zÀ-ỿ])(?:la|lo|le|les) (?:atendemos|atenderemos|atienden?|atenderán?)${STATED}${SPANISH_WORDS}(?<![A-Za-zÀ-ỿ])${SPANISH_SOON}`,
  SPANISH_NO_WAIT,
]
