// Links that open the visitor's mail client.

export type MailtoOptions = {
  readonly to: string
  readonly subject?: string | undefined
  readonly body?: string | undefined
}

/** The subject when a page names none (spec section 7). */
const DEFAULT_SUBJECT = 'Website Inquiry'

/** A mailto: address with subject and optional body (RFC 6068). */
export function createMailto({ to, subject = DEFAULT_SUBJECT, body }: MailtoOptions): string {
  const more = body === undefined ? '' : `&body=${encodeURIComponent(body)}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${more}`
}
