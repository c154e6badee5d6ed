// Parses the short names for addresses on the websites of others (`outside_links` in content/site.md).
import type { ProblemDetails } from '../problems/problem'
import { invalid, type ParseResult } from '../schema/field'
import { guessWebUrl, isWebUrl } from './guess-web-url'
import { findOwnUrl } from './own-url'
import { checkExampleUrl, checkUnknownUrl, findDetour, findUrlNote } from './url-problems'

const NAME = /^[a-z][a-z0-9-]*$/
/** Matches a name and an address with anything between them that people type for a colon. */
const NAME_AND_TARGET =
  /^(.*?[^\s:：=;,|→>.–—-])(?:\s*(?:[-=]>|[:：=;,|→])\s*|[.–—]?\s+(?:[-–—]\s+)?)(\S+)$/u
/** Matches the spaces before and after the slashes of `https: // www.example.org`. */
const GAP = /(https?:)\s*(\/\/)\s*(?=\S)/i
const MARKDOWN_LINK = /^\[([^\][]+)\]\((\S+)\)$/

/** Parses one `name: address` item of `outside_links`. */
export function parseNamedLink(
  typed: string,
  siteUrl?: string,
): ParseResult<readonly [string, string]> {
  const [, name, url] = /^([^:\s]*): (\S+)$/.exec(typed) ?? []
  if (name && url && NAME.test(name)) {
    const named = (problem: ProblemDetails | null) => problem && nameReplacement(problem, name)
    const problem = checkUnknownUrl(url) ?? checkExampleUrl(url) ?? named(findDetour(url))
    if (problem) return { problem }
    const own = findOwnUrl(url, siteUrl)
    if (isWebUrl(url))
      return {
        value: [name, url],
        note: named(findUrlNote(url)),
        own: own && { path: own.path, typed: url, home: own.home },
      }
  }
  const suggested = suggestNamedLink(typed)
  return invalid(
    'named-link-shape',
    `"${typed}" is not a name and an address.`,
    suggested === null ? adviseOnNamedLink(typed) : `Write ${suggested}`,
    suggested,
  )
}

/** Writes the name before an address that replaces another one. */
function nameReplacement(problem: ProblemDetails, name: string): ProblemDetails {
  if (problem.replacement === undefined) return problem
  const replacement = `${name}: ${problem.replacement}`
  return { ...problem, fix: `Write ${replacement}`, replacement }
}

function adviseOnNamedLink(typed: string): string {
  const [, name = ''] = /^([^:\s]+):?$/.exec(typed) ?? []
  if (NAME.test(name))
    return `Write ${name}: and after it a space and the full address, which begins with https://`
  return isWebUrl(typed)
    ? 'Write a short name of your own, a colon and a space before the address.'
    : 'Write a short name, a colon, a space and the full address. There is no space in the name or in the address.'
}

/** Corrects the name, the character after it and the address; null if one of them is missing. */
function suggestNamedLink(typed: string): string | null {
  const [, words = '', target = ''] =
    NAME_AND_TARGET.exec(typed.replace(MARKDOWN_LINK, '$1: $2').replace(GAP, '$1$2')) ?? []
  const name = words
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
  const guess = isWebUrl(target) ? { url: target, hasWords: false } : guessWebUrl(target)
  return guess === null || guess.hasWords || !NAME.test(name) || /^https?$/.test(name)
    ? null
    : `${name}: ${guess.url}`
}
