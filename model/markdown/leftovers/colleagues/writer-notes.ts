// Finds what writers leave among the words for visitors: "Two more sentences here", "///the part about texts///", "waiting on Callie for the name".

const NAME = '(?:[A-ZÀ-Þ][a-zß-ỿ]+)'
const DAY =
  '(?:(?:on |by |next |el |la )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|next week|later|soon|el lunes|el martes|el miércoles|el jueves|el viernes|mañana|la próxima semana)'
const START = '(?<=^|[\\n|>] ?|[.!?…]["”)]? )'
const END = '(?=\\s*(?:[.!]?\\s*(?:$|[\\n|])|[.!)]))'
const THING =
  '(?:names?|photos?|pictures?|text|dates?|times?|numbers?|bio|logo|links?|file|address|price|title|quote|details|list|description)'
const COUNT =
  '(?:(?:one|two|three|four|a few|some|a couple)(?: of)?(?: more)?|a(?:nother)?|more|\\d)'
const CUENTA = '(?:una?|dos|tres|cuatro|unas|unos|otra|otro|más)'

/** Between marks that nobody needs for words. */
const MARKED = [
  String.raw`(?<![\w/:.])/{3,}(?=[^/\n]*[A-Za-zÀ-ỿ])[^/\n]{3,200}/{3,}`,
  '(?<=[^\\n>]|^)>{2,}(?=[^<>\\n]*[A-Za-zÀ-ỿ])[^<>\\n]{3,120}<{2,}(?!<)',
]
/** In parentheses without a person who knows it later, or who knows it. */
const BRACKETED = [
  `\\([^()\\n]*[,;.] (?:will|should|I will|I['’]ll) (?:know|find out|hear|confirm) (?:more |for sure )?${DAY}\\.?\\)`,
  `\\((?<name>${NAME}) (?:would|will|should|might) know(?: (?:more|for sure|that|this))?\\.?\\)`,
]
const SENTENCES = [
  `${START}${COUNT} (?:short |good )?(?:sentences?|paragraphs?|lines) (?:here|to come|go(?:es)? here)(?:[,.;:!]| [–—-] |$)[^.!?|\\n]*[.!?]?`,
  // An "oración" may be a prayer.
  `${START}(?:aquí )?faltan? ${CUENTA} (?:frases?|párrafos?)(?: más)?(?: aquí)?[^.!?|\\n]*[.!?]?`,
  `${START}${CUENTA} (?:frases?|párrafos?)(?: más)? aquí(?:[,.;:!]| [–—-] |$)[^.!?|\\n]*[.!?]?`,
  `${START}(?:the (?:new|newer|latest|right|real|final|updated|corrected) (?:one|version|file|photo|picture|copy|text|list|form|sheet)s? (?:is|are) (?:still )?on ${NAME}['’]s (?:laptop|computer|phone|desk)[.,;:]? (?:and )?)?I(?: will|['’]ll) (?:put (?:it|them|this|that) up|upload (?:it|them|this|that)|swap (?:it|them|this|that)(?: in| out)?|update this) (?:when|once|as soon as|after|later|tomorrow|next week|on)(?![A-Za-z])[^.!?"”\\n]*(?:[.!](?!["”])|$)`,
]
const OF_PERSON = [
  `(?<=\\? )(?<name>${NAME}) (?:would|will|should|might) know[.!]?$`,
  `(?<=(?:^|[\\n|,;(:–—-]) ?)(?:[Ss]till )?[Ww]aiting (?:on|for) (?<name>${NAME}) (?:for (?:the|an?|her|his|their|that) ${THING}|to (?:send|confirm|approve) (?:it|this|the ${THING}|her ${THING}|his ${THING}))${END}`,
  `${START}[Ee]st[ea] (?:párrafo|parte|sección|texto|frase|oración|línea) l[oa] (?:(?:va a )?(?:cambiar|corregir|terminar|reescribir)|(?:cambia|corrige|termina|reescribe|cambiará|corregirá|terminará|reescribirá)) (?<name>${NAME})(?![A-Za-zÀ-ỿ])(?![^.!?\\n]* cada )[^.!?\\n]*[.!]?`,
  `${START}(?<name>${NAME}) (?:(?:will|is going to|wants to|has to|needs to) (?:change|update|rewrite|redo|edit|shorten|proofread)|(?:changes|rewrites)) this (?:paragraph|sentence|line|wording|text|section)(?![A-Za-z])(?![^.!?\\n]* (?:each|every) )[^.!?\\n]*[.!]?`,
]

const PATTERNS = [
  ...MARKED.map((words) => new RegExp(words, 'u')),
  ...BRACKETED.map((words) => new RegExp(words, 'u')),
  ...SENTENCES.map((words) => new RegExp(words, 'iu')),
  ...OF_PERSON.map((words) => new RegExp(words, 'u')),
]
const MAY_HAVE_NOTE =
  /\/{3}|<<| (?:know|find out|hear|confirm)|[Ww]aiting (?:on|for) [A-ZÀ-Þ]|(?:sentences?|paragraphs?|lines) (?:here|to come|go)|frase|párrafo|[Ee]st[ea] (?:parte|sección|texto|oración|línea) l[oa] |I(?: will|['’]ll) |this (?:paragraph|sentence|line|wording|text|section)/
const NOBODY =
  /^(?:Nobody|You|They|She|He|We|It|That|This|Who|Heaven|Doctors?|Nurses?|Mom|Jesus|Christ|God)$/

/**
 * Returns the first such note in a text, or null.
 * @param isPerson returns whether a name may be that of a colleague
 */
export function findWriterNote(
  text: string,
  isPerson: (name: string) => boolean,
): RegExpExecArray | null {
  if (!MAY_HAVE_NOTE.test(text)) return null
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text)
    const name = match?.groups?.['name']
    if (match && (name === undefined || (isPerson(name) && !NOBODY.test(name)))) return match
  }
  return null
}
