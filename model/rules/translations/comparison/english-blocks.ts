// Tells English and Spanish apart, and finds what is still in English in a text that says that it is in Spanish.
import type { TextBlock } from '../../../translations/text-blocks'

/** Words that English can hardly do without and Spanish does not have. */
const ENGLISH = new Set(
  'the and of to you your we our is are was were be with for that this they their it from have has will can if or as at by when who what how not do does about all us an'.split(
    ' ',
  ),
)
const SPANISH = new Set(
  'el la los las un una unos unas de del que y en con por para su sus se le les es son al lo si como más pero nos usted nuestro nuestra está o'.split(
    ' ',
  ),
)

const MIN_WORDS = 4

/** Returns the fields, paragraphs and other parts that are in English. A few words, such as the name of a law, may be. */
export const findEnglishBlocks = (blocks: readonly TextBlock[]): TextBlock[] =>
  blocks.filter(({ words }) => isInEnglish(words))

/** Returns whether several words are in English. */
export const isInEnglish = (text: string): boolean => hasMost(text, ENGLISH, SPANISH)

/** Returns whether several words are in Spanish. */
export const isInSpanish = (text: string): boolean => hasMost(text, SPANISH, ENGLISH)

/** Returns whether one of the words is English and no Spanish one. */
export const hasEnglishWord = (text: string): boolean => hasAny(text, ENGLISH)

/** Returns whether one of the words is Spanish and no English one. */
export const hasSpanishWord = (text: string): boolean => hasAny(text, SPANISH)

const hasAny = (text: string, own: ReadonlySet<string>): boolean =>
  splitWords(text).some((word) => own.has(word))

const splitWords = (text: string): readonly string[] =>
  omitLabels(text)
    .toLowerCase()
    .match(/[A-Za-zÀ-ỿ]+/gu) ?? []

/** Matches the address of a link, and the words that say in which language its page is. */
const LABEL = /\]\([^)\s]*\)|\((?:solo )?(?:en inglés|in English)\)/giu

/** Replaces what says nothing of the language of a text by spaces, so that offsets stay valid. */
export const omitLabels = (text: string): string =>
  text.replace(LABEL, (label) => ' '.repeat(label.length))

function hasMost(text: string, own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const words = splitWords(text)
  if (words.length < MIN_WORDS) return false
  const ownCount = words.filter((word) => own.has(word)).length
  const otherCount = words.filter((word) => other.has(word)).length
  return ownCount >= 2 && ownCount > 2 * otherCount && ownCount / words.length >= 0.2
}
