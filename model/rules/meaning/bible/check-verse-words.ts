// Notes a quotation from the Bible that has other words than the translation of this site.
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import { getPositionAt, type LocatedProblem } from '../../../problems/problem'
import { describeVerseWords } from './describe-verse-words'
import { findQuotations, type Quotation } from './quotations/find-quotations'
import { isNearlyOurs, judgeQuotation } from './comparison/judge-quotation'
import { getQuotationPatterns } from './quotations/quotation-patterns'

/** Matches, in little time, a reference and the marks of a quotation. */
const REFERENCE = /\d(?::|[,.] ?)\d/
const MARK = /[>“"«]/
/** More quotations of a file are not compared, because a file of nothing else would take minutes. */
const MAX_QUOTATIONS = 100
/** More mistakes of a file are not reported, because the whole Bible is searched for the words of each. */
const MAX_PROBLEMS = 10

/**
 * Checks the quotations below the fields of a file.
 * @param typedBody the body as it was typed; that of the file has spaces where other checks have found something
 */
export function checkVerseWords(
  { body, bodyLine }: SplitText,
  slug: string,
  typedBody: string,
): LocatedProblem[] {
  if (!REFERENCE.test(body) || !MARK.test(body)) return []
  const patterns = getQuotationPatterns(splitFileName(slug).language)
  const problems: LocatedProblem[] = []
  for (const quotation of findQuotations(body, patterns).slice(0, MAX_QUOTATIONS)) {
    if (problems.length === MAX_PROBLEMS || isReported(quotation, body, typedBody)) continue
    const judgement = judgeQuotation(quotation, patterns.bible)
    if (judgement === null || judgement.is === 'right') continue
    if (quotation.isLoose && judgement.is !== 'elsewhere') continue
    const isOurs = quotation.isNamed || patterns.comparesUnnamed || isNearlyOurs(judgement)
    if (!isOurs) continue
    const { at, edit, message, fix } = describeVerseWords(
      quotation,
      judgement,
      body,
      patterns.bible,
    )
    const added = bodyLine - 1
    const { line, column } = getPositionAt(body, at)
    problems.push({
      code: 'verse-words',
      severity: 'warning',
      message,
      fix,
      line: line + added,
      column,
      suggestion: edit && { ...edit, line: edit.line + added, endLine: edit.endLine + added },
    })
  }
  return problems
}

const isReported = ({ words, wordsAt }: Quotation, body: string, typedBody: string): boolean => {
  const end = wordsAt + words.length
  return body.slice(wordsAt, end) !== typedBody.slice(wordsAt, end)
}
