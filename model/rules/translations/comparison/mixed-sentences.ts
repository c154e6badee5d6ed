// Finds sentences in the other language inside a paragraph, as they are left when a text in two languages is pasted.
import type { TextBlock } from '../../../translations/text-blocks'
import { hasEnglishWord, hasSpanishWord, isInEnglish, isInSpanish } from './english-blocks'

const KINDS: readonly TextBlock['kind'][] = ['paragraph', 'item', 'box']
/** Fewer words may be a saying or a name. */
const MIN_WORDS = 6
/** Matches a sentence that asks for something, which no saying or name does. */
const ASKS = /^(?:Please|Por favor,?) [a-zß-ỿ]+/u
/** Matches the remark of a link that leads to a page in another language. */
const LINK_REMARK = /\((?:en (?:inglés|español)|in (?:English|Spanish))\)(?!:)/gi
/** Matches words that tell readers why a part is in another language. */
const IS_MEANT =
  /español|spanish|inglés|english|hispan|latin[oa]|bilingu|biling[üu]e|traducci|translat|canta|\bsing|\bsong|hymn|himno/i
/** Matches quotations, slanted words and remarks, whose words may be in any language. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|‘[^’]*’|\*[^*]*\*|_[^_]*_|\([^()]*\)|\[[^\]]*\]/g
const SENTENCE = /[^.!?]+[.!?]+/g

/** A block that has only the sentences in another language, and how many of them it has. */
type ForeignSentences = TextBlock & { readonly sentences: number }

/** Returns blocks that have only the sentences in English of paragraphs in Spanish. */
export const findEnglishSentences = (blocks: readonly TextBlock[]): ForeignSentences[] =>
  findSentences(blocks, isInEnglish, isInSpanish, hasEnglishWord, hasSpanishWord)

/** Returns blocks that have only the sentences in Spanish of paragraphs in English. */
export const findSpanishSentences = (blocks: readonly TextBlock[]): ForeignSentences[] =>
  findSentences(blocks, isInSpanish, isInEnglish, hasSpanishWord, hasEnglishWord)

function findSentences(
  blocks: readonly TextBlock[],
  isForeign: (words: string) => boolean,
  isOwn: (words: string) => boolean,
  hasForeignWord: (words: string) => boolean,
  hasOwnWord: (words: string) => boolean,
): ForeignSentences[] {
  return blocks.flatMap((block) => {
    const unmarked = block.words.replace(LINK_REMARK, '…')
    if (!KINDS.includes(block.kind) || IS_MEANT.test(unmarked)) return []
    const all = unmarked.replace(QUOTED, '…').match(SENTENCE) ?? []
    const sentences = all.map((sentence) => sentence.trim())
    const mayBeForeign = (sentence: string): boolean =>
      hasForeignWord(sentence) && !hasOwnWord(sentence) && !/[…¿]/.test(sentence)
    // A paragraph that begins in the other language may say the same in both.
    const foreign = splitRuns(sentences.slice(1), mayBeForeign)
      .filter((run) => {
        const words = run.join(' ')
        return ASKS.test(words) || (words.split(' ').length >= MIN_WORDS && isForeign(words))
      })
      .flat()
    const others = sentences.filter((sentence) => !foreign.includes(sentence))
    const mayBeOwn = (sentence: string): boolean =>
      isOwn(sentence) || (hasOwnWord(sentence) && !hasForeignWord(sentence))
    // A paragraph that is in the other language as a whole is found elsewhere.
    return foreign.length === 0 || !others.some(mayBeOwn)
      ? []
      : [{ ...block, words: foreign.join(' '), sentences: foreign.length }]
  })
}

/** Returns the sentences that follow each other and may be in the other language, as short ones can only be judged together. */
function splitRuns(
  sentences: readonly string[],
  mayBeForeign: (sentence: string) => boolean,
): string[][] {
  const runs: string[][] = [[]]
  for (const sentence of sentences)
    if (mayBeForeign(sentence)) runs.at(-1)?.push(sentence)
    else runs.push([])
  return runs
}
