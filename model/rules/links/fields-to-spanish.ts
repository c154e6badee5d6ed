// Notes a card or a button in English that leads to the Spanish page, although there is one in English.
import { DEFAULT_LANGUAGE, getPathLanguage, splitFileName } from '../../languages'
import { splitUrl } from '../../links/link-target'
import type { FileProblem, Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { hasSpanishWord } from '../translations/comparison/english-blocks'
import { createReferenceProblem } from './reference-problems'

/** The fields with an address, and those whose words visitors press. */
const WORDS_OF: Readonly<Record<string, string>> = { path: 'title', button_link: 'buttonText' }
const NAMES_SPANISH = /spanish|espa[nñ]ol|hispan|latin[oa]/i

export function checkFieldsToSpanish(entries: readonly ParsedEntry[]): Problem[] {
  const pages = new Set(entries.map(({ entry }) => entry.pagePath))
  return entries.flatMap((parsed) => {
    const { entry } = parsed
    if (splitFileName(entry.slug).language !== DEFAULT_LANGUAGE) return []
    if ('lang' in entry && entry['lang'] !== DEFAULT_LANGUAGE) return []
    return parsed.references.flatMap((reference) => {
      const { type, field, target } = reference
      const name = field === null ? undefined : WORDS_OF[field]
      const language = getPathLanguage(splitUrl(target).path)
      if (type !== 'link' || name === undefined || language === DEFAULT_LANGUAGE) return []
      const english = splitUrl(target).path.slice(language.length + 1) || '/'
      const words = readFieldWords(entry[name])
      if (!pages.has(english) || NAMES_SPANISH.test(words) || hasSpanishWord(words)) return []
      return [createReferenceProblem(parsed, reference, inSpanish(target, english))]
    })
  })
}

const inSpanish = (target: string, english: string): FileProblem => ({
  code: 'link-words',
  severity: 'warning',
  message: `This is in English, but it leads to the page in Spanish, ${target}.`,
  fix: `Write ${english}`,
  replacement: english,
})
