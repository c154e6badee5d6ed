// Notes a quotation from the Bible in a field whose words are those of another verse or of another translation.
import type { SplitText } from '../../../front-matter/split-front-matter'
import { replaceValue, type SourceText } from '../../../front-matter/value'
import { splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { isShownField } from '../../find-in-file'
import { isNearlyOurs, judgeQuotation, type Judgement } from './comparison/judge-quotation'
import { describeVerseWords, formatReference } from './describe-verse-words'
import { findQuotations, type Quotation } from './quotations/find-quotations'
import { getQuotationPatterns, type QuotationPatterns } from './quotations/quotation-patterns'

/** Matches, in little time, a reference and the marks of a quotation. */
const REFERENCE = /\d(?::|[,.] ?)\d/
const MARK = /[“"«]/

/** Checks where the words are from, and whether they are those of our translation. */
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
    if (judgement === null || judgement.is === 'right') return []
    const isElsewhere = judgement.is === 'elsewhere'
    if (!isElsewhere && !isMeantAsOurs(quotation, judgement, patterns)) return []
    const { message, fix } = describeVerseWords(quotation, judgement, text, patterns.bible)
    const [place, another] = isElsewhere ? judgement.places : []
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

/** Returns whether the words are to be those of our translation. */
const isMeantAsOurs = (
  { isLoose, isNamed }: Quotation,
  judgement: Judgement,
  { comparesUnnamed }: QuotationPatterns,
): boolean => !isLoose && (isNamed || comparesUnnamed || isNearlyOurs(judgement))
