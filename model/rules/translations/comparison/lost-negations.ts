// Finds a sentence that says no in English, and whose translation has lost its "no" and so says the opposite.
import type { TextBlock } from '../../../translations/text-blocks'
import { alignParts } from './align-parts'

export type LostNegation = {
  readonly original: TextBlock
  readonly translation: TextBlock
  /** The sentence in English, and in the translation. */
  readonly sentences: readonly [original: string, translation: string]
}

/** Matches a verb that is denied. "No" before a noun, and "never", are often translated in other ways. */
const DENIED =
  /\b(?:do|does|did|is|are|was|were|will|would|can|could|may|must|should|has|have|had) not\b|\bcannot\b|\b(?:do|does|did|is|are|was|were|wo|would|ca|could|should|has|have|had)n['’]t\b/i
/** Matches what is said in Spanish without "no": "don't hesitate to call" is "llame con confianza". */
const OTHERWISE_SAID = /\b(?:not|n['’]t) (?:hesitate|forget|miss|worry|mind|only|just|have to)\b/i
const SPANISH_NEGATION =
  /(?<![A-Za-zÀ-ỿ])(?:no|nunca|jamás|nadie|nada|ni|tampoco|sin|salvo|excepto|solo|sólo|solamente|falta[A-Za-zÀ-ỿ]*|nieg[A-Za-zÀ-ỿ]*|nega[A-Za-zÀ-ỿ]*|evit[A-Za-zÀ-ỿ]*|imposible|ning[uú]n[ao]?|en (?:vez|lugar)|lejos)(?![A-Za-zÀ-ỿ])/iu
const SENTENCE_GAP = /(?<=[.!?…]["”’»)*_]*)\s+/

/** Returns the first such sentence of parts that have as many sentences in both languages, or null. */
export function findLostNegation(
  original: readonly TextBlock[],
  translation: readonly TextBlock[],
): LostNegation | null {
  for (const [before, after] of alignParts(original, translation)) {
    if (before === null || after === null) continue
    const [english, spanish] = [before, after].map(({ words }) => words.split(SENTENCE_GAP))
    if (english?.length !== spanish?.length) continue
    for (const [index, sentence] of english?.entries() ?? []) {
      const translated = spanish?.[index] ?? ''
      if (isDenied(sentence) && !SPANISH_NEGATION.test(translated))
        return { original: before, translation: after, sentences: [sentence, translated] }
    }
  }
  return null
}

const isDenied = (sentence: string): boolean =>
  DENIED.test(sentence) && !OTHERWISE_SAID.test(sentence)
