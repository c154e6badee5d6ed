// Defines the field for the path of a page on this site.
import { findOwnUrl } from '../../../links/own-url'
import { removeGaps } from '../../../links/remove-gaps'
import { splitPaths } from '../../split-list'
import { valid, field, invalid, type Field, type FieldDocs } from '../../field'

const PATTERN = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** What people type before and after a path: slashes, the folders of its file, and the ending of a file. */
const OUTSIDE_OF_PATH = /^\/*(?:content\/(?:pages\/)?)?|(?:\.html|\.md)?\/*$/g

/** Accepts the path of a page, without a domain or an anchor: the words of a link to it are the title of the page. */
export function pagePath(docs: FieldDocs): Field<string> {
  return field(
    { ...docs, splitItems: splitPaths },
    (typed, { siteUrl }) => {
      if (PATTERN.test(typed)) return valid(typed)
      const whole = findOwnUrl(typed, siteUrl)?.path ?? typed
      const path = `/${removeGaps(whole).toLowerCase().replace(OUTSIDE_OF_PATH, '')}`
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
