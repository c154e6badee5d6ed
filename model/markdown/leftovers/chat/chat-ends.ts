// Finds the end of an answer of a chat program that says something about its text before it offers to change it.
import { findLastOffer } from './chat-closings'

const FIRST =
  /^[\s>*_#]*(?:(?:I hope|Hope) this |This (?:version|draft|text|post|page|event|announcement|summary|description|letter)\b|Enjoy\b|There you go\b|Feel free |I(?:['’]ve)? (?:kept|tried|used|aimed|added|made) |¡?Espero que |Esta versión |¡?Listo\b)/
const OFFER_START =
  "(?:Would you like me to|(?:Do you w|W)ant me to|(?:Just )?[Ll]et me know if you(?:['’]d like| would like| want| need) me to|I can also|If you(?:['’]d| would)? (?:like|want|prefer),? I can(?: also)?)"
const CHANGE =
  '(?:(?:make|shorten|rewrite|adjust|adapt|translate|tweak|expand|turn|format|polish) (?:it|this|that|them)\\b|(?:write|add|create|draft|suggest|generate|provide) (?:an?|another|some|more)\\b)'
const SPANISH_OFFER =
  '(?:¿(?:Quieres?|Deseas?|[TL]e gustaría)|Avísame si quieres|Avíseme si quiere) que (?:también )?(?:l[oa]s? |[tl]e )?(?:haga|acorte|adapte|traduzca|ajuste|resuma|escriba|agregue|añada|cambie)\\b'
const OFFER = new RegExp(`[.!?] +(?:${OFFER_START} ${CHANGE}|${SPANISH_OFFER})`)
const IS_OFFER = new RegExp(`^(?:${OFFER_START} ${CHANGE}|${SPANISH_OFFER})`)

/** Returns whether a paragraph speaks of its text and offers to change it. */
export const isChatEnd = (paragraph: string): boolean =>
  FIRST.test(paragraph) && (OFFER.test(paragraph) || findLastOffer(paragraph) !== null)

/** Returns whether words begin with an offer to change the text. */
export const isOffer = (words: string): boolean => IS_OFFER.test(words)
