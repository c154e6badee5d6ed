// Where a link may lead, whether it was typed into a field or into the text of a page.
import { accepted, rejected, type Read } from './field'
import { nearest } from './nearest'
import type { Finding } from './problem'

export type Target =
  | { readonly kind: 'inside'; readonly address: string }
  | { readonly kind: 'outside'; readonly address: string }
  | { readonly kind: 'contact'; readonly address: string }

/** RFC 3966: a global number starts with +; short local numbers such as 911 are allowed here. */
const PHONE = /^(tel|sms):\+?[0-9][0-9()\-. ]{1,18}$/
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?.]+(\?\S*)?$/
const FORMS =
  'Write an address on this site such as /contact, a full address that starts with https://, or an e-mail link such as mailto:name@example.org.'

/**
 * Reads a link target as typed.
 * @param outsideLinks the named links of content/site.md, which may stand wherever a link may
 */
export function readTarget(
  typed: string,
  outsideLinks: Readonly<Record<string, string>>,
): Target | { finding: Finding } {
  const named = outsideLinks[typed]
  if (named !== undefined && Object.hasOwn(outsideLinks, typed))
    return { kind: 'outside', address: named }
  if (/^(\/(?!\/)|#)\S*$/.test(typed)) return { kind: 'inside', address: typed }
  if (/^https:\/\/\S+$/.test(typed) && URL.canParse(typed))
    return { kind: 'outside', address: typed }
  if (PHONE.test(typed) || MAIL.test(typed)) return { kind: 'contact', address: typed }
  const meant = nearest(typed, Object.keys(outsideLinks))
  return rejected(
    'link-shape',
    `"${typed}" does not lead anywhere.`,
    meant === null ? FORMS : `Did you mean ${meant}?`,
  )
}

/** Reads one `name: address` item of the named outside links. */
export function readNamedLink(typed: string): Read<readonly [string, string]> {
  const match = /^([a-z][a-z0-9-]*): (https:\/\/\S+)$/.exec(typed)
  return match?.[1] && match[2] && URL.canParse(match[2])
    ? accepted([match[1], match[2]] as const)
    : rejected(
        'named-link-shape',
        `"${typed}" is not a name and an address.`,
        'Write a short name, a colon, a space and the full address, for example donation-form: https://give.example.org/',
      )
}
