// Parses link targets from front matter fields and from texts.
import { invalid, type ParseContext } from '../schema/field'
import { parseEmailLink, parsePhoneLink } from './contact-link'
import { describeUrl, guessWebUrl, isWebUrl } from './guess-web-url'
import { findOwnUrl, type OwnUrl } from './own-url'
import { removeGaps } from './remove-gaps'
import { adviseOnLocalFile, checkLocalUrl, findDetour } from './url-problems'
import { findDroppedFile, findStoredFile } from './stored-files'
import { sayNotName, sayUnknownName } from './unknown-name'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import type { ProblemDetails } from '../problems/problem'
import { describeLookAlike, writePlainHyphens, writePlainly } from '../text/look-alikes'

export type LinkTarget =
  /** `/contact`, `#top`, or something that looks like a page. The check of the whole site finds out if it exists. */
  | { readonly kind: 'internal'; readonly url: string }
  /** `own` if it is the whole address of a page or a file of ours. */
  | { readonly kind: 'external'; readonly url: string; readonly own?: OwnUrl }
  | { readonly kind: 'contact'; readonly url: string }
  /** What may be a named link, while the names are not known. Nothing can be said about it. */
  | { readonly kind: 'unknown'; readonly url: string }

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
  'Write an address on this site such as /contact, a full address that starts with https://, or an email link such as mailto:name@example.org.'
