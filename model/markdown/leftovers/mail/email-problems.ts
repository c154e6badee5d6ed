// What is said of an email that was pasted with its head or its end.
import type { ProblemDetails } from '../../../problems/problem'
import type { Letter } from './email-letters'
import type { EmailParts } from './email-parts'
import { listWords } from '../../../text/list-words'
import type { TextProblem } from '../../parse-context'

/** More labels than this are not named. */
const MAX_LABELS = 8
/** In characters: of a longer letter, only its first and its last words are named. */
const MAX_LETTER = 60

const ANSWER_ADVICE =
  'Delete the line that says who wrote it, and a greeting above it. If visitors should read the lines below it, delete only the > before each of them. If not, delete these lines, too.'

/** Describes an email that was pasted with its head. */
export const createHeadProblem = (parts: EmailParts): ProblemDetails => ({
  code: 'email-pasted',
  message: describeHead(parts),
  fix:
    parts.labels.length === 0 && parts.hasQuotedLines && parts.end === 'none'
      ? ANSWER_ADVICE
      : `Keep only the words that are meant for visitors. Delete ${listParts(parts)}.`,
})

const describeHead = ({ labels, firstLine }: EmailParts): string =>
  labels.length > 0
    ? `The top lines of an email (${labels.slice(0, MAX_LABELS).join(', ')}) were pasted here, so visitors would read a letter to someone else.`
    : `This line is from an email${firstLine === '' ? '' : ` ("${shorten(firstLine)}")`}, and visitors would see it.`

/** Describes one with words to a colleague below its head. Often nobody but the writer knows where these end. */
export const createLetterProblem = (
  parts: EmailParts,
  { words, isCertain }: Letter,
): ProblemDetails => ({
  ...createHeadProblem(parts),
  fix: isCertain
    ? `Delete ${listParts(parts)}. Delete the words to a colleague too: "${shorten(words)}"`
    : `Delete ${listParts(parts)}. Delete "${shorten(words)}" too, if it is only for a colleague.`,
})

/** Returns the first and the last words of a letter. */
const shorten = (letter: string): string =>
  letter.length <= MAX_LETTER
    ? letter
    : `${letter.slice(0, letter.indexOf(' ', MAX_LETTER / 2))} … ${letter.slice(letter.lastIndexOf(' ', letter.length - MAX_LETTER / 3) + 1)}`

function listParts({ labels, hasQuotedLines, end }: EmailParts): string {
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
  return others === '' ? parts.join('') : `${others}, and ${parts.at(-1) ?? ''}`
}

export const END: ProblemDetails = {
  code: 'email-pasted',
  message: 'This is the end of an email, and it would be shown to visitors.',
  fix: 'Delete it, and keep only the words that are meant for visitors.',
}

export const SIGNATURE: TextProblem = {
  code: 'email-pasted',
  severity: 'warning',
  message:
    'This looks like the signature of an email, with the phone number or the address of its writer.',
  fix: END.fix,
}
