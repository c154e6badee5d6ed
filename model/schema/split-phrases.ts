// Splits short phrases with commas between them, such as "Two hours a month, a car, and a license".

const NUMBER_WORD = '\\d+|one|two|three|four|five|six|ten|dos|tres|cuatro|cinco|seis|diez'
const ARTICLE = 'a|an|the|your|some|un|una|el|la|los|las|su|sus'
const DETERMINER = `${ARTICLE}|at least|al menos|por lo menos|${NUMBER_WORD}`
/** Matches a phrase that names a thing of its own. */
const PHRASE = new RegExp(
  `^(?:${DETERMINER}) [A-Za-zÀ-ỿ]|^(?:at least|al menos|por lo menos) \\d`,
  'iu',
)
/** Matches a phrase to whose end the next one may belong: "a letter from a pastor, a teacher". */
const MAY_GO_ON = new RegExp(
  ` (?:from|with|for|by|to|of|about|at|in|on|de|con|para|por|en|a) (?:${ARTICLE}|our|my|tu|nuestr[oa]) `,
  'iu',
)
/** A comma in parentheses, and every comma beside semicolons, is within an item. */
const COMMA = /, (?![^()]*\))(?:(?:and|y|e|&) )?/
const SEMICOLON = /; (?![^()]*\))(?:(?:and|y|e) )?/
/** Matches the last two of several short items, with "and" for the comma between them. */
const LAST_TWO = /^(\S+(?: \S+)?) (?:and|or|y|e|o|u|&) (\S+(?: \S+)?)$/i
const ALTERNATIVE = /^(?:or|nor|but|o|u|pero)\s/i
const MIN_CERTAIN = 3
const MAX_WORDS = 8

/** Returns the phrases that may be the items of a list, of which "and" may separate the last two: "run, race and walk"; null if there are none. */
export function splitPhrases(text: string): readonly string[] | null {
  const items = splitAtMarks(text)
  const lastTwo = text.includes(';') ? null : LAST_TWO.exec(items?.at(-1) ?? '')
  if (items === null || lastTwo === null) return items
  const [, beforeLast = '', last = ''] = lastTwo
  return [...items.slice(0, -1), ...capitalizeLike(text, [beforeLast, last])]
}

/** Returns the phrases between the semicolons, or between the commas if there are none. */
function splitAtMarks(text: string): readonly string[] | null {
  const items = text.replace(/\.$/, '').split(text.includes(';') ? SEMICOLON : COMMA)
  const isList = items.length > 1 && items.every((item) => item !== '' && !ALTERNATIVE.test(item))
  if (!isList || /["'“”[\]]/.test(text)) return null
  return capitalizeLike(text, items)
}

/** Begins each item with a capital letter if the text does. */
const capitalizeLike = (text: string, items: readonly string[]): string[] =>
  items.map((item) =>
    /^[A-ZÀ-Þ]/u.test(text) ? item.slice(0, 1).toUpperCase() + item.slice(1) : item,
  )

/** Returns the phrases if they can only be the items of a list, because all are built in the same way; otherwise null. */
export function splitCertainPhrases(text: string): readonly string[] | null {
  const items = splitAtMarks(text)
  const isCertain =
    items !== null &&
    items.length >= MIN_CERTAIN &&
    items.every((item) => PHRASE.test(item) && item.split(' ').length <= MAX_WORDS) &&
    items.slice(0, -1).every((item) => !MAY_GO_ON.test(item)) &&
    !/[.!?:;]\s| (?:or|nor|o|u|but|pero) /i.test(text)
  return isCertain ? items : null
}
