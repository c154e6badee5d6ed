// Finds question marks in place of the characters that a program has lost: "God?s mercy", "?You are welcome,? she said", "espa?ol".
import { restoreAccents } from '../spanish/keyboard/lost-accents'

export type LostCharacter = {
  readonly words: string
  readonly index: number
  /** What was meant, or null if nobody can know. */
  readonly meant: string | null
  /** Whether it is within a word, so that nothing else can be meant. */
  readonly isSure: boolean
}

export const MAY_BE_LOST = /\?[A-Za-zÀ-ỿ]/u
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g
const WITHIN = /(?<![A-Za-zÀ-ỿ\d/.@=&-]|\S\?)[A-Za-zÀ-ỿ]+(?:\?[A-Za-zÀ-ỿ]+)+(?![A-Za-zÀ-ỿ\d=&/@])/gu
/** Matches the end of an English word after its apostrophe. */
const APOSTROPHE =
  /^(?:([A-Za-zÀ-ỿ]*n)\?(t)|(I|[A-Za-zÀ-ỿ]{2,})\?(s|re|ll|ve|d|m)|(O)\?([A-ZÀ-Þ][a-zß-ỿ]+))$/iu
/** Matches a quotation: the first mark begins a word, and no letter follows the last one. */
const QUOTED =
  /(?<=^|[\s(])\?([A-Za-zÀ-ỿ](?:[^?\n]|(?<=[A-Za-zÀ-ỿ])\?(?=[A-Za-zÀ-ỿ])){0,200}?)([,.!]?)\?(?![A-Za-zÀ-ỿ?!])( [a-zß-ỿ])?/gmu
const LOST_LETTERS = 'áéíóúñü'
/** Words with an accent that have another form without one. */
const OTHER_WORDS = ['más', 'mamás', 'papás', 'sí']

/** @param isEnglish whether the text is in English, with apostrophes and with no marks before its questions */
export function findLostCharacters(text: string, isEnglish: boolean): LostCharacter[] {
  const plain = text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '))
  const within = [...plain.matchAll(WITHIN)].map(({ 0: words, index }): LostCharacter => {
    const meant = restoreLetters(words) ?? (isEnglish ? restoreApostrophe(words) : null)
    return { words, index, meant, isSure: meant !== null }
  })
  const isLost = within.some(({ isSure }) => isSure)
  // In English, a space may be missing after a question: "Ready?yes".
  const words = within.filter(
    ({ isSure, words: typed }) =>
      isSure || ((isLost || !isEnglish) && /[a-zß-ỿ]\?[a-zß-ỿ]/u.test(typed)),
  )
  const quoted = isEnglish ? [...plain.matchAll(QUOTED)] : []
  return [
    ...words,
    ...quoted.flatMap(({ 0: typed, 1: said = '', 2: mark = '', 3: next = '', index }) => {
      if (mark === '' && next === '' && !isLost) return []
      const whole = said.replace(WITHIN, (word) => restoreApostrophe(word) ?? word)
      const wordsTyped = typed.slice(0, typed.length - next.length)
      return [{ words: wordsTyped, index, meant: `“${whole}${mark}”`, isSure: false }]
    }),
  ].sort((a, b) => a.index - b.index)
}

function restoreApostrophe(typed: string): string | null {
  const parts = APOSTROPHE.exec(typed)?.slice(1).filter(Boolean)
  return parts === undefined ? null : parts.join('’')
}

/** Returns the only Spanish word with a letter in place of the mark, or null. */
function restoreLetters(typed: string): string | null {
  if (typed.split('?').length !== 2) return null
  const found = [...LOST_LETTERS].filter((letter) => {
    const word = typed.toLowerCase().replace('?', letter)
    const folded = letter.normalize('NFD').charAt(0)
    const restored = restoreAccents(typed.toLowerCase().replace('?', folded))
    return restored === word || OTHER_WORDS.includes(word)
  })
  return found.length === 1 ? typed.replace('?', found[0] ?? '') : null
}
