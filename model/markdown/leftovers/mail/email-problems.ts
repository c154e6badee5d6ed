// What is said of an email that was pasted with its head or its end.
import type { ProblemDetails } from '../../../problems/problem'
import type { EmailParts } from './email-parts'
import { listWords } from '../../../text/list-words'
import type { TextProblem } from '../../parse-context'

/** More labels than this are not named. */
const MAX_LABELS = 8

/** Describes an email that was pasted with its head. */
export function createHeadProblem({ labels, hasQuotedLines, end }: EmailParts): ProblemDetails {
  const names = listWords(
    labels.map((label) => `${label}:`),
    MAX_LABELS,
  )
  const parts = [
    labels.length === 0 ? 'the line that says who wrote it' : `the lines ${names}`,
    ...(hasQuotedLines ? ['each > at the start of a line'] : []),
    ...(end === 'none'
      ? []
      : [`the signature${end === 'signature' ? '' : ' and what is below it'}`]),
  ]
  const others = parts.slice(0, -1).join(', ')
  const all = others === '' ? parts.join('') : `${others}, and ${parts.at(-1) ?? ''}`
  return {
    code: 'email-pasted',
    message: 'This is an email with its head, so visitors would read a letter to someone else.',
    fix: `Keep only the words that are meant for visitors. Delete ${all}.`,
  }
}

export const END: ProblemDetails = {
  code: 'email-pasted',
  message: 'This is the end of an email, and it would be shown to visitors.',
  fix: 'Delete it, and keep only the words that are meant for visitors.',
}

export const SIGNATURE: TextProblem = {
  code: 'email-pasted',
  severity: 'warning',
  message: 'This looks like the signature of an email, with numbers of its writer.',
  fix: END.fix,
}
