// Describes a line of the list of published addresses that someone changed, so that it is no address.
import type { ProblemDetails } from '../../problems/problem'
import { listWords } from '../../text/list-words'

/** Matches what is written between two addresses on one line. */
const BETWEEN = /\s*(?:->|=>|[,;])\s*|\s+/
const ORIGIN = /^https?:\/\/[^/\s]*/

/**
 * Returns null if a line is an address.
 * @param known the paths of all pages, and all that redirect to one
 */
export function describeMistypedLine(
  line: string,
  known: ReadonlySet<string>,
): ProblemDetails | null {
  if (/^\/\S*$/.test(line)) return null
  const typed = line.split(BETWEEN).map((part) => part.replace(ORIGIN, ''))
  const paths = [...new Set(typed.filter((part) => part.startsWith('/')))]
  const right = paths.filter((path) => known.has(path))
  const slashed = `/${line.replace(/^[-*\s]+/, '')}`
  const written = right.length > 0 ? right : known.has(slashed) ? [slashed] : paths
  const [first, another] = written
  return {
    code: 'address-lost',
    message: `This list has one address on each line, and "${line}" is not written like one.`,
    fix:
      first === undefined
        ? 'Bring the line back as it was. The list only grows: no address is ever changed in it.'
        : another === undefined
          ? `Write ${first} in its place. The list only grows: no address is ever changed in it.`
          : `Write each of them on a line of its own: ${listWords(written)}.`,
  }
}
