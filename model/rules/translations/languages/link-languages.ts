// Notes links whose words are in another language than their page, or say so of a page that is not.
import { DEFAULT_LANGUAGE, getPathLanguage, splitFileName } from '../../../languages'
import { splitUrl } from '../../../links/link-target'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { Reference } from '../../../links/reference'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { readFieldWords } from '../../../source/source-mark'
import type { TranslationEntry } from '../../../translations/translation-age'
import { simplifyText } from '../../../text/simplify-text'
import { createReferenceProblem } from '../../links/reference-problems'
import { hasEnglishWord, hasSpanishWord, isInEnglish } from '../comparison/english-blocks'
import { getSectionBefore } from './english-links'

type Pages = ReadonlyMap<string | null, ParsedEntry>

const SAYS_ENGLISH = / ?\((?:en inglés|en ingles|in English|inglés)\)/i
const NAMES_SPANISH = /espa[nñ]ol|spanish|hispan|latin[oa]/i
const SPANISH_LETTERS = /[áéíóúñ¿¡]/i
/** Words of links and buttons that no Spanish one has. */
const ENGLISH_WORDS =
  /\b(?:us|contact|call|write|ask|give|read|come|visit|sign|help|team|questions?|volunteer|about|learn|see|get|find|here|more|page|next|step|talk|clinic|what|who|how|when)\b/i

/**
 * @param pages all pages by their path
 * @param getText returns the text of the entry, which is read only if it links to a page in another language
 */
export function checkLinkLanguages(
  parsed: ParsedEntry,
  pages: Pages,
  getText: () => string,
): Problem[] {
  const { entry, references } = parsed
  if (entry.draft === true) return []
  const isEnglish = splitFileName(entry.slug).language === DEFAULT_LANGUAGE
  const links = references.filter(
    ({ type, target }) =>
      type === 'link' && getPathLanguage(splitUrl(target).path) !== DEFAULT_LANGUAGE,
  )
  if (links.length === 0) return []
  const inFields = isEnglish ? checkFields(parsed, links, pages) : []
  const lines = getText().split('\n')
  const inText = links.flatMap((reference) => {
    const { target, line, column, whole } = reference
    const page = pages.get(splitUrl(target).path)
    const typed = lines[line - 1] ?? ''
    const link = findLink(typed, column - 1, target)
    if (page === undefined || whole !== undefined || link === null) return []
    if (!isEnglish) {
      if (!SAYS_ENGLISH.test(link)) return []
      const written = link.replace(SAYS_ENGLISH, '')
      const edited =
        typed.slice(0, column - 1) + typed.slice(column - 1).replace(link, () => written)
      const suggestion = { line, endLine: line, text: edited }
      return [createProblem({ ...NOT_ENGLISH, suggestion }, { file: entry.file, line, column })]
    }
    const words = /\[([^\][]*)\]/.exec(link)?.[1] ?? ''
    const { translationOf }: TranslationEntry = page.entry
    const { path } = splitUrl(target)
    const isTitle = simplifyText(readFieldWords(page.entry['title'])) === simplifyText(words)
    const isEnglishLink =
      (hasEnglishWord(words) || ENGLISH_WORDS.test(words) || isInEnglish(typed)) &&
      !isTitle &&
      !hasSpanishWord(words) &&
      !SPANISH_LETTERS.test(words) &&
      !NAMES_SPANISH.test(link.startsWith('::') ? words : getSectionBefore(lines, line))
    if (!isEnglishLink || typeof translationOf !== 'string' || path !== target) return []
    return [createReferenceProblem(parsed, reference, spanishPage(target, translationOf))]
  })
  return [...inFields, ...inText]
}

/** Notes an English button at the top of a page, or an English card, that leads to a page in Spanish. */
function checkFields(parsed: ParsedEntry, links: readonly Reference[], pages: Pages): Problem[] {
  return links.flatMap((reference) => {
    const isCard = reference.field === 'path'
    const page = pages.get(reference.target)
    if (page === undefined || (!isCard && reference.field !== 'button_link')) return []
    const words = readFieldWords(parsed.entry[isCard ? 'title' : 'buttonText'])
    const { translationOf }: TranslationEntry = page.entry
    const isSpanish =
      hasSpanishWord(words) || SPANISH_LETTERS.test(words) || NAMES_SPANISH.test(words)
    if (typeof translationOf !== 'string' || isSpanish) return []
    if (!isCard && !ENGLISH_WORDS.test(words)) return []
    const problem = isCard ? spanishCard(translationOf) : spanishButton(translationOf)
    return [createReferenceProblem(parsed, reference, problem)]
  })
}

/** Returns the link or button that begins at a place of a line, with what it says of the language of its page. */
function findLink(line: string, start: number, target: string): string | null {
  const [link = null, address, href] =
    /^(?:::button)?\[[^\][]*\](?:\(([^\s)]+)\)(?: ?\([^()]*\))?|\{href=["“”]?([^\s"“”}]+)[^}]*\})/.exec(
      line.slice(start),
    ) ?? []
  return (address ?? href) === target ? link : null
}

const NOT_ENGLISH: FileProblem = {
  code: 'translation-link',
  severity: 'warning',
  message: 'This leads to a page in Spanish, and its words say that it is in English.',
  fix: 'Take out (en inglés)',
}

const spanishButton = (english: string): FileProblem => ({
  code: 'translation-link',
  severity: 'warning',
  message: 'The button leads to the page in Spanish, but its words are in English.',
  fix: `Write ${english}, or say on the button that the page is in Spanish.`,
  replacement: english,
})

const spanishCard = (english: string): FileProblem => ({
  code: 'translation-link',
  severity: 'warning',
  message: 'The card leads to the page in Spanish, but its words are in English.',
  fix: `Write ${english}`,
  replacement: english,
})

const spanishPage = (target: string, english: string): FileProblem => ({
  code: 'translation-link',
  severity: 'warning',
  message: `These words are in English, but ${target} is a page in Spanish.`,
  fix: `Write ${english}, or say in the words that the page is in Spanish.`,
  replacement: english,
})
