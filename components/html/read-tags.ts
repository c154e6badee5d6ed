// Finds the tags of finished HTML as a browser does, so that text that looks like a tag is not mistaken for one.
import { Tokenizer } from 'htmlparser2'

/** The offsets of an attribute value in the HTML, without its quotes. */
export type AttributeValue = { readonly from: number; readonly to: number }

export type Tag = {
  readonly name: string
  /** The offsets of the tag in the HTML, including its angle brackets. */
  readonly from: number
  readonly to: number
  /** The values of the requested attributes by name; empty values are omitted. */
  readonly values: Readonly<Record<string, AttributeValue>>
}

/**
 * Calls `visit` for each opening tag that has one of the attributes, in the order of the HTML.
 * @param attributes the names of the requested attributes, in lowercase
 */
export function readTags(
  html: string,
  attributes: readonly string[],
  visit: (tag: Tag) => void,
): void {
  // This runs over every page of a build, so nothing is allocated for the many tags without a requested attribute.
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
        for (const attribute of attributes)
          if (attribute.length === end - start && html.startsWith(attribute, start))
            wanted = attribute
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

/** A range of the HTML, and the text that replaces it. */
export type Replacement = AttributeValue & { readonly text: string }

/** Replaces parts of the HTML, which must be in order and must not overlap. */
export function replaceParts(html: string, parts: readonly Replacement[]): string {
  let result = ''
  let position = 0
  for (const { from, to, text } of parts) {
    result += html.slice(position, from) + text
    position = to
  }
  return result + html.slice(position)
}
