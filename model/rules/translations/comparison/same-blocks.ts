// Finds short parts of a translation that are word for word those of the English text, and no names.
import type { TextBlock } from '../../../translations/text-blocks'
import { hasEnglishWord, hasSpanishWord } from './english-blocks'
import { isEnglishLabel } from './english-labels'

/** Fields whose words are a sentence, or what people write to us; titles may be the name of an event. */
const SENTENCE_FIELDS = ['summary', 'description', 'lead', 'video_text', 'limits', 'email_body']
const SUBJECT_FIELDS = ['email_subject']
/** Fields whose words are short, but no name. */
const LABEL_FIELDS = ['button_text']
/** Fields that are a sentence or a name. */
const CAPTION_FIELDS = ['image_alt', 'video_title']
const KINDS: readonly TextBlock['kind'][] = ['paragraph', 'item', 'box']
/** Matches quotations, addresses, amounts and links, which may be the same in each language. */
const OF_BOTH = /^[“"«‘'(]|\d|@|https?:|[”"»]$/
const SPANISH_LETTER = /[áéíóúñ¿¡]/i
/** Small words that a name has, too: "Walk for Life". */
const NAME_WORDS = /^(?:of|for|the|and|in|at|to|on|a|an)$/
const MIN_WORDS = 3
const MIN_SMALL_WORDS = 2
/** Names have fewer words with small letters than what a picture shows: "A father holds his baby". */
const MIN_SMALL_WORDS_OF_ALT = 3

/**
 * @param blocks the parts of the translation
 * @param originals those of the English text
 */
export function findSameBlocks(
  blocks: readonly TextBlock[],
  originals: readonly TextBlock[],
): TextBlock[] {
  // A link may lead to the Spanish page already.
  const typed = new Set(originals.map(nameBlock))
  const titles = blocks.filter(({ field }) => field === 'title' || field === 'heading')
  return blocks.filter(
    (block) =>
      typed.has(nameBlock(block)) &&
      isEnglish(block) &&
      // A subject may be the name of an event.
      !titles.some(({ words }) => words.includes(block.words)),
  )
}

const nameBlock = ({ kind, field = '', words }: TextBlock): string => `${kind} ${field} ${words}`

function isEnglish({ kind, words, field }: TextBlock): boolean {
  if (OF_BOTH.test(words) || SPANISH_LETTER.test(words) || hasSpanishWord(words)) return false
  const typed = words.split(' ')
  if (field !== undefined && SUBJECT_FIELDS.includes(field)) return typed.length > 1
  const mayBeLabel = field === undefined ? KINDS.includes(kind) : LABEL_FIELDS.includes(field)
  if (mayBeLabel && isEnglishLabel(words)) return true
  if (typed.length < MIN_WORDS) return false
  const small = typed.filter((word) => /^[a-zß-ỿ]/u.test(word) && !NAME_WORDS.test(word))
  if (small.length < MIN_SMALL_WORDS) return false
  return field === undefined
    ? KINDS.includes(kind) && hasEnglishWord(words)
    : SENTENCE_FIELDS.includes(field) ||
        (CAPTION_FIELDS.includes(field) && hasEnglishWord(words)) ||
        (field === 'image_alt' && small.length >= MIN_SMALL_WORDS_OF_ALT)
}
