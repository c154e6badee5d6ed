// Notes questions and exclamations of Spanish texts that have no mark at their beginning: "Puedo ir sola?"
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'
import { isEnglishSentence } from './check-spanish-marks'

type Unopened = { readonly words: string; readonly index: number; readonly mark: '¿' | '¡' }

/** Matches the end of a question or exclamation, but neither the "?" of a URL nor "(?)". */
const END = /(?<=[A-Za-zÀ-ỿ\d.,"”»*_])[?!]+(?=["”»)\]*_]*(?:\s|$))/gu
/** Matches what comes before a sentence: the end of another one, or the marks of a heading, a list, a link and bold text. */
const BEFORE = /[.:;?!…]["”»)\]*_]*\s+|[[\](){}“"«*_#>|]|^\s*[-+]\s|\n\s*\n/gm
const OPENING = /[¿¡]/

export function checkMissingMarks(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== 'es') return []
  return findInFile(text, findUnopened, /[?!]/).map((found): LocatedProblem => {
    const { words, mark, field, line, column } = found
    const written = mark + words.replace(/^[?!]\s*/, '')
    // After a comma, only the author knows where the question begins: "Si tengo miedo, ¿a dónde voy?"
    const isSure = !words.includes(',') && !words.includes('\n')
    return {
      code: 'mark-missing',
      severity: 'warning',
      message: `In Spanish, ${mark === '¿' ? 'a question' : 'an exclamation'} also has the mark ${mark} at its beginning.`,
      fix: isSure ? `Write ${written}` : `Put ${mark} before the first of its words`,
      suggestion: isSure ? replaceFound(text, found, written) : null,
      line,
      column,
      ...(field === null ? {} : { field }),
    }
  })
}

function findUnopened(text: string): Unopened[] {
  return [...text.matchAll(END)].flatMap(({ 0: end, index }, number, all): Unopened[] => {
    const last = all[number - 1]
    const before = text.slice(last === undefined ? 0 : last.index + last[0].length, index)
    const paragraph = before.slice(before.lastIndexOf('\n\n') + 1)
    if (OPENING.test(paragraph)) return []
    const start = index - before.length + findStart(before)
    const words = text.slice(start, index + end.length)
    if (isEnglishSentence(words)) return []
    return [{ words, index: start, mark: end.includes('?') ? '¿' : '¡' }]
  })
}

/** Returns the index of the first word of the last sentence. */
function findStart(text: string): number {
  const last = [...text.matchAll(BEFORE)].at(-1)
  const start = last === undefined ? 0 : last.index + last[0].length
  return start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0)
}
