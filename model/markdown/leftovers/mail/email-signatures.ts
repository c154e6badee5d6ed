// Finds the signature and the small print at the end of an email, from its closing words on.
import { splitRow } from '../../checks/tables/lost-bars'
import type { Line } from '../leftover'
import { findSenderAbove, OWN_NUMBER } from './email-senders'
import { isEnding, isNotice } from './email-notices'
import { isSignature } from './signature-rows'
import { findWordsToReceiver } from '../colleagues/words-to-receiver'
import { isBlank, isOfSignature, NAME, PART_OF_PAGE } from './signature-lines'

/** Matches closing words such as `In His service,`, but no greeting. */
const CLOSING =
  /^(?!dear\b|hi\b|hello\b|hola\b|querid|estimad)[*_]*[A-Za-zÀ-ỿ’']+(?: [A-Za-zÀ-ỿ’']+){0,4}[,!][*_]*\\?$/iu
const CONTACT = /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\S@\S/
const MAX_LINES = 12

/** The lines of a signature; it is certain only if a program for email has written one of them. */
export type Signature = { readonly first: Line; readonly last: Line; readonly isCertain: boolean }

export function findSignature(lines: readonly Line[]): Signature | null {
  const ending = lines.findIndex(({ text }) => isEnding(text))
  const start = ending === -1 ? findOwnNumber(lines) : findStart(lines, ending)
  const firstLine = lines[ending === -1 ? start : findWordsToReceiver(lines, start)]
  if (firstLine === undefined) return null
  let last = firstLine
  for (const line of lines.slice(start)) {
    if (isBlank(line)) continue
    if (line !== lines[start] && !isOfSignature(line) && !isEnding(line.text) && !isNotice(line))
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

/**
 * Returns the closing words and the name of the author with which a post may end, and the line of the email that is next; or null. The name
 * alone has an empty line below it.
 */
export function findClosingOfPost(
  lines: readonly Line[],
  { first, last }: Signature,
  author: string | undefined,
): { readonly words: string; readonly next: Line } | null {
  if (author === undefined || !CLOSING.test(first.text.trim())) return null
  const below = lines.slice(lines.indexOf(first) + 1, lines.indexOf(last) + 1)
  const [name, next] = below.filter((line) => !isBlank(line))
  if (name === undefined || next === undefined) return null
  const isApart = below.slice(below.indexOf(name), below.indexOf(next)).some(isBlank)
  const words = (line: Line) => line.text.trim().replace(/[*_\\]/g, '')
  const own = author.split(/\s+/)
  const isAuthor = words(name)
    .split(/\s+/)
    .every((word) => own.includes(word))
  return isApart && isAuthor ? { words: `${words(first)} ${words(name)}`, next } : null
}

/** Returns the signature between the last button or box of a page and the lines of another email below it; null if it is not certain. */
export function findSignatureBelowButton(above: readonly Line[]): Signature | null {
  const end = above.findLastIndex(({ text }) => /^:{2,}/.test(text))
  const typed = above.slice(end + 1).filter((line) => !isBlank(line))
  const [first, last] = [typed[0], typed.at(-1)]
  if (end === -1 || first === undefined || last === undefined || typed.length > MAX_LINES)
    return null
  const opens = CLOSING.test(first.text.trim()) || NAME.test(first.text.trim())
  const isSignature = opens && typed.slice(1).every(isOfSignature)
  return isSignature ? { first, last, isCertain: true } : null
}

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
  return Math.min(start, findSenderAbove(lines, ending))
}

/** Returns the line of closing words with nothing below but a name and the numbers of devices, or a signature with bars; -1 if there is none. */
function findOwnNumber(lines: readonly Line[]): number {
  return lines.findIndex(({ text: words }, index) => {
    if (!CLOSING.test(words.trim())) return false
    const rest = lines.slice(index + 1)
    const end = rest.findIndex(({ text }) => PART_OF_PAGE.test(text))
    const below = rest.slice(0, end === -1 ? undefined : end).filter((line) => !isBlank(line))
    return (
      below.length <= MAX_LINES &&
      below.every(isOfSignature) &&
      (below.some(({ text }) => OWN_NUMBER.test(text)) || hasSignatureRows(below))
    )
  })
}

const hasSignatureRows = (lines: readonly Line[]): boolean =>
  isSignature(lines.filter(({ text }) => text.includes('|')).map(({ text }) => splitRow(text)))
