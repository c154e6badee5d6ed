// Reports Spanish words in an English page: its whole text, or a part that belongs in the Spanish file.
import { DEFAULT_LANGUAGE, guessFileName, joinFileName, splitFileName } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { readTextBlocks, type TextBlock } from '../../../translations/text-blocks'
import { canBeTranslated } from '../../../translations/translated-collections'
import { getText } from '../../../translations/translation-age'
import { isInSpanish } from '../comparison/english-blocks'
import { checkParts, checkSentences } from './spanish-parts'

/** Matches what hardly any Spanish text lacks and English texts hardly have. */
const MAY_BE_SPANISH = /[¿ñáíóú]|ción\b|\b(?:que|los|las|para|una|del|nos|con|sus|por) /
/** A shorter text may be one for neighbors who read Spanish, unless the file says that it is in Spanish. */
const MIN_BLOCKS = 3

/** @param published the paths of pages that were published once, whose English text must not get lost */
export function checkSpanishOriginals(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  published: ReadonlySet<string> = new Set(),
): Problem[] {
  const files = new Map(entries.map(({ entry }) => [entry.file, entry]))
  const paths = new Set(entries.map(({ entry }) => entry.pagePath))
  return entries.flatMap(({ collection, entry }): Problem[] => {
    const { file, slug, pagePath, translationOf, draft } = entry
    const { language } = splitFileName(slug)
    if (!canBeTranslated(collection) || language !== DEFAULT_LANGUAGE || draft === true) return []
    const text = getText(entry, texts)
    const isKnown = published.has(pagePath ?? '')
    if (!MAY_BE_SPANISH.test(text)) return []
    const translation = `${file.slice(0, -`${slug}.md`.length)}${joinFileName(slug, 'es')}.md`
    const pair = files.get(translation)
    const isPair = pair !== undefined
    const all = readTextBlocks(text)
    const spanish = isPair ? getText(pair, texts) : null
    const saysSo =
      translationOf !== undefined || (entry['lang'] ?? DEFAULT_LANGUAGE) !== DEFAULT_LANGUAGE
    const marked = guessFileName(slug)
    const original =
      marked.language === DEFAULT_LANGUAGE ? null : collection.getPagePath(marked.name)
    const isMarked = original !== null && paths.has(original)
    const found = findSpanish(
      all.filter(({ kind }) => kind !== 'field'),
      saysSo || isMarked ? 1 : MIN_BLOCKS,
      pair?.['translatedFrom'] === undefined ? null : spanish,
    )
    if (found === null) {
      if (saysSo) return []
      const parts = spanish === null ? [] : checkParts(all, file, translation, spanish)
      return parts.length > 0 ? parts : checkSentences(all, file, translation, spanish)
    }
    // The lines of a translation are reported themselves.
    if (saysSo && !isKnown && !isPair) return []
    if (found.isWhole && !isPair && !isKnown)
      return [createProblem(unnamed(slug, isMarked ? original : null), { file, line: found.line })]
    if (!isPair && !found.isWhole) return []
    const problem = found.isWhole
      ? replacedOriginal(translation, isPair)
      : found.isAboutLanguage
        ? languageQuestion(translation)
        : spanishQuestion(translation)
    return [createProblem(problem, { file, line: found.line })]
  })
}

type FoundSpanish = {
  readonly line: number
  readonly isWhole: boolean
  readonly isAboutLanguage: boolean
}

/**
 * Returns the first line in Spanish of a text that has no other language, or of a question; null if there is none.
 * @param spanish the text of the Spanish page if it knows which English parts it translates, or null
 */
function findSpanish(
  blocks: readonly TextBlock[],
  minBlocks: number,
  spanish: string | null,
): FoundSpanish | null {
  const [first] = blocks
  if (first === undefined) return null
  const isWhole =
    blocks.length >= minBlocks && isInSpanish(blocks.map(({ words }) => words).join(' '))
  if (isWhole) return { line: first.line, isWhole, isAboutLanguage: false }
  const question = blocks.find((block, index) => {
    const answer = blocks[index + 1]?.words ?? ''
    const isSpanish = /^¿/.test(block.words) && isInSpanish(`${block.words} ${answer}`)
    // A question about the language is one that Spanish readers look for on both pages.
    const isOnBoth = spanish === null || spanish.includes(block.words)
    return block.kind === 'box' && isSpanish && !(isOnBoth && isAboutLanguage(blocks, index))
  })
  if (question === undefined) return null
  const index = blocks.indexOf(question)
  return { line: question.line, isWhole: false, isAboutLanguage: isAboutLanguage(blocks, index) }
}

const isAboutLanguage = (blocks: readonly TextBlock[], index: number): boolean =>
  /español|spanish/i.test(`${blocks[index]?.words} ${blocks[index + 1]?.words ?? ''}`)

/** @param translation the path of the Spanish file, and whether it is there */
const replacedOriginal = (translation: string, isThere: boolean): FileProblem => ({
  code: 'translation-language',
  message: 'This is the English page, but its text is in Spanish now.',
  fix: `${isThere ? `First compare the text with ${translation}, where Spanish words belong, and copy what is missing there` : `First copy all of this file into a new file, ${translation}`}, so that nothing is lost. Then put the English text back here: on GitHub, press History to see the file as it was before, and copy it from there.`,
})

const spanishQuestion = (translation: string): FileProblem => ({
  code: 'translation-language',
  severity: 'warning',
  message: 'This question is in Spanish, but the page is in English.',
  fix: `Write it in English here. The Spanish one belongs in ${translation}`,
})

const languageQuestion = (translation: string): FileProblem => ({
  ...spanishQuestion(translation),
  fix: `If it belongs only on the Spanish page, put it into ${translation} and delete it here. If it should be on both, put it there, too.`,
})

/** @param original the address of the English page if the name of the file says which it is */
const unnamed = (slug: string, original: string | null): FileProblem => ({
  code: 'translation-language',
  // A page that is known to be misnamed is missing where links to it lead.
  severity: original === null ? 'warning' : 'error',
  message: 'This text is in Spanish, but the name of its file says that it is in English.',
  fix:
    original === null
      ? `Press the pencil and change the name in the box to that of the English file, but with .es.md at its end, such as ${getOwnName(slug)}.es.md. Then add lang: es and a line translation_of: with the address of the English page.`
      : `Press the pencil and change the name in the box to ${getOwnName(guessFileName(slug).name)}.es.md. Then add two lines to the fields at the top: lang: es and, below it, translation_of: ${original}`,
})

const getOwnName = (slug: string): string => slug.split('/').at(-1) ?? ''
