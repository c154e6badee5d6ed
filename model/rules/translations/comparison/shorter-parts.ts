// Finds the one paragraph of a translation that is shorter than its original and has fewer sentences: half of a change was not translated.
import type { TextBlock } from '../../../translations/text-blocks'
import { alignParts } from './align-parts'

export type ShorterPart = {
  readonly original: TextBlock
  readonly translation: TextBlock
  /** How many sentences the original and the translation have. */
  readonly counts: readonly [original: number, translation: number]
}

/** Translators who keep to the sentences of a text do so in at least as many paragraphs. */
const MIN_PARAGRAPHS = 4
const MANY_PARAGRAPHS = 8
const SENTENCE_END = /[.!?…]+["”’»)*_]*(?=\s|$)/g

/** Returns the only paragraph that is shorter, if all others have as many sentences as in the original; else null. */
export function findShorterPart(
  original: readonly TextBlock[],
  translation: readonly TextBlock[],
): ShorterPart | null {
  const pairs = alignParts(original, translation).flatMap(([before, after]) =>
    before?.kind === 'paragraph' && after?.kind === 'paragraph'
      ? [{ original: before, translation: after, counts: [count(before), count(after)] as const }]
      : [],
  )
  const [found, another] = pairs.filter(({ counts: [before, after] }) => before !== after)
  if (found === undefined || another !== undefined || pairs.length < MIN_PARAGRAPHS) return null
  // Spanish takes more letters than English, also where a translator joins two sentences. Many equal paragraphs need no such proof.
  const isShorter =
    pairs.length > MANY_PARAGRAPHS || found.translation.words.length < found.original.words.length
  const joined = countJoints(found.translation) - countJoints(found.original)
  return isShorter && found.counts[1] + joined < found.counts[0] ? found : null
}

/** Returns how often two sentences may be one: with a colon or a semicolon between them. */
const countJoints = ({ words }: TextBlock): number => words.match(/[:;](?=\s)/g)?.length ?? 0

const count = ({ words }: TextBlock): number => words.match(SENTENCE_END)?.length ?? 0
