// Finds the field of a line that lacks nothing but the colon after its name.
import type { FindField } from './field-finder'
import { toYaml } from '../yaml-form'

/** Matches a word and a value that does not go on from the line above: `title Hope Gala`, `phone (334) 555-0142`. */
const WORD_AND_VALUE = /^([A-Za-z_]+)[ \u00A0]+((?:[A-ZÀ-Þ]|[\d("“$+]|https?:).*)$/u
/** Matches a word and a value that is no word of a sentence: `id hope-gala`, `image walk.svg`, `draft yes`. */
const WORD_AND_CODE = /^([A-Za-z]+)[ \u00A0]+(yes|no|\w+(?:[-./@]\w+)+)$/
/** Matches a name that no sentence has, and its value. */
const JOINED_WORD_AND_VALUE = /^([a-z]+(?:_[a-z]+)+)[ \u00A0]+(?:[.,;][ \u00A0]+)?(\S.*)$/
/** Matches words that may go on from the line above, with what some people type for a colon after the first of them. */
const WORDS = /^([A-Za-z_]+)(?:\s*(?:[;,→]|\.(?=\s|[A-ZÀ-Þ])|->|[-–—](?=\s))\s*|[ \u00A0]+)(\S.*)$/u
/** Matches the name of a field with the period, comma or semicolon that a phone types for a colon. */
const NAME_AND_MARK = /^([A-Za-zÀ-ỿ_]+)[ \u00A0]*[.,;](?:[ \u00A0]+|(?=[A-ZÀ-Þ\d]))(\S.*)$/u
/** Matches the words with which a sentence goes on, but no value begins. */
const GOES_ON =
  /^(?:and|or|of|for|to|with|in|on|at|by|from|is|are|was|were|has|have|will|can|that|who|which|y|o|de|del|que|con|para|por|en|es|son)(?![A-Za-zÀ-ỿ0-9])/iu
/** Matches a line after which a value is complete: a name with one word, or a sentence. */
const COMPLETE = /^(?:[A-Za-zÀ-ỿ_]+: *(?:\S+|.*[.!?]["”]?)|\s+- .*|-{3,})\s*$/u

/** In characters: a longer line may have been cut at its end, so that the next one goes on from it. */
const MAX_COMPLETE_LENGTH = 60

/** No name of a field has more words. */
const MAX_NAME_WORDS = 4

type LineContext = {
  readonly fieldNames: readonly string[]
  readonly findField: FindField
  readonly above: string | undefined
}

/**
 * Returns the field and the line with its colon; null if the line may be something else.
 * @param above the line above it, or undefined for the first one
 */
export function findLostColon(
  content: string,
  { fieldNames, findField, above }: LineContext,
): { readonly name: string; readonly repaired: string } | null {
  const line = content.trimEnd()
  const [, typed = '', value = ''] =
    WORD_AND_VALUE.exec(line) ?? WORD_AND_CODE.exec(line) ?? JOINED_WORD_AND_VALUE.exec(line) ?? []
  const lost = addColon(typed, value, fieldNames)
  if (lost !== null) return lost
  const isFirst = above === undefined || COMPLETE.test(above)
  const isAfterMark = isFirst || above.length <= MAX_COMPLETE_LENGTH
  return (
    (isFirst ? readWords(line, fieldNames) : null) ??
    (isAfterMark ? readMark(line, fieldNames, findField) : null)
  )
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

/** Reads a line in which only the mark after the name of the field is another one: `description. Pray for peace`. */
function readMark(line: string, fieldNames: readonly string[], findField: FindField) {
  const [, typed = '', value = ''] = NAME_AND_MARK.exec(line) ?? []
  if (typed === '' || GOES_ON.test(value)) return null
  const name = fieldNames.includes(typed.toLowerCase()) ? typed : findField(typed)
  return name === null ? null : addColon(name, value, fieldNames)
}

/** Matches the word that dictation may write in place of the colon. */
const SPOKEN_COLON = /^(?:colon|dos puntos)[ \u00A0]+(?=\S)/i

function addColon(typed: string, spoken: string, fieldNames: readonly string[]) {
  const name = typed.toLowerCase()
  const value = spoken.replace(SPOKEN_COLON, '')
  return fieldNames.includes(name)
    ? { name, repaired: `${name}: ${/^".*"$/.test(value) ? value : toYaml(value)}` }
    : null
}
