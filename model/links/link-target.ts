// Parses link targets from front matter fields and from texts.
import { valid, invalid, type ParseResult } from '../schema/field'
import { isEmailAddress, parseEmailLink, parsePhoneLink } from './contact-link'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import type { ProblemDetails } from '../problems/problem'

export type LinkTarget =
  /** `/contact`, `#top`, or something that looks like a page. The check of the whole site finds out if it exists. */
  | { readonly kind: 'internal'; readonly url: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'contact'; readonly url: string }

/** Splits `/about#history` into its path and its anchor, which is undefined without a #. An anchor may contain another #. */
export function splitUrl(url: string): { path: string; anchor: string | undefined } {
  const hash = url.indexOf('#')
  return hash === -1
    ? { path: url, anchor: undefined }
    : { path: url.slice(0, hash), anchor: url.slice(hash + 1) }
}

/** Decodes the percent-encoding of a part of a URL; returns it unchanged where the encoding is malformed. */
export function decodeUriSafe(typed: string): string {
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}

type ParsedTarget = LinkTarget | { readonly problem: ProblemDetails }

const ALLOWED_FORMS =
  'Write an address on this site such as /contact, a full address that starts with https://, or an e-mail link such as mailto:name@example.org.'
/** Matches schemes that run code or hold a document, after the white space that browsers ignore. */
const ACTIVE_SCHEME = /^[\s\p{Cc}]*(?:javascript|vbscript|data|blob|filesystem)\s*:/iu
const LOCAL_FILE = /^(?:file:|[a-z]:[\\/])/i
/** Matches `https://` with a typo: `https:/x`, `https//x`, `https:\\x`, `htps://x`. */
const MISTYPED_HTTPS = /^(?:https[:;]?[\\/]{1,3}|(?:htps|htpps|hhtps|htttps|ttps):\/\/)(?=[^\\/])/i
const BARE_HOST =
  /^(?:www\.[^\s/]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:org|com|net|gov|edu))(?:[/?#]\S*)?$/i
/** Matches a host with non-ASCII letters: a Cyrillic а would lead to another site (Unicode TR 39). */
const LOOKALIKE = /^https:\/\/[^/?#]*[^\x00-\x7f]/i
/** Matches host names (RFC 1123). Other characters could be syntax in the content security policy. */
const HOST = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]|$)/i
const INVALID_HOST = /^https:\/\/[^/?#\\]*[^a-z0-9.:/?#\\-]/i
const PAGE_LIKE = /^[\w./\\%~-]*(?:#\S*)?$/

/**
 * Parses a link target as typed.
 * @param externalLinks the named links of content/site.md, which may be typed instead of any URL
 */
export function parseLinkTarget(
  typed: string,
  externalLinks: Readonly<Record<string, string>>,
): ParsedTarget {
  const named = externalLinks[typed]
  if (named !== undefined && Object.hasOwn(externalLinks, typed))
    return { kind: 'external', url: named }
  if (/^(\/(?![/\\])|#)\S*$/.test(typed)) return { kind: 'internal', url: typed }
  if (isWebUrl(typed)) return { kind: 'external', url: typed }
  return (
    parsePhoneLink(typed) ??
    parseEmailLink(typed) ??
    reportMistake(typed, Object.keys(externalLinks))
  )
}

/** Returns true for an https URL whose host has a dot in it. */
export function isWebUrl(typed: string): boolean {
  return HOST.test(typed) && /^[^\s"'<>\\]+$/.test(typed) && URL.canParse(typed)
}

function reportMistake(typed: string, names: readonly string[]): ParsedTarget {
  if (ACTIVE_SCHEME.test(typed))
    return invalid(
      'link-program',
      'This link would start a program, so it is not allowed.',
      ALLOWED_FORMS,
    )
  if (LOCAL_FILE.test(typed))
    return invalid(
      'link-file',
      'This link leads to a file on one computer, and nobody else can open it.',
      'Put a picture into content/images or a PDF into content/files, or link to a page that everybody can open.',
    )
  if (/^http:\/\//i.test(typed))
    return invalid(
      'link-insecure',
      'The address starts with http://, so what people read there is not protected on its way.',
      'See if the page opens with https:// too, and write that.',
    )
  if (LOOKALIKE.test(typed))
    return invalid(
      'link-lookalike',
      'The address has letters that look like ours but are from another alphabet.',
      'Type the address again by hand.',
    )
  const url = guessWebUrl(typed)
  if (url !== null)
    return invalid('link-shape', `"${typed}" is not a full web address.`, `Write ${url}`, url)
  if (INVALID_HOST.test(typed))
    return invalid(
      'link-host',
      'There is a character in the name of the website that no such name has.',
      'A name like www.example.org has only letters, digits, hyphens and dots. Copy the address again.',
    )
  const closest = findClosestMatch(typed, names)
  if (closest !== null)
    return invalid(
      'link-name',
      `There is no link named "${typed}" in content/site.md.`,
      `Did you mean ${closest}?`,
      findUnambiguousMatch(typed, names),
    )
  if (typed !== '' && PAGE_LIKE.test(typed)) return { kind: 'internal', url: typed }
  return invalid('link-shape', `"${typed}" does not lead anywhere.`, ALLOWED_FORMS)
}

/** Returns the URL that was meant if only its beginning is wrong, or null. */
function guessWebUrl(typed: string): string | null {
  const rest = typed.replace(MISTYPED_HTTPS, '').replace(/^\/\//, '')
  const isLikely = rest !== typed || BARE_HOST.test(typed)
  const url = `https://${rest}`
  return isLikely && !isEmailAddress(typed) && isWebUrl(url) ? url : null
}

/** Parses one `name: address` item of `outside_links`. */
export function parseNamedLink(typed: string): ParseResult<readonly [string, string]> {
  const [, name, url] = /^([a-z][a-z0-9-]*): (\S+)$/.exec(typed) ?? []
  return name && url && isWebUrl(url)
    ? valid([name, url] as const)
    : invalid(
        'named-link-shape',
        `"${typed}" is not a name and an address.`,
        'Write a short name, a colon, a space and the full address, for example donation-form: https://give.example.org/',
      )
}
