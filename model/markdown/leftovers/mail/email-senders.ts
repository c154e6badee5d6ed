// Finds the sender above what a program for email writes at the end: the name, the office and the numbers.
import type { Line } from '../leftover'
import { isBlank, isOfSignature, NAME } from './signature-lines'

/** Matches an ending that a company adds to all emails, which has the name and the office of the writer above it. */
const SMALL_PRINT = /confidential|privileged|CONFIDENCIALIDAD/i
/** Matches the number of a device that people name in a signature, not on a page. */
export const OWN_NUMBER = /\b(?:cell|mobile|fax|direct|celular|móvil|[cmf])[.:]\s*\(?\d{3}/i
/** Matches the office of a person. */
export const ROLE =
  /^(?:Rev|Dr|Pr|Mrs?|Ms|Sra?|Srta)\. |\b(?:pastora?|minister|director|directora|manager|coordinator|coordinadora?|secretary|secretari[ao]|administrator|president|president[ea]|chair(?:man|woman)?|deacon|elder|C[EF]O|treasurer)\b/iu
/** Matches it, or the line between two parts of a signature. */
const OFFICE = new RegExp(`${ROLE.source}|\\S +[|•·] +\\S`, 'iu')
/** Matches the line that programs for email put above a signature. */
const SIGNATURE_MARK = /^--\s*$/

/**
 * Returns the index of the first line of a sender above an ending, or the ending. Right above the ending, an office shows that a name
 * is that of the writer. Above an empty line, it takes the number of a device, or small print.
 */
export function findSenderAbove(lines: readonly Line[], ending: number): number {
  const last = lines.slice(0, ending).findLastIndex((line) => !isBlank(line))
  const isDirect = last === ending - 1
  const isOfText = (line: Line) => isBlank(line) || (isDirect && !isOfSignature(line))
  const first = lines.slice(0, last + 1).findLastIndex(isOfText) + 1
  const block = lines.slice(first, last + 1)
  const [top, ...rest] = block.map(({ text }) => text.trim())
  const isMarked = isDirect && top !== undefined && SIGNATURE_MARK.test(top)
  const typed = isMarked || top === undefined ? rest : [top, ...rest]
  const isSender =
    NAME.test(typed[0] ?? '') &&
    block.every(isOfSignature) &&
    (isMarked ||
      typed.some((text) => OWN_NUMBER.test(text)) ||
      (isDirect && typed.length > 1 && typed.some((text) => OFFICE.test(text))) ||
      isAboveSmallPrint(typed, lines[ending]))
  return isSender ? first : ending
}

/** Returns whether a name with offices, and nothing else, is above small print. */
const isAboveSmallPrint = (typed: readonly string[], ending: Line | undefined): boolean =>
  typed.length > 1 &&
  SMALL_PRINT.test(ending?.text ?? '') &&
  typed.every((text) => text.split(/ +[|•·] +/).every((part) => NAME.test(part)))
