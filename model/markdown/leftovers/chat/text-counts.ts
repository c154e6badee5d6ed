// Finds the count that a chat program writes after a text that should have a certain length: "(Word count: 25)".
import type { FindLeftovers } from '../leftover'

const COUNTED =
  '(?:(?:word|character) count|characters|words|caracteres|palabras|(?:recuento|conteo|número|cantidad) (?:de|total de) (?:palabras|caracteres))'
const UNIT = '(?:characters?|chars|words?|caracteres|palabras)'
const ABOUT = '(?:~|about |approx\\.? |approximately |aprox\\.? |aproximadamente |unas? )?'
const DETAIL =
  '(?: (?:long|total|exactly|including spaces|with spaces|con espacios|incluyendo espacios|en total))?'

/** Matches such a count at the end of the value of a field: "(110 characters)", "[Word count: 25]", "Word count: 25". */
export const COUNT_OF_VALUE = new RegExp(
  `\\s*(?:[([]${ABOUT}(?:\\d+ ${UNIT}${DETAIL}|${COUNTED}: ?${ABOUT}\\d+(?: ${UNIT})?)[)\\]]|(?<=[.!?…][”"’)]?\\s+)(?:(?:word|character) count|(?:recuento|conteo) de (?:palabras|caracteres)): ?\\d+)\\.?$`,
  'i',
)

/**
 * Matches one after a sentence at the end of a paragraph, or on a line of its own. A number of words may be what visitors should
 * write: "Tell us your story. (120 words)".
 */
const COUNT_IN_TEXT =
  /(?:(?<=[.!?…][”"’)]? )|^)[*_]*(?:[([](?:(?:word|character) count|(?:recuento|conteo) de (?:palabras|caracteres)):[*_]* ?\d+[)\]]|[([]\d{2,4} (?:characters|caracteres)(?: (?:with|including|con|incluyendo) (?:spaces|espacios))?[)\]]|(?:word|character) count:[*_]* ?\d+|(?:recuento|conteo) de (?:palabras|caracteres):[*_]* ?\d+)[*_]*\.?(?=[ \t]*$)/gim

/** Matches a line that is found with the other sentences of a chat program. */
const IS_TALK = /^[*_]*\(?(?:Word|Character) count: ?\d/

/** Matches, in little time, all texts that can have one. */
const MAY_HAVE_COUNT = /count:|\d (?:char|caract)|(?:recuento|conteo) de/i

export const findTextCounts: FindLeftovers = (text) => {
  if (!MAY_HAVE_COUNT.test(text)) return []
  return [...text.matchAll(COUNT_IN_TEXT)].flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const before = text.slice(0, index)
    const isLine = before === '' || before.endsWith('\n')
    if (isLine && IS_TALK.test(words)) return []
    const start = isLine ? index : before.trimEnd().length
    const problem = {
      code: 'chat-words' as const,
      severity: 'warning' as const,
      message: `"${words}" is the count of a chat program, and visitors would read it.`,
      fix: isLine ? 'Delete this line.' : `Delete "${words}"`,
      replacement: '',
    }
    return [{ problem, at: index, span: { start, end }, claims: [{ start, end }] }]
  })
}
