// Finds an email that was pasted whole: its head, quotations, signature and small print are for someone else.
import type { ProblemDetails } from '../../problems/problem'
import { splitLines, type FindLeftovers, type Line } from './leftover'

/** Matches a line of the head, which may be bold or in a quotation. */
const LABEL =
  /^[\s>*_-]*(From|Sent|Date|To|Cc|Bcc|Subject|Reply-To|De|Enviado(?: el)?|Fecha|Para|Asunto):[*_]*(?:\s|$)/i
const SENDER = /^(?:from|de)$/i
const SEPARATOR =
  /^[\s>]*(?:-{2,} ?(?:Original Message|Forwarded message|Mensaje (?:original|reenviado)) ?-{2,}|Begin forwarded message:|On .{6,60} .{2,80} wrote:|El .{6,60} .{2,80} escribió:)\s*$/i
const ENDING =
  /^[\s>*_]*(?:Sent from my (?:iPhone|iPad|Android|Galaxy|phone|Samsung|Verizon)|Sent from (?:Mail for Windows|Outlook|Yahoo Mail|the all new AOL)|Get Outlook for |Enviado desde mi (?:iPhone|iPad|teléfono)|CONFIDENTIALITY NOTICE\b|(?:This|The information (?:contained )?in this) (?:e-?mail|message)\b.{0,80}\b(?:confidential|intended (?:only|solely)|privileged))/i
const ANY =
  /(?:From|De):|wrote:|escribió:|Forwarded message|Original Message|Sent from|Enviado desde|Get Outlook|CONFIDENTIAL|(?:e-?mail|message)\b.{0,80}(?:confidential|intended|privileged)/i
/** A heading or a box belongs to the page again. */
const PART_OF_PAGE = /^(?:#{1,6} |:{2,}\w)/
const MIN_LABELS = 3
const MAX_HEAD_LINES = 20

export const findEmails: FindLeftovers = (text) => {
  if (!ANY.test(text)) return []
  const lines = splitLines(text)
  const head = lines.findIndex((line, index) => SEPARATOR.test(line.text) || isHead(lines, index))
  const ending = lines.findIndex((line) => ENDING.test(line.text))
  const hasHead = head !== -1 && (ending === -1 || head <= ending)
  const first = lines[hasHead ? head : ending]
  if (first === undefined) return []
  const after = lines.find(({ start, text: line }) => start > first.end && PART_OF_PAGE.test(line))
  const span = { start: first.start, end: after?.start ?? text.length + 1 }
  return [{ problem: hasHead ? HEAD : END, at: first.start, span, claims: [span] }]
}

/** Returns true for the first of several lines that name who wrote to whom. */
function isHead(lines: readonly Line[], index: number): boolean {
  const labels = new Set<string>()
  for (const { text } of lines.slice(index, index + MAX_HEAD_LINES)) {
    const label = LABEL.exec(text)?.[1]?.toLowerCase()
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
