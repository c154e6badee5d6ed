// Notes a quotation from the Bible in a field whose words are those of another verse.
import type { SplitText } from '../../../front-matter/split-front-matter'
import { replaceValue, type SourceText } from '../../../front-matter/value'
import { splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { isShownField } from '../../find-in-file'
import { judgeQuotation } from './comparison/judge-quotation'
import { describeVerseWords, formatReference } from './describe-verse-words'
import { findQuotations } from './quotations/find-quotations'
import { getQuotationPatterns, type QuotationPatterns } from './quotations/quotation-patterns'

/** Matches, in little time, a reference and the marks of a quotation. */
const REFERENCE = /\d(?::|[,.] ?)\d/
const MARK = /[“"«]/

/** Checks where the words are from. Their form may be shortened in a field. */
export function checkVerseFields({ frontMatter }: SplitText, slug: string): LocatedProblem[] {
  const patterns = getQuotationPatterns(splitFileName(slug).language)
  return [...frontMatter].flatMap(([field, value]) => {
    if (!isShownField(field)) return []
    const items = 'items' in value ? value.items : [value]
    return items.flatMap((item) =>
      item.isReported ? [] : findElsewhere(item, patterns).map((found) => ({ ...found, field })),
    )
  })
}

function findElsewhere(item: SourceText, patterns: QuotationPatterns): LocatedProblem[] {
  const { text, typed, line, column } = item
  if (!REFERENCE.test(text) || !MARK.test(text)) return []
  const [first] = findQuotations(text, patterns).flatMap((quotation): LocatedProblem[] => {
    const judgement = judgeQuotation(quotation, patterns.bible)
    if (judgement?.is !== 'elsewhere') return []
    const [place, another] = judgement.places
    const { message, fix } = describeVerseWords(quotation, judgement, text, patterns.bible)
    const isSure = place !== undefined && another === undefined
    return [
      {
        code: 'verse-words',
        severity: 'warning',
        message,
        fix,
        suggestion: isSure
          ? replaceValue(
              item,
              typed.replace(quotation.typed, () => formatReference(place)),
            )
          : null,
        line,
        column,
      },
    ]
  })
  return first === undefined ? [] : [first]
}
