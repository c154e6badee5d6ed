// How hard a text is to read.
import { syllable } from 'syllable'

/** Returns the words of a text, without what it quotes from the file or asks to type. */
function getWords(text: string): string[] {
  return text
    .replace(/"[^"]*"|`[^`]*`/g, 'it')
    .split(/\s+/)
    .map((word) => word.replace(/^[(“]+|[)”.,:;!?]+$/g, ''))
    .filter((word) => /^[A-Za-z][a-z'’]*(?:-[a-z]+)*$/.test(word) || /^[a-z]+$/i.test(word))
}

/** Computes the Flesch–Kincaid grade level (Kincaid et al. 1975). */
export function computeGrade(text: string): number {
  const sentences = text
    .split(/[.!?;:](?=\s|$)/)
    .filter((sentence) => getWords(sentence).length > 0).length
  const words = getWords(text)
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}
