// Notes the words with which Facebook and other websites end a text that they show only in part: "… See more".
import { getSpan, type FindLeftovers } from '../leftover'

const SHORTENED =
  /(?:…|\.{3})\]? ?((?:(?:see|show|read|view) more|continue reading|keep reading|ver más|mostrar más|leer más|seguir leyendo|continuar leyendo|more|más)(?![A-Za-zÀ-ỿ]))[ \t]*[»→>]*[ \t]*$/gimu

export const findShortenedTexts: FindLeftovers = (text) => {
  if (!/(?:…|\.\.)\]? ?[a-z]/i.test(text)) return []
  return [...text.matchAll(SHORTENED)].slice(0, 1).map((match) => {
    const span = getSpan(match)
    return {
      problem: {
        code: 'text-broken-off',
        severity: 'warning',
        message: `The text breaks off at "${match[0].trim()}", because Facebook and other websites show only the beginning of a post.`,
        fix: `Open the whole post there by pressing ${match[1] ?? ''}, and copy the rest of it. Otherwise end with the last whole sentence.`,
      },
      at: span.start,
      span,
      claims: [span],
    }
  })
}
