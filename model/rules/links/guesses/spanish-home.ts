// Describes a link to a Spanish home page that does not exist: it is meant for people who look for anything in Spanish.
import type { AnyEntry } from '../../../define-collection'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import { decodeUriSafe, splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import type { ProblemDetails } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'

const SPANISH_HOME =
  /^\/(?:es|spanish|(?:en-)?espa[nñ]ol|es\/(?:index|home|inicio)|(?:index|home)[./]es)\/?$/i
/** A page that is on the first level is for everyone. */
const FIRST_LEVEL = /^\/es\/[^/]+$/
const MAX_NAMED_PAGES = 3

/** Returns null if something else is meant, such as the home page in a Spanish text: the English one is right there. */
export function describeSpanishHome(
  { type, target }: Reference,
  source: AnyEntry,
  pages: ReadonlyMap<string | null, ParsedEntry>,
): ProblemDetails | null {
  const path = decodeUriSafe(splitUrl(target).path)
  if (type !== 'link' || !SPANISH_HOME.test(path)) return null
  if (splitFileName(source.slug).language !== DEFAULT_LANGUAGE) return null
  const paths = [...pages]
    .filter(([other, { entry }]) => FIRST_LEVEL.test(other ?? '') && entry.draft !== true)
    .map(([other]) => other ?? '')
    .toSorted()
    .slice(0, MAX_NAMED_PAGES)
  if (paths.length === 0) return null
  return {
    code: 'link-broken',
    message: `There is no page ${path} on this site: the home page is only in English.`,
    fix: `If you mean a page in Spanish, write its address, such as ${paths.join(' or ')}. If you mean the home page, write /`,
  }
}
