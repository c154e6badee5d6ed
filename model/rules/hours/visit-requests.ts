// Recognizes sentences that ask people to bring something, to come or to call, without the words "our office": "Drop them off on Friday".
import { SPANISH_WEEKDAYS, WEEKDAYS } from '../../dates/weekdays'
import { simplifyText } from '../../text/simplify-text'

const DAY = `(?:${[...WEEKDAYS, ...SPANISH_WEEKDAYS].join('|').toLowerCase()})s?`
const GIFTS = '(?:boxes|donations?|items|diapers|wipes|clothes|supplies|bottles?|bags?|gifts?)'
const BRING = [
  `bring (?:it|them|everything|(?:your |the )?${GIFTS})`,
  'drop (?:[a-z]+ ){0,3}off|(?:drop|stop|swing|come) by|pick (?:[a-z]+ ){0,3}up',
  'visit us|come (?:in and |and )?(?:see|visit) us',
  `call us (?:on |any )?${DAY}`,
  'best time to (?:call|come|bring|drop|visit|stop)\\b[a-z ]* is',
  'traig\\w+|deje\\w*|entregue\\w*|recoja\\w*|(?:pase|venga)n? a vernos',
  `llamenos (?:el|los) ${DAY}`,
  'mejor (?:momento|hora|dia) para (?:llamar|venir|traer|dejar|entregar)\\w*\\b[a-z ]* es',
]
const ASKS = new RegExp(`\\b(?:${BRING.join('|')})\\b`)
/** Matches the answer to a sentence before it, which says what people bring or where they call. */
const BEST = /\b(?:best time|mejor (?:momento|hora|dia)) (?:is|es)\b/
const BRING_TO_US =
  /\b(?:bring|drop|deliver|come|visit|call|traer|traiga\w*|dejar|venir|llam\w+)\b[^]*\b(?:us|nosotros)\b/
const MAY_ASK =
  /\b(?:bring|drop|stop by|swing by|come|pick|visit us|call us|best time|traig|dej|entreg|recoj|pase|venga|ll[aá]menos|mejor)/i
/** Matches words of what happens at a time, or of a day that is only a limit. */
const OTHER =
  /\b(?:before|after|about|antes|despues|hasta|para (?:el|la|los|las)|for (?:the|our|a)|text(?:s|ing)?|walks?|class(?:es)?|groups?|meetings?|stud(?:y|ies)|supper|dinner|lunch|breakfast|services?|events?|part(?:y|ies)|sale|auction|shifts?|volunteers?|child\w*|kids?|ninos?|hijos?|clases?|grupos?|reunion\w*|voluntari\w*|we (?:will |can |also )?(?:bring|drop|pick|stop|visit|come))\b|(?<!\b(?:drop|stop|swing|come) )\bby\b/
/** Matches the places and organizations of others, which have hours of their own. */
const PLACES =
  /\b(?:church\w*|stores?|shops?|schools?|librar(?:y|ies)|parks?|markets?|hospitals?|banks?|trucks?|tables?|booths?|halls?|chapel|houses?|homes?|hotline|their|courthouse|agency|partners?|warehouse|garage|porch|host|iglesias?|tiendas?|escuelas?|bibliotecas?|casas?|mercados?|at (?:the|a|an)|en (?:la|el|una?))\b/
/** Matches the name of a place: "at Trinity Chapel". */
const NAMED_PLACE =
  /(?<![A-Za-zÀ-ỿ])(?:at|in|near|to|en|a) (?:the |la |el )?(?!(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)[A-ZÀ-Þ][A-Za-zÀ-ỿ]/u

/** Returns whether a text can have such a sentence, in little time. */
export const mayRequestVisit = (text: string): boolean => MAY_ASK.test(text)

/**
 * Returns whether a sentence asks people to come to us, or to call us, at a time.
 * @param paragraph the whole paragraph of the sentence
 * @param title the title above the paragraph
 */
export function requestsVisit(sentence: string, paragraph: string, title: string): boolean {
  const words = simplifyText(sentence)
  const asks = ASKS.test(words)
  if (!asks && !BEST.test(words)) return false
  if (OTHER.test(words) || NAMED_PLACE.test(sentence)) return false
  const isOurs = asks || BRING_TO_US.test(simplifyText(paragraph))
  return isOurs && !isAboutPlaces(sentence, paragraph, title)
}

/** Returns whether a sentence, or what is around it, is about the places of others. */
export const isAboutPlaces = (sentence: string, paragraph: string, title: string): boolean =>
  NAMED_PLACE.test(sentence) ||
  PLACES.test(simplifyText(paragraph)) ||
  PLACES.test(simplifyText(title))
