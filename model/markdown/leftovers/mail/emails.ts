// Finds an email that was pasted whole: its head, quotations, signature and small print are for someone else.
import { getPositionAt } from '../../../problems/problem'
import { MAIL_LABEL } from '../../../markup/mail-labels'
import { createHeadProblem, createLetterProblem, END, SIGNATURE } from './email-problems'
import { findEndAbove, isForOne } from './email-ends'
import { findLetter, isNameLine } from './email-letters'
import { findParts } from './email-parts'
import type { Span } from '../../span'
import {
  findClosing,
  findClosingOfPost,
  findSignature,
  findSignatureBelowButton,
  type Signature,
} from './email-signatures'
import { PART_OF_PAGE } from './signature-lines'
import { createNote } from '../colleagues/note-problems'
import { findPrivateNote, mayHaveNote } from '../colleagues/private-notes'
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
  /(?:From|De|wrote|escribió):|Forwarded message|Original Message|Sent from|Enviado desde|Get \[?Outlook|CONFIDEN[TC]IAL|intended|privileged|in error|by mistake|destinatario|before (?:you )?print|print this e-?mail|imprimir|\| .*\d{3}[ .-]\d{4}|\d{3}[ .-]\d{4} +\||(?:cell|mobile|fax|direct|celular|móvil|\b[cmf])[.:] *\(?\d{3}/i
const MIN_LABELS = 3
const MAX_HEAD_LINES = 20
const MAX_QUOTED = 40

export const findEmails: FindLeftovers = (text, _source, blocks, { author }) => {
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
  const older = findOlderEmail(lines, signature, head)
  if (older !== null)
    return [
      createForwarded(text, signature.first, older, [
        { start: signature.first.start, end: older.end + 1 },
      ]),
    ]
  const ofPost = findClosingOfPost(lines, signature, author)
  const { last, isCertain } = signature
  const first = ofPost?.next ?? signature.first
  const also =
    ofPost === null ? '' : ` If "${ofPost.words}" is not part of the post either, delete that, too.`
  const span = { start: getEndAbove(text, first.start), end: last.end }
  const problem = isCertain
    ? { ...END, fix: `Delete ${describeLines(text, first, last)}.${also}`, replacement: '' }
    : {
        ...SIGNATURE,
        fix: `If this is not for visitors, delete ${describeLines(text, first, last)}.${also}`,
      }
  return [{ problem, at: first.start, span, claims: [{ start: first.start, end: last.end + 1 }] }]
}

/** Returns the last line of an older email, which a program for email put right below a signature; or null. */
function findOlderEmail(lines: readonly Line[], signature: Signature, head: number): Line | null {
  const between = lines.slice(lines.indexOf(signature.last) + 1, Math.max(head, 0))
  const isBelow =
    head !== -1 && signature.isCertain && between.every(({ text }) => text.trim() === '')
  if (!isBelow || lines.slice(head).some(({ text }) => PART_OF_PAGE.test(text))) return null
  return lines.findLast(({ text }) => text.trim() !== '') ?? null
}

function describeLines(text: string, first: Line, last: Line): string {
  const from = getPositionAt(text, first.start).line
  const to = getPositionAt(text, last.start).line
  const quoted = first.text.trim().replace(/\\$/, '').slice(0, MAX_QUOTED)
  return from === to ? 'this line' : `lines ${from} to ${to}, from "${quoted}" on`
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
  const above = lines.slice(0, index)
  const belowButton = findSignatureBelowButton(above)
  const ownEnd = belowButton ?? findClosing(above)
  const claims = [whole, ...[signature, ownEnd].flatMap((found) => (found ? [getSpan(found)] : []))]
  const last = own.findLast((line) => line.text.trim() !== '')
  if (after === -1 && last && belowButton !== null)
    return createForwarded(text, belowButton.first, last, claims)
  const rest = own.filter((line) => !SEPARATOR.test(line.text) && line.text.trim())
  const labels = own.filter((line) => MAIL_LABEL.test(line.text))
  const from = rest.findIndex(
    ({ text: line }) =>
      !MAIL_LABEL.test(line) && !isForOne(line.trim()) && !isNameLine(line.trim(), labels),
  )
  const words = rest[from]
  const end = words === undefined ? findEndAbove(above, own, ownEnd) : null
  if (last && end !== null) return createForwarded(text, end, last, claims)
  // What follows the head of an email below other words may be older than these, unless the page goes on after it; below a signature it is.
  const isForVisitors =
    text.slice(0, start).trim() === '' || (after !== -1 && !SEPARATOR.test(first?.text ?? ''))
  const isClear =
    isForVisitors &&
    ownEnd === null &&
    words !== undefined &&
    (signature === null || signature.isCertain) &&
    !rest.some(({ text: line }) => line.startsWith('>'))
  const ending =
    signature ??
    findClosing(words === undefined ? own : own.filter((line) => line.start > words.start))
  const headLines = from === -1 ? rest : rest.slice(0, from)
  const letterEnd = ending?.first.start ?? whole.end
  const letter =
    words === undefined
      ? null
      : findLetter(
          text.slice(words.start, letterEnd),
          own.filter((line) => line.start < words.start),
        )
  const parts = findParts(own, headLines, ending)
  const problem = letter === null ? createHeadProblem(parts) : createLetterProblem(parts, letter)
  if (!isClear || letter?.isCertain === false) return { problem, at: start, span: whole, claims }
  const head = { start, end: words.start + (letter?.end ?? 0), text: '' }
  const changes =
    ending === null
      ? [head]
      : [head, { start: getEndAbove(text, ending.first.start), end: ending.last.end, text: '' }]
  const { span, replacement } = joinChanges(text, changes)
  return { problem: { ...problem, replacement }, at: start, span, claims }
}

const getSpan = ({ first, last }: Signature): Span => ({ start: first.start, end: last.end + 1 })

/** Creates the leftover of a signature and the email below it, none of which is for visitors. */
function createForwarded(text: string, first: Line, last: Line, claims: readonly Span[]): Leftover {
  return {
    problem: { ...END, fix: `Delete ${describeLines(text, first, last)}.`, replacement: '' },
    at: first.start,
    span: { start: getEndAbove(text, first.start), end: last.end },
    claims,
  }
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
