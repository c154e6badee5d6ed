// Recognizes words for a picture that say nothing of what it shows: those of a form that nobody filled in, and names of files.
import { looksLikeFileName } from './file-name-words'

const PICTURE =
  '(?:image|picture|photo|photograph|pic|graphic|illustration|drawing|screenshot|banner)'
const IMAGEN =
  '(?:imagen|foto|fotograf[ií]a|ilustraci[oó]n|dibujo|gr[aá]fico|captura de pantalla|portada)'
const THE = '(?:the|this|your|my|our|an?|each)'
const EL = '(?:la|el|esta|este|su|tu|una?|mi)'
const OF_PICTURE = `(?:of|for|about|that describes|describing) (?:${THE} )?(?:${PICTURE}|event|post|page|blog)s?`
const DE_IMAGEN = `(?:de|para|sobre|que describe) (?:${EL} )?${IMAGEN}`
const HOW =
  '(?:short|brief|good|clear|concise|simple|one[- ]sentence|accessible|meaningful|descriptive|detailed|helpful|image|picture|photo)'
const DESCRIPTION =
  '(?:descriptions?|alt(?:ernat(?:iv)?e)?[ -]?(?:text|tag|description)s?|captions?)'
const HERE =
  '(?:here|goes here|to come|tbd|needed|required|for (?:accessibility|seo|screen readers|(?:blind )?people who cannot see it))'
const WRITE =
  '(?:please )?(?:add|write|insert|enter|put|type|provide|include|give|replace with|todo:?)'
const SHOWS = `what (?:${THE} ${PICTURE} (?:shows|is|looks like)|(?:is|you see|people see) (?:in|on) ${THE} ${PICTURE}|it shows)`
const MUESTRA = `(?:qu[eé]|lo que) (?:muestra|se ve en|hay en) ${EL} ${IMAGEN}`
const KIND =
  '(?:nice|beautiful|cute|stock|featured|cover|header|main|hero|event|blog|website|sample|example|placeholder|default|generic)'

const NOTHING: readonly string[] = [
  `(?:${WRITE} )?(?:(?:${THE}|some) )?(?:${HOW},? )*${DESCRIPTION}(?: ${OF_PICTURE})?(?: ${HERE})*`,
  `(?:please )?describe ${THE} ${PICTURE}s?(?: ${HERE}| in (?:one|a) (?:short )?sentence| in a few words)*`,
  `(?:(?:please )?(?:say|describe|write|tell) )?(?:in (?:one sentence|a few words) )?${SHOWS}(?: ${HERE})*(?:, for people who cannot see it.*)?`,
  `${PICTURE} (?:goes )?here|alt|(?:${PICTURE} )?placeholder(?: ${PICTURE}| text)?`,
  `(?:${THE} )?(?:${KIND} )+${PICTURE}|(?:an?|the|this|my) ${PICTURE}`,
  `(?:(?:an?|the|this) )?${PICTURE} of(?: (?:an?|the|some|the event|something|someone))?`,
  `(?:(?:escrib[ae]|agreg(?:a|ue)|a[ñn]ad[ae]|pon(?:ga)?|ingres[ae]) )?(?:${EL} )?(?:(?:breve|corta|buena) )?descripci[oó]n(?: (?:breve|corta|clara))?(?: ${DE_IMAGEN})?(?: aqu[ií])?`,
  `(?:${EL} )?texto alternativo(?: ${DE_IMAGEN})?(?: aqu[ií])?`,
  `(?:por favor,? )?(?:describ[aei]r?|di(?:ga)?) (?:${EL} ${IMAGEN}|${MUESTRA})(?: aqu[ií])?|${MUESTRA}`,
  `${EL} ${IMAGEN}|(?:${EL} )?${IMAGEN} (?:aqu[ií]|del?(?: ${EL})?|de (?:ejemplo|muestra|portada))`,
]
/** A form has them in brackets of any kind, and with dots for what is to be added. */
const PLACEHOLDER = new RegExp(`^[\\s<[({"“*_]*(?:${NOTHING.join('|')})[\\s.…!:>\\])}"”*_]*$`, 'i')

/** Returns whether words for a picture do not say what it shows. */
export const saysNothing = (alt: string): boolean => looksLikeFileName(alt) || PLACEHOLDER.test(alt)
