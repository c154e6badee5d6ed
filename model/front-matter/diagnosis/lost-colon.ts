// Finds the field of a line that lacks nothing but the colon after its name.
import { toYaml } from '../yaml-form'

/** Matches a word and a value that does not go on from the line above: `title Hope Gala`, `phone (334) 555-0142`. */
const WORD_AND_VALUE = /^([A-Za-z_]+)[ \u00A0]+((?:\p{Lu}|[\d("“$+]|https?:).*)$/u
/** Matches a word and a value that is no word of a sentence: `id hope-gala`, `image walk.svg`, `draft yes`. */
const WORD_AND_CODE = /^([A-Za-z]+)[ \u00A0]+(yes|no|\w+(?:[-./@]\w+)+)$/
/** Matches a name that no sentence has, and its value. */
const JOINED_WORD_AND_VALUE = /^([a-z]+(?:_[a-z]+)+)[ \u00A0]+(\S.*)$/
/** Matches words that may go on from the line above, with what some people type for a colon after the first of them. */
const WORDS = /^([A-Za-z_]+)(?:\s*(?:[;,→]|->|[-–—](?=\s))\s*|[ \u00A0]+)(\S.*)$/
/** Matches the words with which a sentence goes on, but no value begins. */
const GOES_ON =
  /^(?:and|or|of|for|to|with|in|on|at|by|from|is|are|was|were|has|have|will|can|that|who|which|y|o|de|del|que|con|para|por|en|es|son)(?![\p{L}\p{N}])/iu
/** Matches a line after which a value is complete: a name with one word, or a sentence. */
const COMPLETE = /^(?:[\p{L}_]+: *(?:\S+|.*[.!?]["”]?)|\s+- .*|-{3,})\s*$/u

/** No name of a field has more words. */
const MAX_NAME_WORDS = 4

/**
 * Returns the field and the line with its colon; null if the line may be something else.
 * @param above the line above it, or undefined for the first one
 */
export function findLostColon(
  content: string,
  fieldNames: readonly string[],
  above?: string,
): { readonly name: string; readonly repaired: string } | null {
  const line = content.trimEnd()
  const [, typed = '', value = ''] =
    WORD_AND_VALUE.exec(line) ?? WORD_AND_CODE.exec(line) ?? JOINED_WORD_AND_VALUE.exec(line) ?? []
  const lost = addColon(typed, value, fieldNames)
  return lost ?? (above === undefined || COMPLETE.test(above) ? readWords(line, fieldNames) : null)
}

/** Reads a line that begins with the name of a field, which may have several words: `image alt decorative`. */
function readWords(line: string, fieldNames: readonly string[]) {
  for (let count = MAX_NAME_WORDS; count > 0; count--) {
    const words = line.split(/[ \u00A0]/).slice(0, count)
    if (count > 1 && !words.every((word) => /^[A-Za-z_]+$/.test(word))) continue
    const joined = words.join('_')
    const [, typed = '', value = ''] = WORDS.exec(joined + line.slice(joined.length)) ?? []
    const lost = GOES_ON.test(value) ? null : addColon(typed, value, fieldNames)
    if (lost !== null) return lost
  }
  return null
}

function addColon(typed: string, value: string, fieldNames: readonly string[]) {
  const name = typed.toLowerCase()
  return fieldNames.includes(name)
    ? { name, repaired: `${name}: ${/^".*"$/.test(value) ? value : toYaml(value)}` }
    : null
}
