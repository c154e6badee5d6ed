// Reads and writes numbers up to twelve as words, in English and Spanish.

const ENGLISH = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SPANISH = 'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
/** The source of a pattern for a number from two on, without groups. */
export const NUMBERS = [...ENGLISH.slice(2), ...SPANISH.slice(2), '\\d{1,2}'].join('|')

/** Returns the number that digits or a word mean; -1 if the word is none. */
export function readNumber(typed: string): number {
  const word = typed.toLowerCase()
  return /\d/.test(typed) ? Number(typed) : Math.max(ENGLISH.indexOf(word), SPANISH.indexOf(word))
}

/** Writes a number as another one was typed: in digits or words, in the same language, with or without a capital. */
export function writeLike(typed: string, count: number): string {
  const words = ENGLISH.includes(typed.toLowerCase()) ? ENGLISH : SPANISH
  const word = /\d/.test(typed) ? undefined : words[count]
  if (word === undefined) return String(count)
  return typed === typed.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)
}
