// Parses the short names for addresses on the websites of others (`outside_links` in content/site.md).
import type { ProblemDetails } from '../problems/problem'
import { invalid, type ParseResult } from '../schema/field'
import { describeUrl, guessWebUrl, isWebUrl } from './guess-web-url'
import { findOwnUrl } from './own-url'
import { findOtherList } from './site-lists'
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
  const elsewhere = findOtherList(typed, 'outside links')
  if (elsewhere !== null) return invalid('named-link-shape', elsewhere.message, elsewhere.fix)
  const suggested = suggestNamedLink(typed)
  return invalid(
    'named-link-shape',
    suggested === null ? `"${typed}" is not a name and an address.` : describeNamedLink(typed),
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
    return `Write - ${name}: and after it a space and the full address, which begins with https://`
  return isWebUrl(typed)
    ? 'Write a short name of your own, a colon and a space before the address.'
    : 'Write a short name, a colon, a space and the full address. There is no space in the name or in the address.'
}

/** Returns the parts of a name and an address, as they were typed. */
function splitNamedLink(typed: string): { words: string; target: string } {
  const [, words = '', target = ''] =
    NAME_AND_TARGET.exec(typed.replace(MARKDOWN_LINK, '$1: $2').replace(GAP, '$1$2')) ?? []
  return { words, target }
}

/** Says what is wrong with a name and an address whose parts are known: the first of several mistakes. */
function describeNamedLink(typed: string): string {
  const { words, target } = splitNamedLink(typed)
  const name = words.trim()
  if (MARKDOWN_LINK.test(typed)) return 'A name and an address have no brackets here.'
  if (/\s/.test(name)) return `There is a space in the name "${name}".`
  if (!NAME.test(name) && NAME.test(name.toLowerCase()))
    return `The name "${name}" has a capital letter: these names have only small letters, digits and hyphens.`
  if (!NAME.test(name))
    return `The name "${name}" has other characters than small letters, digits and hyphens.`
  const rest = typed.slice(words.length)
  if (!/^\s*[:：]/.test(rest)) return `There is no colon after the name "${name}".`
  if (/^:\S/.test(rest)) return `There is no space after the colon of the name "${name}".`
  if (GAP.test(typed) && typed.replace(GAP, '$1$2') !== typed)
    return 'There is a space in the address.'
  if (/^(?:https?:\/\/)?[^/]*,/i.test(target)) return `There is a comma in the address "${target}".`
  return isWebUrl(target)
    ? `There is more than a colon and a space after the name "${name}".`
    : describeUrl(target, null)
}

/** Corrects the name, the character after it and the address; null if one of them is missing. */
function suggestNamedLink(typed: string): string | null {
  const { words, target } = splitNamedLink(typed)
  const name = words
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
  const guess = isWebUrl(target) ? { url: target, hasWords: false } : guessWebUrl(target)
  return guess === null || guess.hasWords || !NAME.test(name) || /^https?$/.test(name)
    ? null
    : `${name}: ${guess.url}`
}
