// What is said of a verse from a translation of the Bible that not everyone may copy.
import type { FileProblem } from '../../../problems/problem'
import { simplifyText, simplifyWords } from '../../../text/simplify-text'
import { quoteVerse } from './quotations/written-verses'
import { ONLY_ENGLISH } from './translation-names'

/** Says what to write in place of a verse, or only its source if its words and marks are right already. */
function writeVerse(words: string, around: string, lead: string, source: string): string {
  const hasWords = simplifyWords(around).includes(simplifyWords(words))
  if (hasWords && joinMarks(around).includes(joinMarks(words).replace(/[.,;:]$/, '')))
    return `The words are right. Change only the source: ${source}`
  const written = hasWords ? 'The words are right, but a mark such as a comma differs. Write' : lead
  return `${written}: ${quoteVerse(words)} Then write this source: ${source}`
}

/** Returns the letters of a verse and the marks that are its own; quotation marks depend on the words around it. */
const joinMarks = (text: string): string =>
  simplifyText(text)
    .replace(/--|[–—―]/g, '-')
    .replace(/[^\p{L}\p{N}.,;:?!¿¡-]/gu, '')

/**
 * @param words those of our translation, or null if they are not shown
 * @param around what was typed
 */
export const otherTranslation = (
  reference: string,
  version: string,
  words: string | null,
  around: string,
): FileProblem => ({
  code: 'verse-translation',
  severity: 'warning',
  message: `${reference} is quoted from "${version}". The verses on this site are from the World English Bible, which everyone may copy.`,
  fix:
    words === null
      ? `Look the verse up in the World English Bible, write its words, and write (WEB) after ${reference}`
      : writeVerse(
          words,
          around,
          'Write these words of the World English Bible',
          `${reference} (WEB)`,
        ),
})

/**
 * @param written the reference as it was typed
 * @param words those of the Reina-Valera of 1909, or null if they are not shown
 * @param around what was typed
 */
export const otherSpanishTranslation = (
  written: string,
  reference: string,
  version: string,
  words: string | null,
  around: string,
): FileProblem => ({
  code: 'verse-translation',
  severity: 'warning',
  message: `${written} is quoted from "${version}", which ${ONLY_ENGLISH.test(version) ? 'is only in English' : 'may not be copied freely'}. Spanish verses on this site are from the Reina-Valera of 1909.`,
  fix:
    words === null
      ? `Look the verse up in the Reina-Valera of 1909, write its words, and write this source: ${reference} (Reina-Valera 1909)`
      : writeVerse(
          words,
          around,
          'Write the words of the Reina-Valera of 1909',
          `${reference} (Reina-Valera 1909)`,
        ),
})
