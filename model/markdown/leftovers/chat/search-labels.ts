// Finds lines for search engines, which a chat program writes above or below a text: "Meta description: …".
import { toYaml } from '../../../front-matter/yaml-form'
import { getSpan, nameOtherLines, type FindLeftovers } from '../leftover'

const LABEL =
  /^[*_]{0,3}(?:(?:SEO|Meta|Page|Focus) (?:title|description|keyphrase|keywords?)|Keywords|Slug|Palabras clave|Meta ?descripci[oó]n|T[ií]tulo SEO)[*_]{0,3}:[*_]{0,3}(?=[ \t]*\S)[^\n]*/gim

export const findSearchLabels: FindLeftovers = (text) => {
  if (!/SEO|meta|keyphrase|keyword|slug|clave|page (?:title|desc)/i.test(text)) return []
  const lines = [...text.matchAll(LABEL)]
  const [first] = lines
  if (first === undefined) return []
  const spans = lines.map(getSpan)
  const [label = '', ...rest] = first[0].replace(/[*_]/g, '').split(':')
  const words = rest.join(':').trim()
  return [
    {
      problem: {
        code: 'chat-words',
        severity: 'warning',
        message: `The line after "${label}:" is for search engines, and visitors would read it in the text${nameOtherLines(text, spans)}.`,
        fix: adviseOnLabel(label, words),
      },
      at: first.index,
      span: getSpan(first),
      claims: spans,
    },
  ]
}

/** A title and a description have a line of their own among the fields; what else is for search engines has none. */
function adviseOnLabel(label: string, words: string): string {
  const field = /t[ií]tulo|title/i.test(label)
    ? 'title'
    : /descri/i.test(label)
      ? 'description'
      : null
  return field === null
    ? 'Delete this line.'
    : `Delete this line. If its words are better than those after ${field}: at the top, write there ${field}: ${toYaml(words)}`
}
