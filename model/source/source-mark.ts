// Marks at the end of texts that say from which file and line they come. Only previews have them, until their HTML is finished: then
// a mark becomes an attribute of the element with the text (generator/preview/place-sources.ts).
import { encodePath } from '../github-branch'
import { toFieldName, type Fields } from '../schema/field'
import type { FrontMatter } from '../front-matter/value'

/** What encloses a mark: noncharacters of Unicode, which `check` rejects in texts. */
const START = '\uFDD1'
const END = '\uFDD2'

/** What is between them; no character has a meaning in HTML. */
const SOURCE = "[\\w%.~!*'()/-]+#L\\d+"

const MARK = `${START}(${SOURCE})${END}`
const MARK_IN_URL = `${encodeURIComponent(START)}.*?${encodeURIComponent(END)}`
const MARKS = new RegExp(`${MARK}|${MARK_IN_URL}`, 'g')
const FIRST_MARK = new RegExp(MARK)

/** Returns the mark of a line: `content/pages/give.md#L12`, in which every character is safe in HTML and in a URL. */
export function createSourceMark(file: string, line: number): string {
  return `${START}${encodePath(file)}#L${line}${END}`
}

export const removeSourceMarks = (text: string): string => text.replaceAll(MARKS, '')

/** Returns the words of a value; none if it could not be parsed, which has been reported already. */
export const readFieldWords = (value: unknown): string =>
  typeof value === 'string' ? removeSourceMarks(value) : ''

/** Returns the source in the first mark of a text: `content/pages/give.md#L12`, or null if there is none. */
export const findSource = (text: string): string | null => FIRST_MARK.exec(text)?.[1] ?? null

/**
 * Returns the values with a mark at the end of each text that a person typed in words; names of files, URLs and days stay as they are.
 * @param frontMatter the values as typed
 */
export function markFields<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  { fields, frontMatter, file }: { fields: Fields; frontMatter: FrontMatter; file: string },
): Values {
  const marked = Object.entries(values).map(([name, value]) => {
    const typed = frontMatter.get(toFieldName(name))
    // Only fields for words have a minimum length.
    const isWords = fields[name]?.constraints.minLength !== undefined
    if (typeof value !== 'string' || !isWords || !typed) return [name, value]
    return [name, value + createSourceMark(file, typed.line)]
  })
  return Object.fromEntries(marked) as Values
}
