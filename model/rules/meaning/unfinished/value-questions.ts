// Finds what people ask a colleague, or doubt, in a field that is a name or a plain fact: "1 Sample Road (or is it 11?)", "Nurse - ¿o es RN?".
import { findColleagueNote } from '../../../markdown/leftovers/colleagues/colleague-notes'
import { lookUp } from '../../../text/look-up'

const PERSON = '[A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ][a-zß-ỿ]+)?'
const CHECK =
  '(?:ask|check|confirm|verify|find out|look (?:it|this) up|call them|let (?:me|us) know)'
const REVISAR = '(?:preguntar|confirmar|revisar|verificar|checar|averiguar|llamar(?:les)?)'

/** Questions of the makers of a text about what they have typed. */
const QUESTIONS = [
  `(?:[Oo]r )?(?:maybe |perhaps |just )?(?:[Ii]s|[Ww]as|[Ii]sn['’]t) (?:it|this|that|he|she)(?! (?:safe|free|raining|too|you))[^?]*\\?`,
  `[Oo]r (?:maybe |perhaps )?\\d[^?]{0,20}\\?`,
  '\\d+(?: ?(?:or|o|/) ?\\d+)? ?\\?',
  '[Mm]aybe [^?]{1,40}\\?',
  '(?:[Ss]hould|[Dd]o|[Dd]oes) (?:we|I|it|this|that)(?! (?:have to|need to bring))[^?]*\\?',
  '[Ww]hich (?:one|number|name|date|spelling)[^?]*\\?',
  '(?:[Rr]ight|[Cc]orrect|[Ss]pelling|[Ss]till|[Yy]es|[Oo]k|[Nn]ew) ?\\?',
  '¿ ?(?:o )?(?:[Ee]s|[Ee]ra|[Ss]on|[Ss]erá|[Ss]e escribe|[Cc]uál|[Tt]odavía|[Aa]sí|[Cc]orrecto|[Ss]eguro)(?![A-Za-zÀ-ỿ])[^?]*\\?',
  '¿ ?o [^?]{1,40}\\?',
].join('|')
/** A number or a day that may be another one: "(or 6?)", "(is it Saturday?)". */
const NUMBERS =
  '(?:[Oo]r |¿ ?o |¿)?(?:(?:maybe|is it|is this|at|on|a las|el|es) ){0,3}(?:\\$?\\d[\\d:., apmAPM–-]*|[Mm]onday|[Tt]uesday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: (?:or|o) [^?]{1,20})? ?\\?'
const UNSURE =
  "I (?:think|guess|believe)|I(?:['’]m| am) not sure[^()]*|(?:[Nn]ot sure|[Uu]nsure)(?: (?:about|if|whether|of) [^()]*)?|[Cc]reo(?: que[^()]*)?|[Nn]o estoy segur[oa][^()]*"
/** What people say when they are not sure. */
const DOUBTS = [
  UNSURE,
  `(?:(?:I|[Ww]e) )?(?:still )?[Nn]eed to ${CHECK}[^()]*`,
  `(?:I|[Ww]e|${PERSON})(?:['’]ll| will) ${CHECK}[^()]*`,
  `${PERSON} (?:knows|has) (?:the|it|this|her|his)(?![A-Za-zÀ-ỿ])[^()]*`,
  '[Dd]ouble[- ]?check[^()]*|[Tt]o be checked',
  `(?:[Hh]ay|[Tt]engo|[Tt]enemos) que ${REVISAR}[^()]*|(?:[Vv]oy|[Vv]amos) a ${REVISAR}[^()]*|${PERSON} (?:va a ${REVISAR}|sabe)[^()]*`,
].join('|')
/** What visitors could be asked to do as well, if it were not in a name or an address. */
const REQUESTS = [
  `[Aa]sk (?:her|him|them|(?:the|our|their) (?:office|church|pastor)|${PERSON})(?! for)[^()]*`,
  `(?:[Cc]heck|[Cc]onfirm) with [^()]*|[Pp]reguntar(?:le|les)?(?![A-Za-zÀ-ỿ])[^()]*`,
  `(?:[Mm]aybe|[Pp]erhaps|[Pp]robably|[Tt]al vez|[Qq]uizás?|[Aa] lo mejor)`,
  `(?:[Oo]r|[Oo]) (?:maybe |perhaps |tal vez )?\\d+`,
  `(?:the|their|her|his) (?:letterhead|si(?:gn)|website|bulletin|email|card|list|map) says [^()]*|(?:según )?(?:el letrero|su página|la carta|la lista) dice [^()]*`,
  `${PERSON},? (?:please|pls|can you|could you|por favor|¿?puedes)(?![A-Za-zÀ-ỿ])[^()]*`,
].join('|')

