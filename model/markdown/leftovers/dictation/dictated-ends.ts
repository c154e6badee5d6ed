// Ends the sentence before a new paragraph that a phone wrote as words: "by the door new paragraph We hung them".
import type { DictatedWord } from './dictated-commands'
import { writeMarks } from './dictated-marks'

/** Words with which a sentence begins and a name does not; after others, "new paragraph" may be words of the text. */
const BEGINS_SENTENCE =
  /^ (?:We|I|You|They|He|She|It|This|That|These|There|The|An?|Our|Your|My|If|When|Then|But|And|So|Please|Nosotros|Usted|El|La|Los|Las|Un|Una|Esta|Este|Nuestr[ao]s?|Si|Cuando|Pero|Entonces|Por)\b /
/** Matches a sentence that needs another mark than a period, or none. */
const OTHER_END =
  /^(?:do|does|did|is|are|was|were|can|could|would|will|have|has|what|when|where|who|why|how|which|dear|hello|hi|welcome|querid[oa]s?|hola)\b|[¿¡“"(]|[^\p{L}\p{N}]$/iu
const MIN_WORDS = 4
/** In characters. */
const MAX_QUOTED = 40

/** Returns a block with the end of the sentence and the new paragraph, and the last words of that sentence; null if another end may be meant. */
export function endSentence(
  block: string,
  { index, word }: DictatedWord,
): { text: string; sentence: string } | null {
  const before = block.slice(0, index).trimEnd()
  const sentence = before.split(/[.!?…]["”’)]?\s+|\n/).at(-1) ?? ''
  const isSentence = sentence.split(/\s+/).length >= MIN_WORDS && !OTHER_END.test(sentence)
  if (!isSentence || !BEGINS_SENTENCE.test(block.slice(index + word.length))) return null
  const text = writeMarks(`${before} period ${block.slice(index)}`)
  const last =
    sentence.length > MAX_QUOTED
      ? `…${sentence.slice(-MAX_QUOTED).replace(/^\S*\s/, '')}`
      : sentence
  return text === null ? null : { text, sentence: `${last}.` }
}
