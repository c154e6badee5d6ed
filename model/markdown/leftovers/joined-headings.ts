// Finds a heading at the end of a paragraph, whose empty line above it was deleted: "It goes a long way. ## How to start".
import { getSpan, type FindLeftovers } from './leftover'

/** Matches the end of a sentence, the # characters and the words of the heading, on a line that is no heading, table or quotation. */
const JOINED =
  /(?<=^[^\n#|>].*[.!?…][”"’)*_]*)[ \t]*(?<![\\#])(#{2,6})[ \t]+(?=[¿¡“"*]?[A-Za-zÀ-ỿ\d])([^\n#]{2,80})$/gmu

export const findJoinedHeadings: FindLeftovers = (text, source) => {
  if (!/\S[ \t]*##/.test(text)) return []
  return [...text.matchAll(JOINED)].map((match) => {
    const [typed, hashes = ''] = match
    const span = getSpan(match)
    const heading = source.slice(span.start, span.end).trim()
    return {
      problem: {
        code: 'heading-joined',
        message: `The heading "${heading.slice(hashes.length).trim()}" is at the end of a paragraph, so visitors would see ${hashes} and no heading.`,
        fix: `Put the cursor before ${heading} and press Enter twice.`,
        replacement: `\n\n${heading}`,
      },
      at: span.start + typed.indexOf(hashes),
      span,
      claims: [span],
    }
  })
}
