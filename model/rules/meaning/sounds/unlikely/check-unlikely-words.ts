// Notes a word that is one letter away from the one that was meant, and that nobody needs here: "our prayer fiends".
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { splitFileName } from '../../../../languages'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { findInFile, isShownField } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { joinTexts } from '../../join-texts'
import { findQuotations } from '../../bible/quotations/find-quotations'
import { getQuotationPatterns } from '../../bible/quotations/quotation-patterns'
import { countWord, findUnlikelyWords, type UnlikelyWord } from './find-unlikely-words'

/** Fields with names of people, which can be any word. */
const NAME_FIELDS = new Set(['name', 'author'])

/** @param reportedLines the lines that have a problem with their words already */
export function checkUnlikelyWords(
  text: SplitText,
  slug: string,
  reportedLines: ReadonlySet<number>,
): LocatedProblem[] {
  const { language } = splitFileName(slug)
  if (language !== 'en') return []
  const lines = new Set(reportedLines)
  return findInFile(text, findUnlikelyWords, /[a-z]/i).flatMap((found): LocatedProblem[] => {
    const { field, line, column, words, index, meant } = found
    if (lines.has(line) || (field !== null && NAME_FIELDS.has(field))) return []
    if (!isShownField(field) || isMeant(text, words)) return []
    if (field === null && isInVerse(text.body, index)) return []
    lines.add(line)
    const [only = ''] = meant
    const suggestion = meant.length === 1 ? replaceFound(text, found, only) : null
    const place = { line, column, ...(field === null ? {} : { field }) }
    return [{ ...describeWord(words, meant), suggestion, ...place }]
  })
}

function describeWord(words: string, meant: UnlikelyWord['meant']): FileProblem {
  const [only = '', ...others] = meant
  const isSure = others.length === 0
  return {
    code: 'word-sound',
    severity: 'warning',
    message: isSure
      ? `This says "${words}", but "${only}" seems to be meant.`
      : `This says "${words}", which is hardly the word that you mean.`,
    fix: isSure
      ? `Write "${only}" in place of "${words}".`
      : meant.map((word) => `If you mean ${word}, write ${word}.`).join(' '),
  }
}

/** Returns whether a file has a word more than once, as nobody makes the same typo twice. */
const isMeant = (text: SplitText, word: string): boolean => countWord(joinTexts(text), word) > 1

/** Returns whether an offset in the body is within the words of a quotation from the Bible. */
const isInVerse = (body: string, index: number): boolean =>
  findQuotations(body, getQuotationPatterns('en')).some(
    ({ words, wordsAt }) => wordsAt <= index && index < wordsAt + words.length,
  )
