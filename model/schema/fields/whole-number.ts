// Defines a field that holds a number of people or things.
import { valid, field, invalid, type Field, type FieldDocs } from '../field'
import { readNumberWord } from './number-words'

const PATTERN = /^\d{1,4}$/

/** Accepts a whole number from 0 to 9999. */
export function wholeNumber(docs: FieldDocs): Field<number> {
  return field({ ...docs, constraints: { pattern: PATTERN.source } }, (typed) => {
    if (PATTERN.test(typed)) return valid(Number(typed))
    const number = suggestNumber(typed)
    return invalid(
      'number-shape',
      readNumberWord(typed) === null
        ? `"${typed}" is not a whole number.`
        : `"${typed}" is a number in words, and this line needs digits.`,
      number === null ? adviseOnPlace(typed) : `Write ${number}`,
      number,
    )
  })
}

/** Matches a place between two others, as other programs know it. */
const BETWEEN = /^(\d{1,3})[.,]\d{1,2}$/

function adviseOnPlace(typed: string): string {
  const before = BETWEEN.exec(typed)?.[1]
  return before === undefined
    ? 'Write a number from 0 to 9999 in digits.'
    : `For the place right after ${Number(before)}, write ${Number(before) + 1} here, and a higher number in each file that comes after it.`
}

/** Matches what makes a number the place in a row: `5th`, `5o`, `5ta.`. A capital O may be a zero. */
const ORDINAL_END =
  /(?<=\d)\.? ?(?:[oaº°ª]|st|nd|rd|th|r[oa]|d[oa]|t[oa]|v[oa]|m[oa]|n[oa]|er)(?=\.?$)/
const NUMBER_LABEL = /^(?:#|no\.? ?(?=\d)|n[º°] ?|num\. ?|number |número )/i

/** Returns the number in plain digits, also if it is in words or has a comma or an ordinal ending, or null if there is none. */
function suggestNumber(typed: string): string | null {
  const digits = typed
    .replace(NUMBER_LABEL, '')
    .replace(ORDINAL_END, '')
    .normalize('NFKC')
    .trim()
    .replace(/^(\d),(?=\d{3}$)/, '$1')
  const plain = /^#?(\d{1,4})[.)]?$/.exec(digits)?.[1]
  return plain ?? readNumberWord(typed)?.toString() ?? null
}
