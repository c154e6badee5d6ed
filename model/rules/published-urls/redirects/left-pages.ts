// Recognizes a page that was left although a new file has its text: someone copied it to give it another name.
import type { AnyEntry } from '../../../define-collection'

/** Shorter lines, such as headings, may well be in two pages. */
const MIN_LENGTH = 40

export type Likeness = 'same' | 'alike' | 'different'

/** Returns whether one of two pages has the address of the other one under `redirect_from`, and so takes its place. */
export const isSuccessor = (first: AnyEntry, second: AnyEntry): boolean =>
  replaces(first, second) || replaces(second, first)

const replaces = ({ redirectFrom }: AnyEntry, { pagePath }: AnyEntry): boolean =>
  typeof pagePath === 'string' && redirectFrom?.includes(pagePath) === true

/** Compares the texts below the fields of two files: half of the longer lines are enough to be alike. */
export function compareBodies(first: string, second: string): Likeness {
  const [lines, others] = [first, second].map(readLines)
  if (!lines?.length || !others?.length) return 'different'
  const shared = lines.filter((line) => others.includes(line)).length
  if (shared === lines.length && shared === others.length) return 'same'
  return shared * 2 >= Math.min(lines.length, others.length) && shared > 0 ? 'alike' : 'different'
}

/** Returns the lines of a text that are long enough to compare, with single spaces. */
const readLines = (text: string): string[] => {
  const lines = text.split('\n').map((typed) => typed.replace(/\s+/g, ' ').trim())
  return lines.slice(lines.indexOf('---', 1) + 1).filter(({ length }) => length >= MIN_LENGTH)
}
