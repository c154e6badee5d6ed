// Finds what an email has besides the words that are meant for visitors.
import { MAIL_LABEL } from '../../../markup/mail-labels'
import type { Line } from '../leftover'
import type { Signature } from './email-signatures'

export type EmailParts = {
  /** The labels of the lines of its head, such as From. */
  readonly labels: readonly string[]
  /** Its first line. */
  readonly firstLine: string
  readonly hasQuotedLines: boolean
  /** Whether it has a signature, and whether there are words below that. */
  readonly end: 'none' | 'signature' | 'more below'
}

/** @param head the lines of the email above its words */
export function findParts(
  email: readonly Line[],
  head: readonly Line[],
  signature: Signature | null,
): EmailParts {
  const labels = head.flatMap(({ text }) => MAIL_LABEL.exec(text)?.[1] ?? [])
  const isBelow = ({ start, text }: Line) =>
    signature !== null && start > signature.last.start && text.trim() !== ''
  return {
    labels: [...new Set(labels)],
    firstLine: [...head, ...email].map(({ text }) => text.trim()).find((text) => text !== '') ?? '',
    hasQuotedLines: email.some(({ text }) => text.startsWith('>')),
    end: signature === null ? 'none' : email.some(isBelow) ? 'more below' : 'signature',
  }
}
