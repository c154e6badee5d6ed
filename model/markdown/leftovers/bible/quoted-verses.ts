// Finds the verse numbers and footnote marks within a quotation whose reference, such as `Psalm 139:13-14`, tells the numbers.
import type { Line } from '../leftover'

/** Matches a reference with its first and its last verse. */
const REFERENCE =
  /(?:[123] )?[A-ZÀ-Þ][A-Za-zÀ-ỿ]+ \d{1,3}:(\d{1,3})(?:[-–](\d{1,3}))?(?![\d:])[^\n]*/gu
/** Matches the ways in which Bible programs write the number of a verse, before the words of the verse. */
const MARKED =
  /\*{0,2}(?:\[(\d{1,3})\]|(?<![A-Za-zÀ-ỿ\d])\((\d{1,3})\)|([⁰¹²³⁴-⁹]{1,3})|(?<![A-Za-zÀ-ỿ])(?:vv?\.|vers\.|verse|versículo) ?(\d{1,3})[.:]?)\*{0,2}[ \u00A0]?/giu
const PLAIN =
  /(?<![A-Za-zÀ-ỿ\d$#%.,:/–-])\*{0,2}(\d{1,3})[.:]?\*{0,2}[ \u00A0]?(?=[\s>]*["“‘«¿¡]*[A-Za-zÀ-ỿ])/gu
const FOOTNOTE = /(?<=[A-Za-zÀ-ỿ.,;:!?”’"])(?:\[[a-z]{1,2}\]|\([A-Z]{1,2}\))(?![(A-Za-zÀ-ỿ])/gu
const QUOTATION = /^ {0,3}>/
const MAX_REFERENCE_LENGTH = 60

export type VerseMark = {
  readonly index: number
  readonly typed: string
  readonly isNumber: boolean
}

/** Returns the blocks of a text that have such marks, by the offset at which the block begins. */
export function findQuotedVerses(
  text: string,
  blocks: readonly (readonly Line[])[],
): Map<number, VerseMark[]> {
  const found = new Map<number, VerseMark[]>()
  if (!/\d:\d|\[[a-z]\]/.test(text)) return found
  blocks.forEach((lines, index) => {
    const start = lines[0]?.start ?? 0
    const marks = findMarks(getText(text, lines), getShortText(text, blocks[index + 1]))
    if (marks.length > 0) found.set(start, marks)
  })
  return found
}

/** @param next the block below, if it is so short that it may hold the reference */
function findMarks(block: string, next: string): VerseMark[] {
  const isQuotation = QUOTATION.test(block)
  if (!isQuotation && !/["“«]/.test(block)) return []
  // The numbers in the reference are none of the text.
  const words = block.replace(REFERENCE, (reference) => ' '.repeat(reference.length))
  const marks = [...words.matchAll(FOOTNOTE)].map(({ 0: typed, index }) => createMark(typed, index))
  const [reference] = [
    ...block.matchAll(REFERENCE),
    ...(isQuotation ? next.matchAll(REFERENCE) : []),
  ]
  const numbers = [...words.matchAll(MARKED), ...words.matchAll(PLAIN)]
    .map((match) => ({ ...createMark(match[0], match.index, true), value: readNumber(match) }))
    .sort((a, b) => a.index - b.index)
  const verses = reference
    ? findSequence(numbers, Number(reference[1]), Number(reference[2] ?? reference[1]))
    : findSequence(numbers, numbers[0]?.value ?? 0, Infinity)
  const isCertain = reference
    ? (isQuotation && verses.length + marks.length > 0) || verses.length > 1
    : isQuotation &&
      verses.length > 1 &&
      (marks.length > 0 || verses.every(({ typed }) => !/^\d/.test(typed)))
  return isCertain ? [...verses, ...marks].sort((a, b) => a.index - b.index) : []
}

/** Returns the numbers that count from the first verse, or from the second one, up to the last. */
function findSequence<N extends VerseMark & { readonly value: number }>(
  numbers: readonly N[],
  first: number,
  last: number,
): N[] {
  const sequence: N[] = []
  for (const number of numbers) {
    const previous = sequence.at(-1)
    const isNext = previous ? number.value === previous.value + 1 : number.value - first <= 1
    if (isNext && number.value >= first && number.value <= last) sequence.push(number)
  }
  return sequence
}

const createMark = (typed: string, index: number, isNumber = false): VerseMark => ({
  index,
  typed,
  isNumber,
})

const readNumber = (match: RegExpMatchArray): number =>
  Number((match.slice(1).find((group) => group !== undefined) ?? '').normalize('NFKC'))

const getText = (text: string, lines: readonly Line[]): string =>
  text.slice(lines[0]?.start ?? 0, lines.at(-1)?.end)

const getShortText = (text: string, lines: readonly Line[] = []): string => {
  const typed = lines.length === 0 ? '' : getText(text, lines)
  return typed.length <= MAX_REFERENCE_LENGTH ? typed : ''
}
