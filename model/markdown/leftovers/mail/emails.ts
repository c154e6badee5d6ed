// Finds an email that was pasted whole: its head, quotations, signature and small print are for someone else.
import type { ProblemDetails } from '../../../problems/problem'
import { getPositionAt } from '../../../problems/problem'
import { MAIL_LABEL } from '../../../markup/mail-labels'
import type { TextProblem } from '../../parse-context'
import { findClosing, findSignature, type Signature } from './email-signatures'
import { createNote } from './note-problems'
import { findPrivateNote, mayHaveNote } from './private-notes'
import {
  getEndAbove,
  joinChanges,
  splitLines,
  type FindLeftovers,
  type Leftover,
  type Line,
} from '../leftover'

const SENDER = /^(?:from|de)$/i
const SEPARATOR =
  /^[\s>]*(?:-{2,} ?(?:Original Message|Forwarded message|Mensaje (?:original|reenviado)) ?-{2,}|Begin forwarded message:|On .{6,60} .{2,80} wrote:|El .{6,60} .{2,80} escribió:)\s*$/i
const ANY =
  /(?:From|De|wrote|escribió):|Forwarded message|Original Message|Sent from|Enviado desde|Get Outlook|CONFIDEN[TC]IAL|intended|privileged|(?:cell|mobile|fax|direct|celular|móvil|\b[cmf])[.:] *\(?\d{3}/i
const GREETING =
  /^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)|Estimad[oa]s?|Querid[oa]s?|Hola|Buen[oa]s (?:d[ií]as|tardes))\b[^.?]{0,50}[,:!]$/i
/** A letter to all of them is for visitors too. */
const TO_EVERYONE =
  /\b(?:friends|neighbors|partners|church(?:es)?|all|everyone|families|donors|supporters|volunteers|brothers|sisters|amig[oa]s|herman[oa]s|tod[oa]s|familias|vecin[oa]s)\b/i
const isForOne = (line: string): boolean => GREETING.test(line) && !TO_EVERYONE.test(line)
/** A heading or a box belongs to the page again. */
const PART_OF_PAGE = /^(?:#{1,6} |:{2,}\w)/
const MIN_LABELS = 3
const MAX_HEAD_LINES = 20
const MAX_QUOTED = 40

export const findEmails: FindLeftovers = (text, _source, blocks) => {
  const isGreeted = mayHaveNote(text)
  if (!isGreeted && !ANY.test(text)) return []
  const lines = splitLines(text)
  const head = lines.findIndex((line, index) => SEPARATOR.test(line.text) || isHead(lines, index))
  const signature = findSignature(lines)
  if (head !== -1 && (signature === null || head <= lines.indexOf(signature.first)))
    return [createHead(text, lines, head, signature)]
  const note = isGreeted ? findPrivateNote(blocks) : null
  if (note !== null) return [createNote(text, note, signature)]
  if (signature === null) return []
  const { first, last, isCertain } = signature
  const span = { start: getEndAbove(text, first.start), end: last.end }
  const problem = isCertain
    ? { ...END, fix: `Delete ${describeLines(text, first, last)}.`, replacement: '' }
    : {
        ...SIGNATURE,
        fix: `If this is not for visitors, delete ${describeLines(text, first, last)}.`,
      }
  return [{ problem, at: first.start, span, claims: [{ start: first.start, end: last.end + 1 }] }]
}

function describeLines(text: string, first: Line, last: Line): string {
  const from = getPositionAt(text, first.start).line
  const to = getPositionAt(text, last.start).line
  const quoted = first.text.trim().slice(0, MAX_QUOTED)
  return from === to ? 'this line' : `all lines from "${quoted}" to line ${to}`
}

/** The email with its head; what is for visitors is known if nothing in it is an answer to another email. */
function createHead(
  text: string,
  lines: readonly Line[],
  index: number,
  signature: Signature | null,
): Leftover {
  const first = lines[index]
  const start = first?.start ?? 0
  const after = lines.findIndex((line, at) => at > index && PART_OF_PAGE.test(line.text))
  const own = lines.slice(index, after === -1 ? undefined : after)
  const whole = { start, end: (own.at(-1)?.end ?? start) + 1 }
  const claims =
    signature === null
      ? [whole]
      : [whole, { start: signature.first.start, end: signature.last.end }]
  const rest = own.filter((line) => !SEPARATOR.test(line.text) && line.text.trim())
  const from = rest.findIndex(({ text: line }) => !MAIL_LABEL.test(line) && !isForOne(line.trim()))
  const words = rest[from]
  // What follows the head of an email below other words may be older than these, unless the page goes on after it.
  const isForVisitors =
    text.slice(0, start).trim() === '' || (after !== -1 && !SEPARATOR.test(first?.text ?? ''))
  const isClear =
    isForVisitors &&
    words !== undefined &&
    (signature === null || signature.isCertain) &&
    !rest.some(({ text: line }) => line.startsWith('>'))
  if (!isClear) return { problem: HEAD, at: start, span: whole, claims }
  const ending = signature ?? findClosing(own.filter((line) => line.start > words.start))
  const head = { start, end: words.start, text: '' }
  const changes =
    ending === null
      ? [head]
      : [head, { start: getEndAbove(text, ending.first.start), end: ending.last.end, text: '' }]
  const { span, replacement } = joinChanges(text, changes)
  return { problem: { ...HEAD, replacement }, at: start, span, claims }
}

/** Returns true for the first of several lines that name who wrote to whom. */
function isHead(lines: readonly Line[], index: number): boolean {
  const labels = new Set<string>()
  for (const { text } of lines.slice(index, index + MAX_HEAD_LINES)) {
    const label = MAIL_LABEL.exec(text)?.[1]?.toLowerCase()
    if (label !== undefined) labels.add(label)
    else if (labels.size === 0 || text.trim() !== '') break
  }
  return labels.size >= MIN_LABELS && [...labels].some((label) => SENDER.test(label))
}

const HEAD: ProblemDetails = {
  code: 'email-pasted',
  message: 'This is an email with its head, so visitors would read a letter to someone else.',
  fix: 'Keep only the words that are meant for visitors. Delete the lines From:, To: and Subject:, each > at the start of a line, the signature and what is below it.',
}

const END: ProblemDetails = {
  code: 'email-pasted',
  message: 'This is the end of an email, and it would be shown to visitors.',
  fix: 'Delete it, and keep only the words that are meant for visitors.',
}

const SIGNATURE: TextProblem = {
  code: 'email-pasted',
  severity: 'warning',
  message: 'This looks like the signature of an email, with numbers of its writer.',
  fix: END.fix,
}
