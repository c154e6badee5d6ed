// An address that a page had earlier.
import { valid, field, invalid, type Field } from '../field'

/** Longer ones do not fit into the file that stands at the address; no printed one is as long. */
const LONGEST = 200
const SHAPE = /^(?:\/[a-z0-9-]+)+$/

/** An address on this site as it is without its domain: `/old-name`. */
export function redirectPath(): Field<string> {
  return field(
    {
      about: 'An address that this page had before. Whoever opens it comes to this page.',
      example: '/old-name',
    },
    (typed) => {
      if (SHAPE.test(typed) && typed.length <= LONGEST) return valid(typed)
      if (typed.length > LONGEST)
        return invalid(
          'old-address-shape',
          `This address has ${typed.length} characters, and ${LONGEST} at most can be kept.`,
          'Delete the line: an address as long as this was never on this site.',
        )
      const meant = `/${pathOf(typed)}`
      return invalid(
        'old-address-shape',
        `"${typed}" is not an address as this site writes it.`,
        SHAPE.test(meant)
          ? `Write ${meant}`
          : 'Start with a slash and use only small letters, digits and hyphens, for example /old-name',
        SHAPE.test(meant) && /^(?:\/|https?:)/.test(typed) ? meant : null,
      )
    },
    'old-address',
  )
}

/** What was most likely meant: without the site's name, the slashes at both ends, and the file's ending. */
function pathOf(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\/+|(?:\.html|\.md)?\/*$/g, '')
}
