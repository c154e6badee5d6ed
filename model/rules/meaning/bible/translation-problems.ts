// What is said of a verse from a translation of the Bible that not everyone may copy.
import type { FileProblem } from '../../../problems/problem'
import { ONLY_ENGLISH } from './translation-names'

/** @param words those of our translation, or null if they are not shown */
export const otherTranslation = (
  reference: string,
  version: string,
  words: string | null,
): FileProblem => ({
  code: 'verse-translation',
  severity: 'warning',
  message: `${reference} is quoted from "${version}". The verses on this site are from the World English Bible, which everyone may copy.`,
  fix:
    words === null
      ? `Look the verse up in the World English Bible, write its words, and write (WEB) after ${reference}`
      : `Write these words of the World English Bible: ${words} Then write this source: ${reference} (WEB)`,
})

/** @param words those of the Reina-Valera of 1909, or null if they are not shown */
export const otherSpanishTranslation = (
  reference: string,
  version: string,
  words: string | null,
): FileProblem => ({
  code: 'verse-translation',
  severity: 'warning',
  message: `${reference} is quoted from "${version}", which ${ONLY_ENGLISH.test(version) ? 'is only in English' : 'may not be copied freely'}. Spanish verses on this site are from the Reina-Valera of 1909.`,
  fix:
    words === null
      ? `Look the verse up in the Reina-Valera of 1909, write its words, and write this source: ${reference} (Reina-Valera 1909)`
      : `Write the words of the Reina-Valera of 1909: ${words} Then write this source: ${reference} (Reina-Valera 1909)`,
})
