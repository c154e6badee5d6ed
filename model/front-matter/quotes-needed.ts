// Reports a value that this site reads as it was typed, but other programs do not: GitHub shows an error above such a file.
import type { LocatedProblem } from '../problems/problem'
import { findComment, reportComment } from './comments-in-values'
import { isQuoted } from './quotes'
import type { SourceText } from './value'
import { findEscapeConflict, findYamlConflict, quote, type YamlConflict } from './yaml-form'

/**
 * Returns the problem of a value that needs quotation marks, or null if it needs none.
 * @param field its name
 * @param isPair whether the value is a name and a value with a colon between
 */
export function checkQuotes(
  source: SourceText,
  field: string,
  isPair: boolean,
): LocatedProblem | null {
  const { line, column, before, typed, text, endLine, isUnbroken, isAligned } = source
  const [, letter, rest = ''] = DEAD_KEY.exec(typed) ?? []
  if (letter !== undefined) {
    const meant = `"${letter.normalize('NFD').charAt(0)}${rest}"`
    const suggestion = isUnbroken ? { line, endLine, text: before + meant } : null
    return { ...meltedMark(letter, meant), severity: 'warning', line, column, suggestion }
  }
  const hasQuotes = isQuoted(typed)
  const conflict = hasQuotes ? findEscapeConflict(typed) : findYamlConflict(text, isPair)
  const comment = conflict === 'comment' ? findComment(source, field) : null
  if (comment !== null) return reportComment(source, field, comment, false)
  if (conflict === null && !isAligned && endLine > line && IS_ITEM.test(before))
    return {
      ...lostHyphen(line + 1, source.parts[1] ?? '', quote(text)),
      line: line + 1,
      column: 1,
      suggestion: null,
    }
  if (conflict === null && isAligned && isUnbroken) return null
  const written = hasQuotes && conflict === null ? typed : quote(text)
  return {
    code: 'quotes-needed',
    severity: 'warning',
    line,
    column,
    ...(conflict === null ? describeSpaces(written) : describeConflict(conflict, text, written)),
    suggestion: isUnbroken ? { line, endLine, text: before + written } : null,
  }
}

/** Matches a value whose opening quotation mark has become two dots above its first letter, as on keyboards with dead keys. */
const DEAD_KEY = /^([ÄËÏÖÜäëïöü])([^"]+)"$/u

const meltedMark = (letter: string, meant: string) => ({
  code: 'quotes-needed' as const,
  message: `The keyboard made ${letter} of the opening quotation mark and the letter after it.`,
  fix: `Write ${meant}`,
})

const IS_ITEM = /^\s*-\s+$/

const lostHyphen = (line: number, item: string, written: string) => ({
  code: 'item-mark' as const,
  message: `Line ${line} has no hyphen, so it is read as part of the item above it.`,
  fix: `If it is an item of its own, write "  - ${item}", with two spaces before the hyphen. If not, write both lines as one: ${written}`,
})

const describeSpaces = (written: string) => ({
  message: 'The website shows this right, but GitHub and other programs misread its lines.',
  fix: `Write it on one line: ${written}`,
})

function describeConflict(conflict: YamlConflict, text: string, written: string) {
  const misreading: Readonly<Record<YamlConflict, string>> = {
    start: `cannot read a value that starts with ${text.charAt(0)}`,
    colon: 'cannot read the colon in it',
    comment: 'leave out the words from the # on',
    number: 'take it for a number and change it',
    keyword: 'take it for a code and change it',
    escape: 'take the \\ in it for a code',
  }
  return {
    message: `The website shows this right, but GitHub and other programs ${misreading[conflict]}.`,
    fix: `Put straight quotation marks around it: ${written}`,
  }
}
