// Links that open the visitor's email client.

export type MailtoOptions = {
  readonly to: string
  readonly subject?: string | undefined
  readonly body?: string | undefined
}

/** The subject of emails from pages that have none of their own. */
const DEFAULT_SUBJECT = 'Website Inquiry'

/** The subject of emails that ask for news. */
export const MAILING_LIST_SUBJECT = 'Mailing list'

/** Returns a `mailto:` URL with a subject and an optional body (RFC 6068). */
export function createMailto({ to, subject = DEFAULT_SUBJECT, body }: MailtoOptions): string {
  const bodyField = body === undefined ? '' : `&body=${encodeURIComponent(body)}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${bodyField}`
}
