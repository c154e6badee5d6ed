// What is said of a file with the name of one person or church that has another one in it, and how the two names are compared.
import { normalizeFileName } from '../../../source/check-file-name'
import { removeSourceMarks } from '../../../source/source-mark'
import type { FileProblem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'

export const getNameWords = (typed: string): string[] =>
  simplifyText(removeSourceMarks(typed)).match(/[a-z]{2,}/g) ?? []

/** Returns whether two words of names begin alike, as Beth and Bethany do. */
export const isSimilarWord = (first: string, second: string): boolean =>
  first.slice(0, 3) === second.slice(0, 3)

/** @param otherwise when the name of the file has to change: `the other person has left` */
export function describeTypedOver(
  name: string,
  slug: string,
  noun: 'person' | 'church',
  otherwise: string,
): FileProblem {
  const own = normalizeFileName(name)
  return {
    code: `file-${noun}`,
    severity: 'warning',
    message: `This file is called ${slug}.md, but it is about ${name}.`,
    fix: `If you typed over another ${noun}, put back here what was there before: on GitHub, press History to see it. Give ${name} a new file, ${own}.md. If ${otherwise}, change the name of this file to ${own}.md`,
  }
}
