// Splits short phrases with commas between them, such as "Two hours a month, a car, and a license".

const NUMBER_WORD = '\\d+|one|two|three|four|five|six|ten|dos|tres|cuatro|cinco|seis|diez'
const ARTICLE = 'a|an|the|your|some|un|una|el|la|los|las|su|sus'
const DETERMINER = `${ARTICLE}|at least|al menos|por lo menos|${NUMBER_WORD}`
/** Matches a phrase that names a thing of its own. */
const PHRASE = new RegExp(`^(?:${DETERMINER}) \\p{L}|^(?:at least|al menos|por lo menos) \\d`, 'iu')
/** Matches a phrase to whose end the next one may belong: "a letter from a pastor, a teacher". */
const MAY_GO_ON = new RegExp(
  ` (?:from|with|for|by|to|of|about|at|in|on|de|con|para|por|en|a) (?:${ARTICLE}|our|my|tu|nuestr[oa]) `,
  'iu',
)
const SEPARATOR = /[,;] (?:(?:and|y|e) )?/
const ALTERNATIVE = /^(?:or|nor|but|o|u|pero)\s/i
const MIN_CERTAIN = 3
const MAX_WORDS = 8

/** Returns the phrases between the commas, which may be the items of a list; null if there are none. */
export function splitPhrases(text: string): readonly string[] | null {
  const items = text.replace(/\.$/, '').split(SEPARATOR)
  const isList = items.length > 1 && items.every((item) => item !== '' && !ALTERNATIVE.test(item))
  if (!isList || /["'“”[\]]/.test(text)) return null
  const isCapitalized = /^\p{Lu}/u.test(text)
  return items.map((item) =>
    isCapitalized ? item.slice(0, 1).toUpperCase() + item.slice(1) : item,
  )
}

/** Returns the phrases if they can only be the items of a list, because all are built in the same way; otherwise null. */
export function splitCertainPhrases(text: string): readonly string[] | null {
  const items = splitPhrases(text)
  const isCertain =
    items !== null &&
    items.length >= MIN_CERTAIN &&
    items.every((item) => PHRASE.test(item) && item.split(' ').length <= MAX_WORDS) &&
    items.slice(0, -1).every((item) => !MAY_GO_ON.test(item)) &&
    !/[.!?:;]\s| (?:or|nor|o|u|but|pero) /i.test(text)
  return isCertain ? items : null
}