/** Matches schemes that run code or hold a document, after the white space that browsers ignore. */
const ACTIVE_SCHEME = /^[\s\p{Cc}]*(?:javascript|vbscript|data|filesystem)\s*:/iu
/** Matches what people add to a name to make a web address of it. */
const WEB_PARTS = /^(?:https?:\/*)?(?:www\.)?|[/.]+$/g
const LOCAL_FILE = /^[a-z]:[\\/]/i
/** Matches a host with non-ASCII letters: a Cyrillic а would lead to another site (Unicode TR 39). */
const LOOKALIKE = /^https:\/\/[^/?#]*[^\x00-\x7f]/i
const INVALID_HOST = /^https:\/\/[^/?#\\]*[^a-z0-9.:/?#\\-]/i
/** Matches the name of a link, even if it is not typed exactly. */
const NAME_LIKE = /^[a-z][\w -]*$/i
/** Matches a file for download with the name that it had on a computer: `/files/Our flyer.pdf`, `Cartel campaña.pdf`. */
const PDF_NAME = /^(?:(?:\.{0,2}\/)*(?:content\/)?files\/|\/)?[^/\\:<>[\]]+\.pdf$/i
const PAGE_LIKE = /^[A-Za-zÀ-ỿ\w./\\%~-]*(?:#\S*)?$/u

/**
 * Parses a link target as typed.
 * @param context the named links of content/site.md, which may be typed instead of any URL
 */
export function parseLinkTarget(
  typed: string,
  context: Pick<ParseContext, 'externalLinks' | 'hasUnknownLinks' | 'siteUrl' | 'contacts'>,
): ParsedTarget {
  const { externalLinks, hasUnknownLinks } = context
  const named = externalLinks[typed]
  if (named !== undefined && Object.hasOwn(externalLinks, typed))
    return { kind: 'external', url: named }
  if (hasUnknownLinks === true && NAME_LIKE.test(typed)) return { kind: 'unknown', url: '' }
  const quoted = reportQuotedUrl(typed, context)
  if (quoted) return quoted
  if (/^(\/(?![/\\])|#)\S*$/.test(typed) || PDF_NAME.test(typed))
    return { kind: 'internal', url: typed }
  const plain = reportSpecialHyphens(typed, context)
  if (plain) return plain
  const detour =
    findStoredFile(typed) ??
    findDroppedFile(typed) ??
    checkLocalUrl(typed) ??
    findDetour(typed, context.siteUrl)
  if (detour) return { problem: detour }
  const own = findOwnUrl(typed, context.siteUrl)
  if (own) return { kind: 'external', url: own.url, own }
  if (isWebUrl(typed)) return { kind: 'external', url: typed }
  return (
    parsePhoneLink(typed) ??
    parseEmailLink(typed, context.contacts?.email) ??
    reportMistake(typed, context)
  )
}

/** Matches a target with quotation marks around it, or with one that a phone has made curly at its beginning or its end. */
const QUOTED =
  /^["'“”„‟‘’«»″`]+(.*[^"'“”„‟‘’«»″`])["'“”„‟‘’«»″`]+$|^["“”„‟‘’«»″`]+(.*[^"'“”„‟‘’«»″`])$|^([^"'“”„‟‘’«»″`].*[^"'“”„‟‘’«»″`])["“”„‟‘’«»″`]+$/

/** Returns the problem of a target in quotation marks that would be valid without them. */
function reportQuotedUrl(
  typed: string,
  context: Parameters<typeof parseLinkTarget>[1],
): ParsedTarget | null {
  const [, both, start, end] = QUOTED.exec(typed) ?? []
  const url = both ?? start ?? end
  if (url === undefined || 'problem' in parseLinkTarget(url, context)) return null
  const [message, fix] = [
    both === undefined
      ? `The address ${typed} has a quotation mark beside it.`
      : `The address ${typed} has quotation marks around it.`,
    `Write ${url}`,
  ]
  return invalid('link-shape', message, fix, url)
}

/** Returns the problem of a web or email address that would be valid with the hyphens of a keyboard. Paths are checked where the pages are known. */
function reportSpecialHyphens(
  typed: string,
  context: Parameters<typeof parseLinkTarget>[1],
): ParsedTarget | null {
  const meant = /^(?:https?|mailto):|@/i.test(typed) ? writePlainHyphens(typed) : typed
  const alike = describeLookAlike(typed, meant)
  return alike === null || 'problem' in parseLinkTarget(meant, context)
    ? null
    : { problem: { code: 'link-shape', ...alike } }
}

function reportMistake(
  typed: string,
  context: Parameters<typeof parseLinkTarget>[1],
): ParsedTarget {
  const names = Object.keys(context.externalLinks)
  const name = typed.toLowerCase().replace(WEB_PARTS, '')
  if (name !== typed && names.includes(name))
    return invalid('link-name', sayNotName(typed, name), `Write ${name}`, name)
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
      adviseOnLocalFile(typed),
    )
  if (/^http:\/\/(?!https?:)\S+$/i.test(typed))
    return invalid(
      'link-insecure',
      'The address starts with http://, so others can see what people read there.',
      `Write ${typed.replace(/^http:/i, 'https:')} if that opens in your browser, too.`,
    )
  const plain = writePlainly(typed)
  if (LOOKALIKE.test(typed))
    return invalid(
      'link-lookalike',
      'The address has letters that look like ours but are from another alphabet.',
      /^[\x21-\x7e]+$/.test(plain)
        ? `Delete the address, and type: ${plain}`
        : 'Type the address again by hand.',
    )
  const whole = typed.startsWith('/') ? removeGaps(typed) : typed
  if (whole !== typed && !/\s/.test(whole))
    return invalid(
      'link-shape',
      `There is a space in the address ${typed}.`,
      `Write ${whole}`,
      whole,
    )
  const guess = guessWebUrl(typed)
  if (guess !== null)
    return invalid(
      'link-shape',
      describeUrl(typed, guess),
      `Write ${guess.hasWords ? 'only ' : ''}${guess.url}`,
      guess.hasWords ? null : guess.url,
    )
  if (INVALID_HOST.test(typed))
    return invalid(
      'link-host',
      'There is a character in this address that no name of a website can have.',
      'A name like www.example.org has only letters, digits, hyphens and dots. Copy the address again.',
    )
  const closest = findClosestMatch(typed, names)
  const match = findUnambiguousMatch(typed, names)
  if (closest !== null)
    return invalid(
      'link-name',
      sayUnknownName(typed),
      match === null ? `If you mean ${closest}, write ${closest}` : `Write ${match}`,
      match,
    )
  if (typed !== '' && PAGE_LIKE.test(typed)) return { kind: 'internal', url: typed }
  const message = typed === '' ? 'There is no address.' : `"${typed}" does not lead anywhere.`
  return invalid('link-shape', message, ALLOWED_FORMS)
}
