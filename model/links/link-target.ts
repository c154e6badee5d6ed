// Where a link may lead, whether it was typed into a field or into the text of a page.
import { valid, invalid, type ParseResult } from '../schema/field'
import { isEmailAddress, parseEmailLink, parsePhoneLink } from './contact-link'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import type { ProblemDetails } from '../problems/problem'

export type LinkTarget =
  /** `/contact`, `#top`, or something that looks like a page; whether it is there is checked with the whole site. */
  | { readonly kind: 'internal'; readonly url: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'contact'; readonly url: string }

/** Splits `/about#history` into its path and its anchor, which is undefined without a #. An anchor may hold another #. */
export function splitUrl(address: string): { path: string; anchor: string | undefined } {
  const at = address.indexOf('#')
  return at === -1
    ? { path: address, anchor: undefined }
    : { path: address.slice(0, at), anchor: address.slice(at + 1) }
}

type ParsedTarget = LinkTarget | { readonly finding: ProblemDetails }

const FORMS =
  'Write an address on this site such as /contact, a full address that starts with https://, or an e-mail link such as mailto:name@example.org.'
/** Schemes that run something or open a file, with the white space that browsers pass over. */
const PROGRAM = /^[\s\p{Cc}]*(?:javascript|vbscript|data|blob|filesystem)\s*:/iu
const FILE = /^(?:file:|[a-z]:[\\/])/i
/** `https` with a slip in its signs: `https:/x`, `https//x`, `https:\\x`, `htps://x`. */
const HTTPS_SLIP = /^(?:https[:;]?[\\/]{1,3}|(?:htps|htpps|hhtps|htttps|ttps):\/\/)(?=[^\\/])/i
const BARE_HOST =
  /^(?:www\.[^\s/]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:org|com|net|gov|edu))(?:[/?#]\S*)?$/i
/** A host with other letters than those of host names: a Cyrillic а in it leads to another site (Unicode TR 39). */
const LOOKALIKE = /^https:\/\/[^/?#]*[^\x00-\x7f]/i
/** Host names as the web uses them (RFC 1123): the content security policy takes other characters for words of its own. */
const HOST = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]|$)/i
const STRANGE_HOST = /^https:\/\/[^/?#\\]*[^a-z0-9.:/?#\\-]/i
const LIKE_A_PAGE = /^[\w./\\%~-]*(?:#\S*)?$/

/**
 * Reads a link target as typed.
 * @param outsideLinks the named links of content/site.md, which may stand wherever a link may
 */
export function parseLinkTarget(
  typed: string,
  outsideLinks: Readonly<Record<string, string>>,
): ParsedTarget {
  const named = outsideLinks[typed]
  if (named !== undefined && Object.hasOwn(outsideLinks, typed))
    return { kind: 'external', url: named }
  if (/^(\/(?![/\\])|#)\S*$/.test(typed)) return { kind: 'internal', url: typed }
  if (isWebUrl(typed)) return { kind: 'external', url: typed }
  return (
    parsePhoneLink(typed) ?? parseEmailLink(typed) ?? readSlip(typed, Object.keys(outsideLinks))
  )
}

/** A full address that starts with https:// and names a host with a dot in it, and perhaps a port. */
export function isWebUrl(typed: string): boolean {
  return HOST.test(typed) && /^[^\s"'<>\\]+$/.test(typed) && URL.canParse(typed)
}

function readSlip(typed: string, names: readonly string[]): ParsedTarget {
  if (PROGRAM.test(typed))
    return invalid('link-program', 'This link would start a program, so it is not taken.', FORMS)
  if (FILE.test(typed))
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
  const address = asWebAddress(typed)
  if (address !== null)
    return invalid(
      'link-shape',
      `"${typed}" is not a full web address.`,
      `Write ${address}`,
      address,
    )
  if (STRANGE_HOST.test(typed))
    return invalid(
      'link-host',
      'There is a character in the name of the website that no such name has.',
      'A name like www.example.org has only letters, digits, hyphens and dots. Copy the address again.',
    )
  const meant = findClosestMatch(typed, names)
  if (meant !== null)
    return invalid(
      'link-name',
      `There is no link named "${typed}" in content/site.md.`,
      `Did you mean ${meant}?`,
      findUnambiguousMatch(typed, names),
    )
  if (typed !== '' && LIKE_A_PAGE.test(typed)) return { kind: 'internal', url: typed }
  return invalid('link-shape', `"${typed}" does not lead anywhere.`, FORMS)
}

/** The address that was meant when only its beginning is wrong, or null. */
function asWebAddress(typed: string): string | null {
  const rest = typed.replace(HTTPS_SLIP, '').replace(/^\/\//, '')
  const likely = rest !== typed || BARE_HOST.test(typed)
  const address = `https://${rest}`
  return likely && !isEmailAddress(typed) && isWebUrl(address) ? address : null
}

/** Reads one `name: address` item of the named outside links. */
export function parseNamedLink(typed: string): ParseResult<readonly [string, string]> {
  const [, name, address] = /^([a-z][a-z0-9-]*): (\S+)$/.exec(typed) ?? []
  return name && address && isWebUrl(address)
    ? valid([name, address] as const)
    : invalid(
        'named-link-shape',
        `"${typed}" is not a name and an address.`,
        'Write a short name, a colon, a space and the full address, for example donation-form: https://give.example.org/',
      )
}
