// Brings words into the form in which they are compared.

/** Frequent words that say nothing about what someone looks for. */
const STOP_WORDS = new Set(
  // English, then Spanish without its accents.
  'a am an and are at be by can did do does for from get have how i if in is it me my of on or our so that the their there they this to was we what when where who will with you your al como con cual cuando de del donde el ella en es esta estan estoy hay la las lo los mi mis o para por puedo que quien se si soy su sus tengo un una y yo'.split(
    ' ',
  ),
)

/** Returns the word in lowercase and without accents: "Señora" becomes "senora". */
export const foldWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the form in which a word is in the index, or null for a word that is left out. */
export function foldTerm(word: string): string | null {
  const term = foldWord(word)
  return STOP_WORDS.has(term) ? null : term
}
