// Defines a field that holds a number of people or things.
import { valid, field, invalid, type Field, type FieldDocs } from '../field'

const PATTERN = /^\d{1,4}$/

/** Accepts a whole number from 0 to 9999. */
export function wholeNumber(docs: FieldDocs): Field<number> {
  return field({ ...docs, constraints: { pattern: PATTERN.source } }, (typed) => {
    if (PATTERN.test(typed)) return valid(Number(typed))
    const number = suggestNumber(typed)
    return invalid(
      'number-shape',
      `"${typed}" is not a whole number.`,
      number === null ? 'Write a number from 0 to 9999 in digits.' : `Write ${number}`,
      number,
    )
  })
}

/** Returns the number in plain digits, without a comma and without characters such as # or º around it, or null if there is none. */
function suggestNumber(typed: string): string | null {
  const digits = typed
    .replace(/(?<=\d\.?)[ºª°]|(?<=\d)(?:st|nd|rd|th)$/, '')
    .normalize('NFKC')
    .trim()
    .replace(/^(\d),(?=\d{3}$)/, '$1')
  const plain = /^(?:#|No\. ?)?(\d{1,4})[.)]?$/i.exec(digits)?.[1]
  return plain ?? null
}
