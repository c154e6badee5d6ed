// Fields that lead somewhere: an address on the site, another site, an e-mail address or a phone number.
import { valid, field, invalid, type Field } from '../field'
import { isWebUrl, parseLinkTarget } from '../../links/link-target'
import type { ProblemCode } from '../../problems/problem-codes'

/** A link as an editor types it; the value is the address behind it. */
export function link(words: { about: string; example: string }): Field<string> {
  return field(
    words,
    (typed, context) => {
      const target = parseLinkTarget(typed, context.outsideLinks)
      if ('finding' in target) return target
      return target.address.startsWith('#') ? withoutPage(target.address) : valid(target.address)
    },
    'link',
  )
}

/** What says more than that an address is not whole. */
const SAID_BETTER: readonly ProblemCode[] = ['link-program', 'link-insecure', 'link-host']

/** A field of a card is shown on a list, and that of an event on several. */
const withoutPage = (anchor: string) =>
  invalid(
    'link-shape',
    `"${anchor}" names a place on a page, but not the page.`,
    `Write the address of the page before it, such as /about${anchor}`,
  )

/** A full address on another site. */
export function url(words: { about: string; example: string }): Field<string> {
  return field(words, (typed) => {
    if (isWebUrl(typed)) return valid(typed)
    const target = parseLinkTarget(typed, {})
    const finding = 'finding' in target ? target.finding : null
    if (finding !== null && SAID_BETTER.includes(finding.code)) return { finding }
    return invalid(
      'address-shape',
      `"${typed}" is not a full web address.`,
      `Write the whole address, for example ${words.example}`,
      finding?.code === 'link-shape' ? finding.instead : null,
    )
  })
}
