// Notes Spanish words that an English keyboard has changed, with all words of a line in one note.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { listWords } from '../../../../text/list-words'
import { findInFile, isShownField } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { isInEnglish } from '../../../translations/comparison/english-blocks'
import { findChangedWords, type Change } from './changed-words'
import { isEnglishWord } from './english-words'
import { findLostTildes } from './wrong-keys'

/** The fields that visitors read as sentences. Words for the search may have no accents. */
const FIELDS = new Set(
  'title heading description lead summary image_alt registration limits requirements button_text'.split(
    ' ',
  ),
)

/** More words of a line are only counted. */
const MAX_WORDS = 10

type ChangedLine = {
  readonly words: string
  readonly index: number
  readonly written: string
  readonly changes: readonly Change[]
}

export function checkSpanishWords(text: SplitText, slug: string): LocatedProblem[] {
  const isSpanish = splitFileName(slug).language === 'es'
  const findWords = isSpanish ? findSpanish : findLostTildes
  const mayHaveWords = isSpanish ? /[A-Za-zÀ-ỿ]/u : /[A-Za-zÀ-ỿ];[A-Za-zÀ-ỿ]|[Ee]spanol/u
  const find = (searched: string) => findLines(searched, findWords)
  return findInFile(text, find, mayHaveWords).flatMap((found): LocatedProblem[] => {
    const { field, line, column, written, changes } = found
    if (field !== null && (isSpanish ? !FIELDS.has(field) : !isShownField(field))) return []
    // What people search for may have no accents.
    if (field === 'also_known_as') return []
    const meant = changes.map((change) => change.written)
    return [
      {
        code: 'spanish-word',
        severity: 'warning',
        message: describeChanges(changes),
        fix: `Write ${listWords(meant, MAX_WORDS)}`,
        suggestion: replaceFound(text, found, written),
        line,
        column,
        ...(field === null ? {} : { field }),
      },
    ]
  })
}

/** Says what is missing, or that something else than a keyboard in Spanish has written the words. */
function describeChanges(changes: readonly Change[]): string {
  const words = listWords(
    changes.map(({ typed }) => `"${typed}"`),
    MAX_WORDS,
  )
  const isOne = changes.length === 1
  const [first] = changes
  const lacksTilde = changes.some(({ typed, written }) => isWithout('ñ', typed, written))
  if (isOne && first?.typed.includes(' ') && isEnglishWord(first.typed))
    return `The words ${words} are in English, but the sentence is in Spanish.`
  if (changes.every(({ typed }) => isEnglishWord(typed)))
    return `${words} ${isOne ? 'is an English word' : 'are English words'} in a Spanish sentence.`
  if (!changes.every(({ typed, written }) => lacksOnlyMarks(typed, written)))
    return `A keyboard seems to have changed ${isOne ? 'a Spanish word' : 'Spanish words'}: ${words}.`
  if (isOne && first && lacksTilde)
    return `The ñ is missing in ${words}${/^anos?$/i.test(first.typed) ? ', which makes it another word' : ''}.`
  return isOne
    ? `The accent is missing in ${words}.`
    : `${lacksTilde ? 'An accent or the ñ is missing' : 'The accents are missing'} in ${words}.`
}

const lacksOnlyMarks = (typed: string, written: string): boolean =>
  removeMarks(written) === removeMarks(typed)

const removeMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

const isWithout = (letter: string, typed: string, written: string): boolean =>
  written.toLowerCase().includes(letter) && !typed.toLowerCase().includes(letter)

const findSpanish = (line: string): readonly Change[] =>
  isInEnglish(line) ? [] : findChangedWords(line)

/** Returns the part of each line from its first changed word to its last. */
function findLines(text: string, findWords: (line: string) => readonly Change[]): ChangedLine[] {
  const lines: ChangedLine[] = []
  let start = 0
  for (const line of text.split('\n')) {
    // Verses have the spelling of their time.
    const changes = line.startsWith('>') ? [] : findWords(line)
    const [first, last] = [changes[0], changes.at(-1)]
    if (first && last) {
      const end = last.index + last.typed.length
      lines.push({
        words: line.slice(first.index, end),
        index: start + first.index,
        written: correctWords(line, changes).slice(first.index, end + getGrowth(changes)),
        changes,
      })
    }
    start += line.length + 1
  }
  return lines
}

const correctWords = (line: string, changes: readonly Change[]): string =>
  changes.reduceRight(
    (words, { typed, index, written }) =>
      words.slice(0, index) + written + words.slice(index + typed.length),
    line,
  )

const getGrowth = (changes: readonly Change[]): number =>
  changes.reduce((sum, { typed, written }) => sum + written.length - typed.length, 0)
