// Finds the field of a line that lacks nothing but the colon after its name.
import { toYaml } from '../yaml-form'

/** Matches a word and a value that does not go on from the line above: `title Hope Gala`, `phone (334) 555-0142`. */
const WORD_AND_VALUE = /^([A-Za-z_]+)[ \u00A0]+((?:\p{Lu}|[\d("“$+]|https?:).*)$/u
/** Matches a word and a value that is no word of a sentence: `id hope-gala`, `image walk.svg`, `draft yes`. */
const WORD_AND_CODE = /^([A-Za-z]+)[ \u00A0]+(yes|no|\w+(?:[-./@]\w+)+)$/
/** Matches a name that no sentence has, and its value. */
const JOINED_WORD_AND_VALUE = /^([a-z]+(?:_[a-z]+)+)[ \u00A0]+(\S.*)$/

/** Returns the field and the line with its colon; null if the line may be something else. */
export function findLostColon(
  content: string,
  fieldNames: readonly string[],
): { readonly name: string; readonly repaired: string } | null {
  const line = content.trimEnd()
  const [, typed = '', value = ''] =
    WORD_AND_VALUE.exec(line) ?? WORD_AND_CODE.exec(line) ?? JOINED_WORD_AND_VALUE.exec(line) ?? []
  const name = typed.toLowerCase()
  return fieldNames.includes(name)
    ? { name, repaired: `${name}: ${/^".*"$/.test(value) ? value : toYaml(value)}` }
    : null
}
