// Finds what Word and Excel write in place of a link or a number that they could not find.
import { getSpan, type FindLeftovers } from '../leftover'

const ERROR =
  /¡?Error! (?:Hyperlink reference|Reference source|Bookmark|No text of specified style|Referencia de hipervínculo|No se encuentra|Marcador)[^.!\n]{0,60}\.?|(?<![\w&#])#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A)/gi

export const findWordErrors: FindLeftovers = (text) => {
  if (!/Error! |#[A-Z]/i.test(text)) return []
  return [...text.matchAll(ERROR)].map((match) => {
    const span = getSpan(match)
    const isNumber = match[0].startsWith('#')
    return {
      problem: {
        code: 'foreign-mark',
        message: isNumber
          ? `Excel wrote ${match[0]} in place of a number, and visitors would read it.`
          : 'Word wrote this in place of words that it could not find, and visitors would read it.',
        fix: isNumber
          ? 'Write the number itself.'
          : 'Write the words that belong here. For a link, put them in square brackets and the address right after them: [our events](/events)',
      },
      at: span.start,
      span,
      claims: [span],
    }
  })
}
