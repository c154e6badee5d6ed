// Notes a sentence such as "Jesus said:" right before a quotation from a book of the Bible with words of others.
import type { SplitText } from '../../../front-matter/split-front-matter'
import { splitFileName } from '../../../languages'
import { getPositionAt, type LocatedProblem } from '../../../problems/problem'
import { findQuotations, type Quotation } from './quotations/find-quotations'
import { getQuotationPatterns } from './quotations/quotation-patterns'
import { findOtherSpeaker } from './speakers'

/** Matches, in little time, a file that can have such a sentence. */
const MAY_NAME =
  /\b(?:Jes[uú]s|Christ|Cristo|Paul|Pablo|Peter|Pedro|James|Santiago|John|Juan|David|psalm\w*|salm\w*)\b/
const MARKS = /[\s>*_"“«]*$/
/** Matches what is left of the sentence or line before the words. */
const LAST_SENTENCE = /(?:^|[.!?]["”»)]?\s|\n[ \t]*\n)(?<sentence>[^.!?\n]*(?:\n[^.!?\n]+)*)[:,]$/
/** A sentence before a verse is hardly longer. */
const MAX_LETTERS = 400
const SPANISH = /dice|dijo|escrib|promet|ense[nñ]|or[oó]|cant[oó]/i

export function checkSpeakers({ body, bodyLine }: SplitText, slug: string): LocatedProblem[] {
  if (!MAY_NAME.test(body) || !/\d(?::|[,.] ?)\d/.test(body)) return []
  const patterns = getQuotationPatterns(splitFileName(slug).language)
  return findQuotations(body, patterns).flatMap((quotation) => {
    const found = findSpeaker(quotation, body)
    if (found === null) return []
    const { words, index, writer } = found
    const { line, column } = getPositionAt(body, index)
    return [
      {
        code: 'verse-words',
        severity: 'warning',
        message: `This says "${words}", but the words are from ${quotation.typed}, and ${writer}.`,
        fix: `Write "${SPANISH.test(words) ? 'La Biblia dice' : 'The Bible says'}" in place of "${words}", or take another verse. If it is right as it is, there is nothing to do.`,
        line: bodyLine + line - 1,
        column,
      },
    ]
  })
}

/** Returns the words that name a speaker right before a quotation in which another one speaks, or null. */
function findSpeaker({ reference, wordsAt, isLoose }: Quotation, body: string) {
  if (isLoose) return null
  const start = Math.max(0, wordsAt - MAX_LETTERS)
  const before = body.slice(start, wordsAt).replace(MARKS, '')
  const sentence = LAST_SENTENCE.exec(before)?.groups?.['sentence']
  const found = sentence === undefined ? null : findOtherSpeaker(sentence, reference)
  if (found === null || sentence === undefined) return null
  return { ...found, index: start + before.length - 1 - sentence.length + found.index }
}
