// Notes a list that asks for "up to 4 hours each month" where the text says "at least 4 hours", or the reverse.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { findCommitments, MAY_COUNT } from './find-commitments'

const LEAST = /(?<![A-Za-zÀ-ỿ])(?:at least|a minimum of|al menos|por lo menos|un mínimo de) $/iu
const MOST =
  /(?<![A-Za-zÀ-ỿ])(?:up to|at most|no more than|a maximum of|hasta|como mucho|un máximo de) $/iu

export function checkCommitmentLimits(text: SplitText): LocatedProblem[] {
  const lists = [...text.frontMatter].flatMap(([name, value]) => ('items' in value ? [name] : []))
  if (lists.length === 0) return []
  const found = findInFile(text, findLimits, MAY_COUNT)
  for (const limit of found.filter(({ field }) => field !== null && lists.includes(field))) {
    const others = found.filter(
      ({ key, number, field }) =>
        key === limit.key && number === limit.number && field !== limit.field,
    )
    const [other] = others
    if (other === undefined || others.some(({ isLeast }) => isLeast === limit.isLeast)) continue
    const { line, column, field } = limit
    return [{ ...describe(limit.words, other), line, column, ...(field === null ? {} : { field }) }]
  }
  return []
}

const findLimits = (text: string) =>
  findCommitments(text).flatMap((found) => {
    const before = text.slice(0, found.index)
    const [least] = LEAST.exec(before) ?? []
    const limit = least ?? MOST.exec(before)?.[0]
    return limit === undefined ? [] : [{ ...found, isLeast: least !== undefined, limit }]
  })

const describe = (
  words: string,
  other: { readonly words: string; readonly line: number; readonly limit: string },
): FileProblem => ({
  code: 'requirement-differs',
  severity: 'warning',
  message: `This and line ${other.line} have the same number, but there it is "${other.limit.trim()}".`,
  fix: `See which is right: the least that you ask for, or the most. Then write "${words}" with the same words in both places.`,
})
