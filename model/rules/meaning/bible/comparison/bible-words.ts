// Compares the words of a quotation with those of verses: only letters count, not case, punctuation or verse numbers.
import type { Span } from '../../../../markdown/span'
import { foldAccents } from '../../../../text/fold-accents'

/** A word in small letters, without its apostrophe and its accents, and where it is in its text. */
export type Word = { readonly letters: string; readonly start: number; readonly end: number }

/** How a quotation may write "Yahweh": as "the LORD", as "GOD", or as "GOD" only in "the Lord GOD". */
type NameOfGod = 'lord' | 'god' | 'lord god'
const NAMES_OF_GOD: readonly NameOfGod[] = ['lord', 'god', 'lord god']

const WORD = /[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ]*(?:['’‘ʼ][A-Za-zÀ-ỿ]+)*/gu
/** Matches where a quotation leaves out words, or has words of its own in brackets. */
const GAP = /…|\.(?:[ \u00A0]?\.){2,3}|\[[^\]\n]{2,}\]/
/** Matches what is none of the words: HTML, codes, and marks of Bible programs. */
const NO_WORDS = /<[^<>]*>|&#?\w+;|\([A-Z]{1,2}\)|\[[A-Za-zÀ-ỿ]\](?![A-Za-zÀ-ỿ])|\bvv?\.\s?(?=\d)/gu

export function readWords(text: string, nameOfGod: NameOfGod = 'lord'): Word[] {
  const words: Word[] = []
  for (const { 0: typed, index } of text.matchAll(WORD)) {
    const letters = foldAccents(typed.toLowerCase()).replace(/['’‘ʼ]/g, '')
    const word = { letters, start: index, end: index + typed.length }
    const before = words.at(-1)
    if (letters === 'selah') continue
    if (/^(?:jehova|señor)$/.test(letters)) {
      words.push({ ...word, ...joinArticle(words, index), letters: 'jehova' })
      continue
    }
    const isName = /^yah(?:weh)?s?$/.test(letters)
    if (isName && (nameOfGod === 'god' || (nameOfGod === 'lord god' && before?.letters === 'lord')))
      words.push({ ...word, letters: letters.endsWith('s') ? 'gods' : 'god' })
    else if (isName || /^lords?$/.test(letters)) {
      // "The LORD" is one word, as "Yahweh" is.
      const start = before?.letters === 'the' ? (words.pop()?.start ?? index) : index
      words.push({ ...word, start, letters: letters.endsWith('s') ? 'lords' : 'lord' })
    } else words.push(word)
  }
  return words
}

/** Makes one word of "el Señor", as "Jehová" is, and two of "del Señor". Returns where it begins. */
function joinArticle(words: Word[], start: number): Pick<Word, 'start'> {
  const before = words.at(-1)
  if (before?.letters === 'el') return { start: words.pop()?.start ?? start }
  if (before && /^(?:al|del)$/.test(before.letters))
    words.splice(-1, 1, { ...before, letters: before.letters.slice(0, -1) })
  return { start }
}

/** Returns the words of a quotation in its parts, between which it leaves out something. */
export const readParts = (quotation: string): Word[][] =>
  quotation
    .replace(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1')
    .replace(NO_WORDS, ' ')
    // The letter of `[H]e` belongs to the word.
    .replace(/\[([A-Za-zÀ-ỿ])\](?=[A-Za-zÀ-ỿ])/gu, '$1')
    .split(GAP)
    .map((part) => readWords(part))
    .filter((part) => part.length > 0)

/** Returns where the parts of a quotation are in verses, in their order and with nothing left out within them, or null. */
export function findParts(parts: readonly (readonly Word[])[], verses: string): Span | null {
  for (const name of /\bYah/.test(verses) ? NAMES_OF_GOD : NAMES_OF_GOD.slice(0, 1)) {
    const found = findInWords(parts, readWords(verses, name))
    if (found) return found
  }
  return null
}

function findInWords(parts: readonly (readonly Word[])[], words: readonly Word[]): Span | null {
  const letters = joinLetters(words)
  // A part begins and ends where words do.
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  let length = 0
  for (const word of words) {
    starts.set(length, word.start)
    length += word.letters.length
    ends.set(length, word.end)
  }
  const spans: Span[] = []
  let at = 0
  for (const part of parts) {
    const sought = joinLetters(part)
    let found = letters.indexOf(sought, at)
    while (found !== -1 && !(starts.has(found) && ends.has(found + sought.length)))
      found = letters.indexOf(sought, found + 1)
    if (found === -1) return null
    at = found + sought.length
    spans.push({ start: starts.get(found) ?? 0, end: ends.get(at) ?? 0 })
  }
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? { start: first.start, end: last.end } : null
}

const joinLetters = (words: readonly Word[]): string => words.map(({ letters }) => letters).join('')
