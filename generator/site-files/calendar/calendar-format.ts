// Writes iCalendar texts (RFC 5545): lines of at most 75 bytes that end with CRLF, texts with their escapes, days and instants.
import type { Day } from '../../../model/dates/day'

/** Without the line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75

/** Writes lines of `NAME:value`, folding those that are too long. */
export const writeLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('')

/** Breaks a line between characters; a space at the beginning of a line continues the one before it. */
function foldLine(line: string): string {
  let folded = ''
  let byteCount = 0
  for (const character of line) {
    const characterBytes = Buffer.byteLength(character)
    if (byteCount + characterBytes > MAX_LINE_BYTES) {
      folded += '\r\n '
      byteCount = 1
    }
    folded += character
    byteCount += characterBytes
  }
  return folded
}

/** Escapes a value of the type TEXT (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Formats a day as `20250410`. */
export const formatDate = (day: Day): string => day.replaceAll('-', '')

/** Formats an instant, given as ISO 8601 text in UTC, as `20250410T230000Z`. */
export const formatInstant = (instant: string): string =>
  instant.replace(/\.\d+/, '').replace(/[-:]/g, '')
