// Defines the field for the path of a page on this site.
import { valid, field, invalid, type Field, type FieldDocs } from '../field'

const PATTERN = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** Accepts the path of a page, without a domain or an anchor: the words of a link to it are the title of the page. */
export function pagePath(docs: FieldDocs): Field<string> {
  return field(
    docs,
    (typed) => {
      if (PATTERN.test(typed)) return valid(typed)
      const path = `/${typed.toLowerCase().replace(/^\/+|(?:\.html|\.md)?\/*$/g, '')}`
      return invalid(
        'page-path-shape',
        `"${typed}" is not the address of a page on this site.`,
        PATTERN.test(path)
          ? `Write ${path}`
          : `Write the address as it is after the name of our website, such as ${docs.example}`,
        PATTERN.test(path) ? path : null,
      )
    },
    'link',
  )
}
