// Finds lines for search engines, which a chat program writes above or below a text: "Meta description: …".
import { getSpan, nameOtherLines, type FindLeftovers } from '../leftover'

const LABEL =
  /^[*_]{0,3}(?:(?:SEO|Meta|Page|Focus) (?:title|description|keyphrase|keywords?)|Keywords|Slug|Palabras clave|Meta ?descripci[oó]n|T[ií]tulo SEO)[*_]{0,3}:[*_]{0,3}(?=[ \t]*\S)[^\n]*/gim

export const findSearchLabels: FindLeftovers = (text) => {
  if (!/SEO|meta|keyphrase|keyword|slug|clave|page (?:title|desc)/i.test(text)) return []
  const lines = [...text.matchAll(LABEL)]
  const [first] = lines
  if (first === undefined) return []
  const spans = lines.map(getSpan)
  const [label = ''] = first[0].replace(/[*_]/g, '').split(':')
  return [
    {
      problem: {
        code: 'chat-words',
        severity: 'warning',
        message: `The line after "${label}:" is for search engines, and visitors would read it in the text${nameOtherLines(text, spans)}.`,
        fix: 'Move its words to the field title: or description: if they are better, and delete the line here.',
      },
      at: first.index,
      span: getSpan(first),
      claims: spans,
    },
  ]
}
