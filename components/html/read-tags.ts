// Finds the tags of finished HTML as a browser does, so that words which look like a tag stay words.
import { Tokenizer } from 'htmlparser2'

/** Where the value of an attribute is in the HTML: between its quotes. */
export type AttributeValue = { readonly from: number; readonly to: number }

export type Tag = {
  readonly name: string
  /** Where the tag is in the HTML, with its angle brackets. */
  readonly from: number
  readonly to: number
  /** By the names of the attributes that were asked for; one with an empty value is left out. */
  readonly values: Readonly<Record<string, AttributeValue>>
}

/**
 * Calls `visit` for each opening tag that has one of the attributes, in the order of the HTML.
 * @param attributes the names of the attributes whose values are wanted, in small letters
 */
export function readTags(
  html: string,
  attributes: readonly string[],
  visit: (tag: Tag) => void,
): void {
  // Most tags are of no interest, so nothing is made for them: this runs over every page of a build.
  let from = 0
  let nameEnd = 0
  let wanted: string | null = null
  let values: Record<string, AttributeValue> | null = null
  const close = (end: number) => {
    if (values === null) return
    visit({ name: html.slice(from + 1, nameEnd), from, to: end + 1, values })
    values = null
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        from = start - 1
        nameEnd = end
      },
      onattribname(start, end) {
        wanted = null
        for (const one of attributes)
          if (one.length === end - start && html.startsWith(one, start)) wanted = one
      },
      onattribdata(start, end) {
        if (wanted === null) return
        values ??= {}
        values[wanted] = { from: start, to: end }
      },
      onopentagend: close,
      onselfclosingtag: close,
      onattribend: ignore,
      onattribentity: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}

const ignore = () => {}

/** A part of HTML, and the text that takes its place. */
export type Replacement = AttributeValue & { readonly text: string }

/** Puts texts in place of parts of the HTML, which must be in order and not overlap. */
export function replaceParts(html: string, parts: readonly Replacement[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text } of parts) {
    result += html.slice(at, from) + text
    at = to
  }
  return result + html.slice(at)
}
