// Parses the number under which the tax office knows an American organization.
import { invalid, valid, type ParseResult } from '../field'

/** Parses an Employer Identification Number: two digits, a hyphen and seven digits. */
export function parseEin(typed: string): ParseResult<string> {
  if (/^\d{2}-\d{7}$/.test(typed)) return valid(typed)
  const [, first, last] = /^(?:ein)?\D*(\d{2})\D?(\d{7})$/i.exec(typed) ?? []
  const meant = first && last ? `${first}-${last}` : null
  return invalid(
    'ein-shape',
    meant === null ? `"${typed}" is not a tax number with nine digits.` : describe(typed, meant),
    meant === null
      ? 'Look the number up. It has two digits, a hyphen and seven digits.'
      : `Write ${meant}`,
    meant,
  )
}

function describe(typed: string, meant: string): string {
  const rest = typed.replace(/\d{2}\D?\d{7}$/, '')
  if (rest !== '') return `There is more than the tax number in "${typed}".`
  return typed === meant.replace('-', '')
    ? 'The hyphen is missing from this tax number.'
    : 'There is something else in place of the hyphen in this tax number.'
}
