// Finds what Word and Excel write in place of a link or a number that they could not find.
import { describeExcelError, EXCEL_ERROR, NARROW_COLUMN } from '../../../../markup/excel-errors'
import { getSpan, nameOtherLines, type FindLeftovers, type Leftover } from '../../leftover'

const WORD_ERROR =
  /¡?Error! (?:Hyperlink reference|Reference source|Bookmark|No text of specified style|Referencia de hipervínculo|No se encuentra|Marcador)[^.!\n]{0,60}\.?/gi

export const findWordErrors: FindLeftovers = (text) => [
  ...(text.includes('Error! ') ? [...text.matchAll(WORD_ERROR)].map(createWordError) : []),
  ...(/#[A-Z¡¿]|#{3}/i.test(text) ? findExcelErrors(text) : []),
]

function createWordError(match: RegExpExecArray): Leftover {
  const span = getSpan(match)
  return {
    problem: {
      code: 'foreign-mark',
      message:
        'Word wrote this in place of words that it could not find, and visitors would read it.',
      fix: 'Write the words that belong here. For a link, put them in square brackets and the address right after them: [our events](/events)',
    },
    at: span.start,
    span,
    claims: [span],
  }
}

/** Reports all of them at once: a column or a sum has several. */
function findExcelErrors(text: string): Leftover[] {
  const matches = [EXCEL_ERROR, NARROW_COLUMN]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((a, b) => a.index - b.index)
  const [first] = matches
  if (first === undefined) return []
  const spans = matches.map(getSpan)
  const problem = describeExcelError(first[0], nameOtherLines(text, spans))
  return [{ problem, at: first.index, span: getSpan(first), claims: spans }]
}
