// Finds words with which people send a text to a colleague: "Let me know if this is too long! Thanks, Callie".

const IT = "(?:it(?:[’']s| is)?|th(?:is|at)(?: is)?)"
const PLACE = '(?:website|site|page|card|blog|newsletter|calendar)'
/** What people say of a text to the person who puts it on the website. */
const ABOUT_TEXT = [
  String.raw`(?:please )?let me know (?:if|whether) (?:${IT}|you (?:want|need|like)) (?:works?|is|looks?|reads?|sounds?|makes sense|okay|ok|good|fine|too|enough|right|any changes|it (?:changed|different|shorter|longer)|me to (?:change|shorten|fix))\b`,
  String.raw`(?:please )?let me know what you think (?:of|about) (?:the|this) (?:text|draft|wording)\b`,
  String.raw`(?:i )?hope (?:this|it) works\b|(?:i )?hope this is (?:ok|okay|fine|enough|what you (?:need|want)\w*)\b`,
  String.raw`(?:please )?feel free to (?:edit|change|shorten|cut|fix|tweak|reword)\b`,
  String.raw`(?:thanks|thank you)(?: so much)? for (?:posting|putting|adding|uploading|changing|fixing|updating) (?:this|it|that)\b`,
  String.raw`(?:it |this |that )?looks? (?:good|great|fine) to me\b|is this (?:ok|okay|too long|too short|what you (?:need|want)\w*)\s*\?`,
  String.raw`(?:can|could|would) you (?:please )?(?:(?:post|upload|publish) (?:this|it|that)|(?:put|add|change|update|swap) (?:this|it|that) (?:on|to|in|into) (?:the|our) ${PLACE}|(?:change|update|shorten|fix|swap) the (?:text|wording|${PLACE}))\b`,
  String.raw`(?:av[ií]s[ae]me|d[ií]game|dime|me (?:dices|avisas)) si (?:est[áa] (?:bien|muy|demasiado)|es (?:muy|demasiado)|quier[ea]s? que (?:lo|la) cambie|as[ií] est[áa] bien)`,
  String.raw`espero que (?:sirva|esté bien|funcione)(?![A-Za-zÀ-ỿ])|me parece bien así`,
].join('|')
const SENTENCE_ABOUT_TEXT = new RegExp(`^(?:${ABOUT_TEXT})`, 'iu')
/** Matches what people say of the parts of a text to its writer. */
const OF_TEXT =
  /\b(?:looks? (?:good|great|fine) to me|let me know what you think|is (?:this|that|it) (?:ok|okay)\?|(?:the|your) (?:first|second|third|last) (?:paragraph|sentence)|your (?:draft|wording)|your (?:[A-Za-zÀ-ỿ]+ )?(?:corrections?|edits|comments|suggestions)|here (?:it is|they are)(?= (?:with|again|now)|[.,!])|(?:it|this|that) reads (?:well|better|nicely)|i(?:[’']ve| have)? (?:made|fixed|corrected|attached|shortened)|attached (?:is|are)|aquí (?:está|va|tiene)|sus? (?:cambios|correcciones)|se lee (?:bien|mejor)|(?:le|te) (?:adjunto|mando|env[ií]o)|el (?:primer|segundo|último) párrafo|tu borrador|me parece bien|qué te parece)(?![A-Za-zÀ-ỿ])/iu

const CLOSING =
  '(?:Thanks(?: (?:so much|again|a lot))?|Thank you|Many thanks|Blessings|Love|Best|Best regards|Regards|Cheers|Warmly|Sincerely|Gracias|Muchas gracias|Bendiciones|Saludos|Un abrazo|Abrazos)'
/** Matches the closing words of a message at its end, with the first name of the writer or without. */
const FAREWELL = new RegExp(
  String.raw`(?<=[.!?…][”")]? )${CLOSING}(?:[,!–—-]+ ?(?:[-–—~] ?)?[A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ]\.?)?|[!.]*)[.!]?\s*$`,
  'u',
)
const FAREWELL_WITH_NAME = new RegExp(String.raw`[.!?…] ${CLOSING}, [A-ZÀ-Þ][a-zß-ỿ]+\s*$`, 'u')
const MAY_HAVE_WORDS =
  /let me know|hope (?:this|it|that)|feel free|thank|gracias|to me\b|you |is (?:this|that|it)|s[ae]me si|d[ií]|dices|avisas|espero|parece|bien/i
const SENTENCES = /[^.!?…]+(?:[.!?…]+[”")]?|$)\s*/gu

/** Returns where the words to a colleague at the end of a text begin, or null. What is before them is for visitors. */
export function findWordsToColleague(text: string): number | null {
  if (!MAY_HAVE_WORDS.test(text)) return null
  const end = FAREWELL.exec(text)?.index ?? text.length
  const sentences = [...text.slice(0, end).matchAll(SENTENCES)]
  let start: number | null = null
  for (const { 0: sentence, index } of sentences.reverse()) {
    if (!SENTENCE_ABOUT_TEXT.test(sentence.trim())) break
    start = index
  }
  return start === null || start === 0 ? null : start
}

/** Returns whether a paragraph below the head of an email seems to be written to a colleague. */
export const isToColleague = (paragraph: string): boolean =>
  FAREWELL_WITH_NAME.test(paragraph) ||
  OF_TEXT.test(paragraph) ||
  findWordsToColleague(`. ${paragraph}`) !== null
