// Notes the marks of Spanish around English words: "¿Can I come?", «Come as you are».
import type { SplitText } from '../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'
import { isInEnglish } from '../../translations/comparison/english-blocks'

const SENTENCE = /[¿¡]\s?([^¿¡?!\n]{2,200}[?!]+)/g
const QUOTATION = /«\s?([^«»\n]{2,300}?)\s?»/g
/** Matches words with which no Spanish sentence begins. */
const ENGLISH_START =
  /^(?:can|could|do|does|did|is|are|was|were|what|when|where|who|whose|which|how|why|will|would|should|may|we|you|your|our|they|this|that|there|the|join|thank|welcome|please|what['’]s|i['’]m|don['’]t)(?![A-Za-zÀ-ỿ])/iu
const SPANISH_LETTER = /[áéíóúñü]/i

type Written = { readonly words: string; readonly index: number; readonly written: string }

export function checkSpanishMarks(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE) return []
  const lines = new Set<number>()
  return findInFile(text, findMarks, /[¿¡«]/).flatMap((found): LocatedProblem[] => {
    const { words, written, field, line, column } = found
    const value = field === null ? undefined : text.frontMatter.get(field)
    // Quotation marks around a whole value would be read as those of the file.
    const isWhole = value !== undefined && 'text' in value && value.text.trim() === words
    if (lines.has(line) || (isWhole && words.startsWith('«'))) return []
    lines.add(line)
    return [
      {
        code: 'mark-spanish',
        severity: 'warning',
        message: describe(words),
        fix: `Write ${written}`,
        suggestion: replaceFound(text, found, written),
        line,
        column,
        ...(field === null ? {} : { field }),
      },
    ]
  })
}

const findMarks = (text: string): Written[] =>
  [
    ...[...text.matchAll(SENTENCE)].flatMap(({ 0: words, 1: sentence = '', index }) =>
      isEnglishSentence(sentence) ? [{ words, index, written: sentence }] : [],
    ),
    ...[...text.matchAll(QUOTATION)].flatMap(({ 0: words, 1: quoted = '', index }) =>
      isInEnglish(quoted) ? [{ words, index, written: `“${quoted}”` }] : [],
    ),
  ].sort((a, b) => a.index - b.index)

/** Returns whether a sentence is in English, by its first word if it is short. */
export const isEnglishSentence = (sentence: string): boolean =>
  isInEnglish(sentence) || (ENGLISH_START.test(sentence) && !SPANISH_LETTER.test(sentence))

const describe = (words: string): string =>
  words.startsWith('«')
    ? 'These words are in English, and « » are the quotation marks of Spanish.'
    : `This sentence is in English, and only Spanish has the mark ${words.slice(0, 1)} at the beginning.`
