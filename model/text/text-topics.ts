// Finds, in little time, what a text may be about. An entry knows the topics of its file, so that rules about the whole site read
// only the texts that they need, even if there are thousands.
import { MONTH } from '../dates/months'
import { WEEKDAY } from '../dates/weekdays'
import { MAY_LIST_EVENTS } from './event-kinds'
import { NAME_CLAIM, OTHER_PERSON, ROLE_CLAIM, SIGNATURE } from './writer-claims'

export const TEXT_TOPICS = {
  /** What only a person says who is in our office. Someone else may say "call me" with a number of their own. */
  inOffice:
    /(?<![A-Za-zÀ-ỿ])(?:ask (?:for|to (?:speak|talk) (?:to|with)) me|(?:come|stop|drop) (?:in|by) (?:and|to) see me|(?:stop|drop|come) by my (?:office|desk)|my (?:office )?door is (?:always )?open|pregunt(?:e|en|a) por m[ií]|pid(?:a|an|e) hablar conmigo|venga(?:n)? a verme)(?![A-Za-zÀ-ỿ])/iu,
  /** What a writer says of their own name and work, and of others by name. */
  writer: new RegExp(
    `${ROLE_CLAIM.source}|${NAME_CLAIM.source}|${OTHER_PERSON.source}|${SIGNATURE.source}`,
    'mu',
  ),
  /** When our office is open, or our phone is answered. */
  officeHours:
    /our (?:\w+ )?(?:office|hours)|\boffice of\b|we(?: are|['’]re) (?:open|closed|here|there|in our office)|answer(?:s|ed)?\b|is (?:here|there|in)\b|phone lines?|we (?:close|open|stay)\b|\b(?:unlock|open) (?:the|our) (?:front|office) door|contesta|cerramos|abrimos|atendemos|trabajamos|nuestr[ao]s? (?:oficina|horario|horas)|office hours|(?:horarios?|horas) de (?:oficina|atenci[oó]n)|estamos (?:abiert|aqu[ií]|en )/i,
  /** Several days of every week. */
  weekdays:
    /\b(?:mon|tue|tues|wed|thu|thurs|fri|monday|tuesday|wednesday|thursday|friday)s?\.? ?(?:-|–|to|through|thru|until|till|and|&) ?\w|\b(?:lun|lunes|mar|martes|mié|miércoles|jue|jueves)\.? ?(?:-|–|a|al|hasta|y) ?\w|weekdays?\b|every day|\bdaily\b|entre semana|todos los d[ií]as|d[ií]as (?:h[aá]biles|laborables|de semana)|\bM ?[-–] ?F\b/i,
  /** An hour in another time zone. */
  timeZone: /[ECMP][SD]?T\b|Eastern|Central|Mountain|Pacific|[Hh]ora /,
  /** Words that ask for a prayer, in which people may be named. */
  prayer:
    /\b(?:[Pp]ray(?:er|s|ed|ing)?|[Aa]sk God|[Ll]ift up|[Oo]re(?:n|mos)?|[Oo]ración|[Pp]idan?)\b/,
  /** A year in which something began, or for how long something has gone on. */
  foundingYear:
    /(?:for|over|than|almost|nearly|durante|por|de|casi) (?:\d+|[A-Za-zÀ-ỿ]{3,6}) (?:years|decades|años|décadas)|(?:\b[IiEe]n|ince|esde|ounded|stablished|began|begun|orn|ormed|tarted|pened|ounding|eginnings?|tart|undad[ao]s?|und[aó][A-Za-zÀ-ỿ]*|omenz[a-zó]+|mpez[a-zó]+|nici[a-zó]+|nicios?|omienzos?|acimos|ació|puertas|oors) (?:[A-Za-zÀ-ỿ]+ ){0,4}(?:\d{3,5})(?!\d)/u,
  /** A day with its year, in digits: "9/4/2027". */
  dayInDigits: /\d\/\d{1,2}\/20\d\d/,
  /** A day with its year, in words: "April 9, 2027". */
  dayWithYear: /(?:[a-z]\.?\s\d{1,2},|\d\sde\s[A-Za-zÀ-ỿ]+(?:,|\sdel?))\s?\d{4}/iu,
  /** How much time something asks for: "four hours a month". */
  timeAsked:
    /(?:hours?|shifts?|horas?|turnos?)(?: (?:each|a|per|every|al?|a la|por|cada) |\/)(?:day|week|month|year|d[ií]a|semana|mes|a[ñn]o)(?![A-Za-zÀ-ỿ])/iu,
  /** The last year, or month of a year, of something that goes on: "through the end of 2025". */
  endOfPeriod:
    /\b(?:through|thru|until|till|up to|by|before|hasta|antes|ends? (?:in|at|on)|clos(?:es|ing) (?:in|at|on)|expires? (?:in|at|on)|termina|acaba|cierra|finaliza|vence)(?: [A-Za-zÀ-ỿ]+,?){0,5} 20\d\d(?!\d)/iu,
  /** A day without its year, with the whole name of its month: "April 9". */
  dayWithoutYear:
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?![\d:]|,? \d{4})|\d de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!,? (?:del? )?\d{4})/i,
  /** A month with its year: "January 2027". */
  monthWithYear: new RegExp(`${MONTH}(?: of| de| del)? 20\\d\\d`, 'i'),
  /** One of the days around the one on which people read it. */
  thisWeekday: new RegExp(
    `(?:this|coming|next|este|próximo) (?:${WEEKDAY}|miércoles|sábado)`,
    'iu',
  ),
  /** Something that has not begun yet. */
  beginning:
    /(?<![A-Za-zÀ-ỿ])(?:will (?:start|begin|kick off|open|take place|be held)|comenzará|empezará|iniciará|tendrá lugar)(?![A-Za-zÀ-ỿ])/iu,
  /** When doors open, when something begins, or how long it lasts. */
  opening:
    /\b(?:doors|puertas|begins?|began|start(?:s|ed)?|(?:walk|come) in|comienza|empieza|comenzará|empezará|comenzó|empezó)(?![a-zß-ỿ])|\d [ap]\. ?m|\d ?[ap]m\b|(?:from|de) (?:las )?[a-z]+ (?:to|until|a) (?:las )?[a-z]+[.,]/i,
  /** Several kinds of events in one sentence. */
  events: MAY_LIST_EVENTS,
} as const

export type TextTopic = keyof typeof TEXT_TOPICS

export const findTopics = (text: string): TextTopic[] =>
  (Object.keys(TEXT_TOPICS) as TextTopic[]).filter((topic) => TEXT_TOPICS[topic].test(text))
