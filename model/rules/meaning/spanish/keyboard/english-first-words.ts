// Knows the English words that autocorrect writes in place of a Spanish request: "Able con nosotros", "Pregnant por el grupo".
import { lookUp } from '../../../../text/look-up'

/** No word that begins a Spanish sentence: Spanish has "tabla", "trágico" and "encuentro" for these, and "lame" is no request of ours. */
const REQUESTS: Readonly<Record<string, string>> = Object.fromEntries(
  'able hable|table hable|lame llame|pregnant pregunte|vengeance venga|tragic traiga|abide ayude|brusque busque|bisque busque|visit visite|consult consulte|confirm confirme|encounter encuentre|unease únase|participate participe|quote cuente|contact contacte'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** Matches the words that come after a Spanish request. */
const AFTER =
  /^ (?:con|a|al|por|para|si|cu[aá]ndo|c[oó]mo|d[oó]nde|qu[eé]|en|de|del|desde|sin|nuestr[ao]s?|su|sus|est[aeo]s?|el|la|los|las|una?|unos|unas|primero|hoy|ahora|antes|directamente|tambi[eé]n|gratis|cualquier|mañana)(?![A-Za-zÀ-ỿ])/u

/**
 * Returns the Spanish request in place of which a sentence begins with an English word, or null.
 * @param typed the word in small letters
 * @param after the text of its line after it
 */
export const translateFirstWord = (typed: string, after: string): string | null =>
  AFTER.test(after) ? (lookUp(REQUESTS, typed) ?? null) : null
