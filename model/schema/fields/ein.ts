// Parses the number under which the tax office knows an American organization.
import { invalid, valid, type ParseResult } from '../field'

/** Parses an Employer Identification Number: two digits, a hyphen and seven digits. */
export function parseEin(typed: string): ParseResult<string> {
  if (/^\d{2}-\d{7}$/.test(typed)) return valid(typed)
  const digits = /^(?:ein)?\D*(\d{2})\D?(\d{7})$/i.exec(typed)
  return invalid(
    'ein-shape',
    `"${typed}" is not a tax number with nine digits.`,
    'Write it like 12-3456789',
    digits ? `${digits[1]}-${digits[2]}` : null,
  )
}
