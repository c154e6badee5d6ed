// Finds the signature and the small print at the end of an email, from its closing words on.
import type { Line } from '../leftover'

/** Matches a line that only programs for email write below a signature. */
const ENDING =
  /^[\s>*_]*(?:Sent from my (?:iPhone|iPad|Android|Galaxy|phone|Samsung|Verizon)|Sent from (?:Mail for Windows|Outlook|Yahoo Mail|the all new AOL)|Get Outlook for |Enviado desde mi (?:iPhone|iPad|teléfono|celular)|CONFIDENTIALITY NOTICE\b|AVISO DE CONFIDENCIALIDAD\b|(?:This|The information (?:contained )?in this) (?:e-?mail|message)\b.{0,80}\b(?:confidential|intended (?:only|solely)|privileged))/i
const NOTICE =
  /\b(?:confidential\w*|intended|recipients?|privileged|attachments?|virus\w*|e-?mails?|confidencial\w*|destinatari\w+|adjuntos?)\b/i
/** Matches closing words such as `In His service,`, but no greeting. */
const CLOSING =
  /^(?!dear\b|hi\b|hello\b|hola\b|querid|estimad)[*_]*[\p{L}’']+(?: [\p{L}’']+){0,4}[,!][*_]*\\?$/iu
const CONTACT = /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\S@\S/
/** Matches the number of a device that people name in a signature, not on a page. */
const OWN_NUMBER = /\b(?:cell|mobile|fax|direct|celular|móvil|[cmf])[.:]\s*\(?\d{3}/i
const NAME = /^[*_]*\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){0,5}[*_]*\\?$/u
/** Matches what belongs to the page and never to a signature. */
const PART_OF_PAGE = /^(?:#{1,6} |:{2,}\w)/
/** Matches items, quotations, tables and whole sentences; `D.Min.` and `Inc.` end no sentence. */
const OF_TEXT = /^(?:[-*+] |\d+[.)] |>|\||!\[)|(?<!\b\p{Lu}[\p{L}.]{0,4})[.!?:;]["”]?$/u
const MAX_LINE_LENGTH = 70
const MAX_LINES = 12

/** The lines of a signature; it is certain only if a program for email has written one of them. */
export type Signature = { readonly first: Line; readonly last: Line; readonly isCertain: boolean }

export function findSignature(lines: readonly Line[]): Signature | null {
  const ending = lines.findIndex(({ text }) => ENDING.test(text))
  const first = ending === -1 ? findOwnNumber(lines) : findStart(lines, ending)
  const firstLine = lines[first]
  if (firstLine === undefined) return null
  let last = firstLine
  for (const line of lines.slice(first)) {
    if (isBlank(line)) continue
    if (line !== firstLine && !isOfSignature(line) && !ENDING.test(line.text) && !isNotice(line))
      break
    last = line
  }
  return { first: firstLine, last, isCertain: ending !== -1 }
}

/** Returns the closing words of an email with the name below them, which are its last lines; null if it has none. */
export function findClosing(lines: readonly Line[]): Signature | null {
  const typed = lines.filter((line) => !isBlank(line))
  const index = typed.findLastIndex(({ text }) => CLOSING.test(text.trim()))
  const [first, last] = [typed[index], typed.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const names = typed.slice(index + 1)
  const isSignature = names[0] !== undefined && NAME.test(names[0].text.trim())
  return isSignature && names.every(isOfSignature) ? { first, last, isCertain: true } : null
}

const isBlank = ({ text }: Line): boolean => text.trim() === ''
const isOfSignature = ({ text }: Line): boolean =>
  text.length <= MAX_LINE_LENGTH && !PART_OF_PAGE.test(text) && !OF_TEXT.test(text.trim())
const isNotice = ({ text }: Line): boolean => NOTICE.test(text) && !PART_OF_PAGE.test(text)

/** Returns the line of the closing words above an ending, or else the first line of the name right above it. */
function findStart(lines: readonly Line[], ending: number): number {
  const above = lines.slice(Math.max(0, ending - MAX_LINES), ending)
  let start = ending
  let isInBlock = true
  for (const line of above.reverse()) {
    const index = lines.indexOf(line)
    if (isBlank(line)) isInBlock = false
    else if (CLOSING.test(line.text.trim())) return index
    else if (!isOfSignature(line)) break
    else if (isInBlock && (NAME.test(line.text.trim()) || CONTACT.test(line.text))) start = index
    else isInBlock = false
  }
  return start === ending ? findSenderAbove(lines, ending) : start
}

/** Returns the first line of the paragraph above an ending if it names a person and the number of a device; else the ending. */
function findSenderAbove(lines: readonly Line[], ending: number): number {
  const last = lines.slice(0, ending).findLastIndex((line) => !isBlank(line))
  const first = lines.slice(0, last + 1).findLastIndex(isBlank) + 1
  const block = lines.slice(first, last + 1)
  const isSender =
    NAME.test(block[0]?.text.trim() ?? '') &&
    block.every(isOfSignature) &&
    block.some(({ text }) => OWN_NUMBER.test(text))
  return isSender ? first : ending
}

/** Returns the line of closing words with nothing below but a name and the numbers of devices; -1 if there is none. */
function findOwnNumber(lines: readonly Line[]): number {
  return lines.findIndex(({ text: words }, index) => {
    if (!CLOSING.test(words.trim())) return false
    const rest = lines.slice(index + 1)
    const end = rest.findIndex(({ text }) => PART_OF_PAGE.test(text))
    const below = rest.slice(0, end === -1 ? undefined : end).filter((line) => !isBlank(line))
    return (
      below.length <= MAX_LINES &&
      below.every(isOfSignature) &&
      below.some(({ text }) => OWN_NUMBER.test(text))
    )
  })
}