const bracket = (words: string): RegExp =>
  new RegExp(`\\s*[(\\[{]\\s*(?:${words})[^()\\[\\]{}]{0,120}\\s*[)\\]}]`, 'u')
const wholeBracket = (words: string): RegExp =>
  new RegExp(`\\s*[(\\[{]\\s*(?:${words})[.!]*\\s*[)\\]}]`, 'u')
const BRACKETED_QUESTION = bracket(QUESTIONS)
const BRACKETED_NUMBER = bracket(NUMBERS)
const BRACKETED_UNSURE = wholeBracket(UNSURE)
const BRACKETED_DOUBT = wholeBracket(`${DOUBTS}|${REQUESTS}`)
/** Any question in parentheses, such as "(Samuel?)". */
const BRACKETED_ANY = /\s*[([{][^()[\]{}]*\?[^()[\]{}]*[)\]}]/u
const QUESTION_AT_END = new RegExp(`(?:\\s*[,;.–—-]+)?\\s+(?:${QUESTIONS})[^?]*$`, 'u')
const DOUBT_AT_END = new RegExp(
  `(?:\\s*[,;.–—-]+|\\?)\\s+(?:${DOUBTS}|${REQUESTS})[.!?]*$|\\s+(?:ask ${PERSON}|preguntar a ${PERSON})$`,
  'u',
)
/** A question mark at the end of a name that is not a question. */
const MARK_AT_END =
  /(?<=^(?!¿|(?:Who|What|How|Why|When|Where|Can|Need|Got|Are|Is|Do|Does|So|Now)\b)[^?]*[A-Za-zÀ-ỿ\d])\s?\?+$/u
/** A word to a colleague after a mark that a time is not known yet. */
const AFTER_UNKNOWN = new RegExp(
  `(?<=^(?:TBD|TBA|[Tt]o be (?:determined|announced)))(?:\\s*[,;–—-]+|\\s+\\()\\s*(?:${DOUBTS}|${REQUESTS})\\)?$`,
  'u',
)

/** Words after "decorative", which is a picture's whole description. A sentence such as "Decorative, painted tiles" goes on. */
const AFTER_DECORATIVE =
  /(?<=^decorative)(?:\s*[([{][^()[\]{}]*[)\]}]\.?|\s+[-–—]+\s.*|\s*(?:;|\.(?=\s)|\/\/|#)\s*\S.*)$/iu

/** Fields that are the name of someone or something, or where it is. */
const NAMES = new Set('address name organization role author'.split(' '))
const PATTERNS_OF_NAMES = [
  BRACKETED_QUESTION,
  BRACKETED_DOUBT,
  BRACKETED_ANY,
  QUESTION_AT_END,
  DOUBT_AT_END,
  MARK_AT_END,
]
/** Fields in which visitors may be asked to call, for example. */
const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  time: [BRACKETED_QUESTION, BRACKETED_UNSURE, QUESTION_AT_END, AFTER_UNKNOWN],
  hours: [BRACKETED_QUESTION, BRACKETED_UNSURE, QUESTION_AT_END, AFTER_UNKNOWN],
  location: [BRACKETED_QUESTION, BRACKETED_UNSURE, QUESTION_AT_END, AFTER_UNKNOWN],
  image_alt: [AFTER_DECORATIVE, BRACKETED_QUESTION, BRACKETED_UNSURE],
  requirements: [BRACKETED_QUESTION, BRACKETED_UNSURE],
  title: [BRACKETED_NUMBER],
  summary: [BRACKETED_NUMBER],
  description: [BRACKETED_NUMBER],
  status_note: [BRACKETED_NUMBER],
  registration: [BRACKETED_NUMBER],
}
const MAY_BE =
  /\?|^decorative[^A-Za-zÀ-ỿ]|\b(?:think|guess|believe|sure|need|ask|check|confirm|double|with|will|knows|has|says|maybe|perhaps|probably|or|o|please|pls|can|could|creo|estoy|que|va|voy|vamos|sabe|tal|quiz|lo|dice|por favor|preguntar)|['’]ll\b/iu

/**
 * Returns the question or the doubt of a value as it was typed, or null.
 * @param isPerson whether the file is about a person, whose title is a name as well
 */
export function findQuestion(text: string, field: string, isPerson: boolean): string | null {
  const isName = NAMES.has(field) || (isPerson && field === 'title')
  const patterns = isName ? PATTERNS_OF_NAMES : lookUp(PATTERNS, field)
  if (!patterns || !MAY_BE.test(text)) return null
  const note = findColleagueNote(text)
  const words = note?.isBracketed === true ? note.match[0] : undefined
  const found = words ?? patterns.map((pattern) => pattern.exec(text)?.[0]).find((match) => match)
  return found === undefined || found.trim() === text.trim() ? null : found
}
