// Notes the question marks that a mail program leaves in place of apostrophes, quotation marks and Spanish letters.
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import type { LocatedProblem, TextEdit } from '../../../problems/problem'
import { listLines } from '../../../text/list-lines'
import { listWords } from '../../../text/list-words'
import { findInFile, isShownField, type Found } from '../../find-in-file'
import { replaceFound } from '../../replace-found'
import { findLostCharacters, MAY_BE_LOST, type LostCharacter } from './lost-characters'

const MAX_WORDS = 6

export function checkLostCharacters(text: SplitText, slug: string): LocatedProblem[] {
  const isEnglish = splitFileName(slug).language === 'en'
  const found = findInFile(
    text,
    (searched) => findLostCharacters(searched, isEnglish),
    MAY_BE_LOST,
  ).filter(({ field }) => isShownField(field))
  const [first] = found
  if (first === undefined) return []
  const known = new Map(found.map(({ words, meant }) => [words, meant]))
  const typed = [...known.keys()].map((words) => `"${shorten(words)}"`)
  const meant = [...known.values()].flatMap((words) => words ?? [])
  const lines = [...new Set(found.map(({ line }) => line))]
  const where = lines.length > 1 ? ` They are on ${listLines(lines, MAX_WORDS)}.` : ''
  const { field, line, column } = first
  return [
    {
      code: 'foreign-mark',
      severity: 'warning',
      message: `A program seems to have put a question mark in place of another character: ${listWords(typed, MAX_WORDS)}.`,
      fix:
        meant.length === 0
          ? `Write the letter that belongs there in place of each question mark.${where}`
          : `Write ${listWords(meant, MAX_WORDS)}.${where}`,
      suggestion: restoreAll(text, found),
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const shorten = (words: string): string =>
  words.startsWith('?') ? (words.split(' ')[0] ?? '') : words

/** Returns the edit of all lines of the text with what is sure; or of the first field with such a word. */
function restoreAll(text: SplitText, all: readonly Found<LostCharacter>[]): TextEdit | null {
  const sure = all.filter(({ isSure }) => isSure)
  const inField = sure.find(({ field }) => field !== null)
  if (inField !== undefined) return replaceFound(text, inField, inField.meant ?? inField.words)
  const [line, endLine] = [sure[0]?.line, sure.at(-1)?.line]
  if (line === undefined || endLine === undefined) return null
  const rows = text.body.split('\n')
  for (const { words, meant, line: at, column } of sure) {
    const row = rows[at - text.bodyLine] ?? ''
    const end = column - 1 + words.length
    if (row.slice(column - 1, end) !== words) return null
    // Each word keeps its length, so that the next one is where it was.
    rows[at - text.bodyLine] = row.slice(0, column - 1) + (meant ?? words) + row.slice(end)
  }
  return {
    line,
    endLine,
    text: rows.slice(line - text.bodyLine, endLine - text.bodyLine + 1).join('\n'),
  }
}
