// Reports paragraphs and fields of an English page that belong in its Spanish file.
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { readTextBlocks, type TextBlock } from '../../../translations/text-blocks'
import { isInSpanish } from '../comparison/english-blocks'
import { findSpanishSentences } from '../comparison/mixed-sentences'

/** A shorter part may greet those who read Spanish. */
const MIN_WORDS = 15
const MIN_WORDS_OF_FIELD = 8
/** Matches words that tell readers why a part is in Spanish, and quotations. */
const IS_MEANT = /español|spanish|inglés|hispan|latin[oa]|bilingu|biling[üu]e|traducci|translat/i
const QUOTATION = /^[“"«‘(]/
/** Matches what a Spanish text says about a link to an English page, which is no reason for Spanish words. */
const LINK_REMARK = /\([^()]*\ben inglés\)/gi

/** A part that shares at least this many sentences with the Spanish page was copied from it, or written for it. */
const MIN_SHARED = 2
const SENTENCE = /[^.!?¿¡]{20,}[.!?]/g

/**
 * Reports paragraphs, items and fields in Spanish, as one problem.
 * @param translation the path of the Spanish file
 * @param spanish its text
 */
export function checkParts(
  blocks: readonly TextBlock[],
  file: string,
  translation: string,
  spanish: string,
): Problem[] {
  const parts = blocks.filter(({ kind, words }, index) => {
    const isField = kind === 'field'
    if (!isField && kind !== 'paragraph' && kind !== 'item') return false
    const count = words.split(' ').length
    if (count < (isField ? MIN_WORDS_OF_FIELD : MIN_WORDS) || QUOTATION.test(words)) return false
    const near = blocks.slice(Math.max(0, index - 1), index + 2).map((block) => block.words)
    const isMeant = IS_MEANT.test(near.join(' ').replace(LINK_REMARK, ''))
    return isInSpanish(words) && (!isMeant || isShared(words, spanish))
  })
  const [first] = parts
  if (first === undefined) return []
  const replaced = parts.length > 1 ? null : findReplaced(first, blocks, readTextBlocks(spanish))
  return [createProblem(spanishParts(parts, translation, replaced), { file, line: first.line })]
}

/**
 * Reports Spanish sentences inside an English paragraph.
 * @param spanish the text of the Spanish file; null if it is not there
 */
export function checkSentences(
  blocks: readonly TextBlock[],
  file: string,
  translation: string,
  spanish: string | null,
): Problem[] {
  const [first] = findSpanishSentences(blocks)
  if (first === undefined) return []
  const isThere = spanish?.includes(first.words) === true
  const problem: FileProblem = {
    code: 'translation-language',
    severity: 'warning',
    message: `A part of this paragraph is in Spanish, but the page is in English: “${quoteStart(first)}”.`,
    fix: isThere
      ? `Write the same in English here. The Spanish words are in ${translation} already.`
      : `Write the same in English here. The Spanish words belong in ${spanish === null ? 'a file of their own, ' : ''}${translation}`,
  }
  return [createProblem(problem, { file, line: first.line })]
}

const WORDS_NAMED = 5

const quoteStart = ({ words }: TextBlock): string =>
  `${words.split(' ').slice(0, WORDS_NAMED).join(' ')} …`

/** Returns the part at the same place of the Spanish page, if both pages have the same kinds of parts and its words are others. */
function findReplaced(
  part: TextBlock,
  blocks: readonly TextBlock[],
  spanish: readonly TextBlock[],
): TextBlock | null {
  const ofText = (all: readonly TextBlock[]) => all.filter(({ kind }) => kind !== 'field')
  const [own, others] = [ofText(blocks), ofText(spanish)]
  const isAlike =
    own.length === others.length && own.every(({ kind }, index) => kind === others[index]?.kind)
  const other = isAlike ? others[own.indexOf(part)] : undefined
  const isThere = others.some(({ mark }) => mark === part.mark)
  return other === undefined || isThere ? null : other
}

/** Returns whether a part has sentences of the Spanish page, and most of its own are from there. */
function isShared(words: string, spanish: string): boolean {
  const sentences = (words.match(SENTENCE) ?? []).map((sentence) => sentence.trim())
  const shared = sentences.filter((sentence) => spanish.includes(sentence)).length
  return shared >= MIN_SHARED && shared * 2 > sentences.length
}

/** @param replaced the part of the Spanish page in whose place the only part belongs, if that is known */
const spanishParts = (
  [first, ...others]: readonly TextBlock[],
  translation: string,
  replaced: TextBlock | null,
): FileProblem => ({
  code: 'translation-language',
  severity: 'warning',
  message:
    others.length > 0
      ? `This and ${others.length} more ${others.length === 1 ? 'part' : 'parts'} of this page are in Spanish, but the page is in English.`
      : `This ${first?.kind === 'field' ? 'field' : 'paragraph'} is in Spanish, but the page is in English.`,
  fix:
    replaced === null
      ? `The Spanish words belong in ${translation}. ${WRITE_ENGLISH}`
      : `The Spanish words belong in ${translation}. If they are new, put them there on line ${replaced.line}, in place of “${quoteStart(replaced)}”. ${WRITE_ENGLISH}`,
})

const WRITE_ENGLISH =
  'Then write the English words here again: on GitHub, press History to see them as they were.'
