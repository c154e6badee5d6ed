// Finds the short name of an outside link that was typed as if it were the address of a page of ours.
import { OTHER_LANGUAGES } from '../../../languages'
import { decodeUriSafe } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import { sayNotName } from '../../../links/unknown-name'
import type { ProblemDetails } from '../../../problems/problem'
import type { Settings } from '../../../settings'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { findSettings } from '../../find-settings'

/** Fields that take only pages of ours. */
const PAGE_FIELDS: readonly (string | null)[] = [
  'navigation',
  'footer_links',
  'see_also',
  'translation_of',
]

/** Returns the names under outside_links in content/site.md. */
export function collectOutsideNames(entries: readonly ParsedEntry[]): ReadonlySet<string> {
  const parsed = findSettings(entries)
  const { outsideLinks = [] } = (parsed?.entry ?? {}) as unknown as Partial<Settings>
  return new Set(outsideLinks.flatMap((link) => (link === undefined ? [] : [link[0]])))
}

const LANGUAGE = new RegExp(`^/(?:${OTHER_LANGUAGES.join('|')})(?=/)`)

/** Returns the problem of a link such as `/donation-form` or `#donation-form` where `donation-form` is meant, or null. */
export function describeOutsideName(
  { target, field }: Reference,
  names: ReadonlySet<string>,
): ProblemDetails | null {
  const name = decodeUriSafe(target)
    .toLowerCase()
    .replace(LANGUAGE, '')
    .replace(/^[/#]+|\/+$|\.(?:html?|md)$/g, '')
    .replace(/[\s_]+/g, '-')
  if (!names.has(name)) return null
  if (PAGE_FIELDS.includes(field))
    return {
      code: 'link-broken',
      message: `${name} leads to another website. This line can have only a page of ours.`,
      fix: 'Write the address of a page of ours that has the link, or delete this line.',
    }
  return {
    code: 'link-broken',
    message: sayNotName(target, name),
    fix: `Write ${name}`,
    replacement: name,
  }
}
