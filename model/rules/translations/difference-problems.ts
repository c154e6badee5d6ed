// Describes what a translation says otherwise than its original, or in English.
import type { FileProblem } from '../../problems/problem'
import { listLines } from '../../text/list-lines'
import type { TextBlock } from '../../translations/text-blocks'
import { adviseOnMarks } from './advise-on-marks'
import type { DifferingValue } from './comparison/differing-values'
import type { LostNegation } from './comparison/lost-negations'
import type { OtherService } from './comparison/other-services'
import type { PartDifference } from './comparison/missing-parts'
import type { MissingSection } from './comparison/missing-sections'
import type { ShorterPart } from './comparison/shorter-parts'
import { writeValue } from './comparison/write-value'

/** Matches the message of `differingValue`: the two values, and the place of the English one. */
export const DIFFERING_VALUE =
  /^The English text says "([^"]+)" \((\S+), line (\d+)\), and this Spanish text says "([^"]+)"/

/** @param line the line with marks that the translation gets if it differs on purpose, or null if it has one */
export const differingValue = (
  { original, translation, isTypo, otherLines = [], witness, ...written }: DifferingValue,
  file: string,
  line: string | null,
): FileProblem => {
  const meant = written.meant ?? writeValue(original.typed, translation.typed)
  const inOriginal = written.inOriginal ?? writeValue(translation.typed, original.typed)
  return {
    code: 'translation-value',
    severity: 'warning',
    message: `The English text says "${original.typed}" (${file}, line ${original.line}), and this Spanish text says "${translation.typed}".`,
    fix:
      isTypo === true
        ? `The rest of this text says "${original.typed}", too: write ${original.typed}`
        : meant === null || inOriginal === null
          ? `Find out which of the two is right, and correct the other one. ${adviseOnPurpose('If they are meant to differ', line)}`
          : witness
            ? `Line ${witness.line} says "${witness.words}", too: write ${meant}`
            : `If the English text is right, write ${meant} here${otherLines.length > 0 ? ` and on ${listLines(otherLines)}` : ''}. If the Spanish text is right, write ${inOriginal} on line ${original.line} of ${file}. ${adviseOnPurpose('If they are meant to differ', line)}`,
  }
}

export function differingPart(
  { isIn, block }: PartDifference,
  file: string,
  line: string | null,
): FileProblem {
  const name = `${KIND_NAMES[block.kind]}, “${quoteStart(block)}”`
  return isIn === 'original'
    ? {
        code: 'translation-part',
        severity: 'warning',
        message: `The English text has ${name} (${file}, line ${block.line}). It seems to be missing here.`,
        fix: `Translate it for this text too. ${adviseOnPurpose('If it is left out on purpose', line)}`,
      }
    : {
        code: 'translation-part',
        severity: 'warning',
        message: `This text has ${name}, and the English one does not.`,
        fix:
          line === null
            ? `If that is what you want, there is nothing to do. If not, add it in English to ${file}, or take it out here.`
            : `Add it in English to ${file}, or take it out here. ${adviseOnPurpose('If it is only here on purpose', line)}`,
      }
}

/** Says that one paragraph has fewer sentences than in English. */
export const shorterPart = (
  { original, counts: [before, after] }: ShorterPart,
  file: string,
  line: string,
): FileProblem => ({
  code: 'translation-part',
  severity: 'warning',
  message: `The English paragraph “${quoteStart(original)}” (${file}, line ${original.line}) has ${before} sentences, but this one has only ${after}.`,
  fix: `Translate what is missing here. ${adviseOnPurpose('If nothing is missing', line)}`,
})

/** Says that a sentence seems to say the opposite of the English one. */
export const lostNegation = (
  { original, sentences: [english, spanish] }: LostNegation,
  file: string,
  line: string,
): FileProblem => ({
  code: 'translation-value',
  severity: 'warning',
  message: `The English text says “${english}” (${file}, line ${original.line}). The Spanish sentence “${spanish}” seems to say the opposite: it has no word such as “no”.`,
  fix: `Write the “no” here. ${adviseOnPurpose('If both sentences say the same', line)}`,
})

/** Says that a text names a service of which the English one does not speak. */
export const otherService = (
  { words, title }: OtherService,
  file: string,
  line: string,
): FileProblem => ({
  code: 'translation-value',
  severity: 'warning',
  message: `This text speaks of “${words}”, but the English text ${file} does not speak of the ${title}.`,
  fix: `Write here what the English text says. ${adviseOnPurpose('If you mean both texts as they are', line)}`,
})

/** Says that a whole box, or a heading with its text, is missing. */
export function missingSection(
  { box, block, first, last, below }: MissingSection,
  file: string,
  line: string | null,
): FileProblem {
  const [what, parts] =
    box === 'question'
      ? ['a question', 'the question and its answer']
      : box === null
        ? ['a heading with its text', 'both']
        : ['a box', 'its words']
  const around =
    box === null ? '' : `, with :::${box}${box === 'question' ? '[…]' : ''} above and ::: below`
  return {
    code: 'translation-part',
    severity: 'warning',
    message: `The English page has ${what} that is missing here: “${quoteStart(block)}” (${file}, lines ${first} to ${last}).`,
    fix: `Translate ${parts}, and put them below line ${below}${around}. ${adviseOnPurpose('If it is left out on purpose', line)}`,
  }
}

const KIND_NAMES: Readonly<Record<TextBlock['kind'], string>> = {
  field: 'a field',
  heading: 'a heading',
  item: 'an item of a list',
  row: 'a row of a table',
  quote: 'a quotation',
  box: 'a button or box',
  paragraph: 'a paragraph',
}

const adviseOnPurpose = (condition: string, line: string | null) =>
  line === null ? `${condition}, there is nothing to do.` : adviseOnMarks(condition, line)

/** A part in English, which may be some sentences of a part. */
type EnglishPart = TextBlock & { readonly sentences?: number }

type EnglishContext = {
  /** A link to an English page that has a Spanish version, with the address of that version. */
  readonly link: { readonly typed: string; readonly path: string } | null
  /** The file of the English page if it has none of the words. */
  readonly originalFile: string | undefined
  /** Whether visitors know the page, so that it cannot be hidden. */
  readonly isPublic: boolean
}

export function englishLeft(
  [first, ...others]: readonly [EnglishPart, ...EnglishPart[]],
  { link, originalFile, isPublic }: EnglishContext,
): FileProblem {
  const [next] = others
  const isSeveral = (first.sentences ?? 1) > 1
  const isOne = next === undefined && first.field === undefined && !isSeveral
  const them = isOne ? 'it' : 'them'
  const toSpanish = link === null ? '' : `, and let the link to ${link.typed} lead to ${link.path}`
  const move =
    originalFile === undefined
      ? ''
      : `, or move ${them} to ${originalFile} if you meant the English page`
  const isOnlyField = next === undefined && first.field !== undefined
  const hide =
    isPublic || isOnlyField
      ? ''
      : ' Until that is done, you can hide the file: add the line draft: yes above the second ---'
  return {
    code: 'translation-english',
    severity: 'warning',
    message: `${nameText(first)} in English: “${quoteStart(first)}”${next === undefined ? '.' : describeOthers(others.length, next.line)}`,
    fix: `Write ${them} in Spanish${toSpanish}${move}.${hide}`,
  }
}

const describeOthers = (count: number, line: number): string =>
  count === 1
    ? `. So is the text on line ${line}.`
    : `. So are ${count} more parts from line ${line} on.`

const nameText = ({ kind, words, field, sentences }: EnglishPart): string => {
  if (sentences !== undefined) return sentences > 1 ? 'These sentences are' : 'This sentence is'
  if (field !== undefined) return `The words in the field ${field} are`
  if (kind === 'heading' || kind === 'paragraph' || kind === 'item') return `This ${kind} is`
  return kind === 'box' && words.endsWith('?') ? 'This question is' : 'This text is'
}

export const englishLink = (typed: string, path: string) =>
  ({
    code: 'translation-link',
    severity: 'warning',
    message: `This leads to the English page ${typed}, which also exists in Spanish.`,
    fix: `Write ${path}`,
    replacement: path,
  }) satisfies FileProblem

const WORDS_NAMED = 5

function quoteStart({ words }: TextBlock): string {
  const all = words.split(' ')
  return all.slice(0, WORDS_NAMED).join(' ') + (all.length > WORDS_NAMED ? ' …' : '')
}
