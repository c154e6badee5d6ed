// Finds sentences in the other language inside a paragraph, as they are left when a text in two languages is pasted.
import type { TextBlock } from '../../../translations/text-blocks'
import { hasEnglishWord, hasSpanishWord, isInEnglish, isInSpanish } from './english-blocks'

const KINDS: readonly TextBlock['kind'][] = ['paragraph', 'item', 'box']
/** A shorter sentence may be a saying or a name. */
const MIN_WORDS = 6
/** Matches words that tell readers why a part is in another language. */
const IS_MEANT =
  /español|spanish|inglés|english|hispan|latin[oa]|bilingu|biling[üu]e|traducci|translat|canta|\bsing|\bsong|hymn|himno/i
/** Matches quotations, slanted words and remarks, whose words may be in any language. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|‘[^’]*’|\*[^*]*\*|_[^_]*_|\([^()]*\)|\[[^\]]*\]/g
const SENTENCE = /[^.!?]+[.!?]+/g

/** Returns blocks that have only the sentences in English of paragraphs in Spanish. */
export const findEnglishSentences = (blocks: readonly TextBlock[]): TextBlock[] =>
  findSentences(blocks, isInEnglish, isInSpanish, hasSpanishWord)

/** Returns blocks that have only the sentences in Spanish of paragraphs in English. */
export const findSpanishSentences = (blocks: readonly TextBlock[]): TextBlock[] =>
  findSentences(blocks, isInSpanish, isInEnglish, hasEnglishWord)

function findSentences(
  blocks: readonly TextBlock[],
  isForeign: (words: string) => boolean,
  isOwn: (words: string) => boolean,
  hasOwnWord: (words: string) => boolean,
): TextBlock[] {
  return blocks.flatMap((block) => {
    if (!KINDS.includes(block.kind) || IS_MEANT.test(block.words)) return []
    const sentences = block.words.replace(QUOTED, '…').match(SENTENCE) ?? []
    // A paragraph that begins in the other language may say the same in both.
    const foreign = sentences
      .slice(1)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length >= MIN_WORDS && !/[…¿]/.test(sentence))
      .filter((sentence) => isForeign(sentence) && !hasOwnWord(sentence))
    const others = sentences.filter((sentence) => !foreign.includes(sentence.trim()))
    // A paragraph that is in the other language as a whole is found elsewhere.
    return foreign.length === 0 || !others.some(isOwn)
      ? []
      : [{ ...block, words: foreign.join(' ') }]
  })
}
