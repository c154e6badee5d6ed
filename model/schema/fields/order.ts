// A field that holds a whole number.
import { valid, field, invalid, type Field } from '../field'

const SHAPE = /^\d{1,4}$/

/** A whole number from 0 to 9999. */
function wholeNumber(words: { about: string; example: string }): Field<number> {
  return field({ ...words, shape: { pattern: SHAPE.source } }, (typed) =>
    SHAPE.test(typed)
      ? valid(Number(typed))
      : invalid(
          'number-shape',
          `"${typed}" is not a whole number.`,
          `Write a number in digits, for example ${words.example}.`,
          meant(typed),
        ),
  )
}

/** The number in digits of another keyboard, or with a sign around it. */
function meant(typed: string): string | null {
  const plain = /^(?:#|No\. ?)?(\d{1,4})[.)]?$/i.exec(typed.normalize('NFKC').trim())?.[1]
  return plain ?? null
}

/** Where an entry stands in its list: small numbers first. */
export function order(): Field<number> {
  return wholeNumber({
    about: 'Where it stands in the list: smaller numbers come first.',
    example: '10',
  })
}
