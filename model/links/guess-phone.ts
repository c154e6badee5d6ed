// Guesses which phone number a text means, and says what to do about one that is none.

/** Matches a ten-digit American number among other words. */
const NUMBER_IN_TEXT = /(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s./‐‑‒–-]*\d{3}[\s.‐‑‒–-]*\d{4}(?!\d)/g
const LABEL = /^(?:tel(?:ephone)?|phone|ph|call|cell|office|sms|text)\b[.:]*\s*/i
const EXTENSION = /[\s,;]*(?:\bext(?:ension)?\b\.?|\bx|#)\s*\d{1,6}$/i
/** The letters on the keys 2 to 9 of a phone. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/**
 * Returns a phone number as a `tel:` link needs it, or null if it cannot be one. Accepts `+` and 8 to 15 digits (RFC 3966, ITU-T
 * E.164), the ten digits of an American number with or without a 1 before them, or a short number of 3 to 6 digits such as 911.
 */
function normalizePhone(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s().‐‑‒–—−/-]/g, '')
  if (/^\+\d{8,15}$/.test(digits) || /^\d{3,6}$/.test(digits)) return digits
  const american = /^1?(\d{10})$/.exec(digits)?.[1]
  return american === undefined ? null : `+1${american}`
}

/** Returns the number that was meant if only a label or a period is too much, or null. */
export function guessPhone(typed: string): string | null {
  return normalizePhone(
    typed
      .trim()
      .replace(LABEL, '')
      .replace(/[.,;]$/, ''),
  )
}

/** Returns the only ten-digit number among other words, with +1 before it, and the words without it; or null. */
export function findOnlyPhone(typed: string): { number: string; rest: string } | null {
  const [found, another] = typed.normalize('NFKC').match(NUMBER_IN_TEXT) ?? []
  const number = found === undefined || another !== undefined ? null : normalizePhone(found)
  return number === null
    ? null
    : { number, rest: typed.normalize('NFKC').replace(found ?? '', ' ') }
}

/**
 * Says what to write in place of a text that is no phone number.
 * @param format writes a number, which has +1 and ten digits, as it has to be typed
 */
export function advisePhone(typed: string, format: (number: string) => string): string {
  const text = typed.normalize('NFKC').trim().replace(LABEL, '')
  const withoutExtension = text.replace(EXTENSION, '')
  const number = normalizePhone(withoutExtension)
  if (withoutExtension !== text && number !== null)
    return `Write ${format(number)} without the extension. A text can say whom to ask for.`
  const [found, another] = text.match(NUMBER_IN_TEXT) ?? []
  if (another !== undefined) return adviseOnSeveral(text, format)
  const only = found === undefined ? null : normalizePhone(found)
  if (only !== null) return `Write only ${format(only)}`
  const corrected = normalizePhone(text.replace(/o/gi, '0').replace(/[il]/gi, '1'))
  if (corrected?.startsWith('+1'))
    return `If the letter is meant as a digit, write ${format(corrected)}`
  const dialed = normalizePhone(text.replace(/[a-z]/gi, findKey))
  if (dialed?.startsWith('+1'))
    return `Write the digits that these letters have on a phone: ${format(dialed)}`
  return text.replace(/\D/g, '').length === 7
    ? 'Write the three digits of the area code before it.'
    : 'Look the number up, and write all its ten digits.'
}

/** Says what is wrong with a text that is no phone number. */
export function describePhone(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const [found, another, more] = text.match(NUMBER_IN_TEXT) ?? []
  if (another !== undefined)
    return `${more === undefined ? 'Two' : 'Several'} numbers are on this line, but only one fits.`
  if (found === undefined) return `"${typed}" is not a phone number with ten digits.`
  return EXTENSION.test(text)
    ? 'There is an extension after the phone number.'
    : `There is more than the phone number in "${typed}".`
}

function adviseOnSeveral(text: string, format: (number: string) => string): string {
  const numbers = [...new Set(text.match(NUMBER_IN_TEXT)?.map(normalizePhone))]
  return `Write ${numbers.flatMap((number) => (number === null ? [] : format(number))).join(' or ')}`
}

const findKey = (letter: string): string =>
  String(KEYS.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2)
