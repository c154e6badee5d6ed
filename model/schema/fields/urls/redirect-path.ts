// Defines the field for an earlier path of a page.
import { splitPaths } from '../../split-list'
import { valid, field, invalid, type Field } from '../../field'

/** The redirect page is a file at this path, and file names are limited. No printed URL is this long. */
const MAX_PATH_LENGTH = 200
const PATTERN = /^(?:\/[a-z0-9-]+)+$/

/** Accepts a path on this site, without the domain: `/old-name`. */
export function redirectPath(): Field<string> {
  return field(
    {
      about: 'An address that this page had before. People who open it come to this page.',
      example: '/old-name',
      alsoCalled: ['redirect', 'old_address', 'old_url', 'old_link', 'moved_from', 'aliases'],
      splitItems: splitPaths,
    },
    (typed) => {
      if (PATTERN.test(typed) && typed.length <= MAX_PATH_LENGTH) return valid(typed)
      if (typed.length > MAX_PATH_LENGTH)
        return invalid(
          'old-address-shape',
          `This address has ${typed.length} characters, and at most ${MAX_PATH_LENGTH} are possible.`,
          'Delete the line: an address as long as this was never on this site.',
        )
      const path = `/${normalizePath(typed)}`
      return invalid(
        'old-address-shape',
        `"${typed}" is not an address as this site writes it.`,
        PATTERN.test(path)
          ? `Write ${path}`
          : 'Start with a slash and use only small letters, digits and hyphens, for example /old-name',
        PATTERN.test(path) && /^(?:\/|https?:)/.test(typed) ? path : null,
      )
    },
    'old-address',
  )
}

/** Returns the path in lowercase without the domain, the slashes at both ends, and the file extension. */
function normalizePath(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\/+|(?:\.html|\.md)?\/*$/g, '')
}
