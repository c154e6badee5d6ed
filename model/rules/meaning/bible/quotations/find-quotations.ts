// Finds the quotations of a text whose reference says which verses they are.
import type { Reference } from '../texts/bible-text'
import type { QuotationPatterns } from './quotation-patterns'

export type Quotation = {
  readonly reference: Reference
  /** The reference as it was typed, without the translation. */
  readonly typed: string
  readonly typedAt: number
  /** The quoted words without the marks around them, and where they begin. */
  readonly words: string
  readonly wordsAt: number
  /** Whether they are a block with > at the beginning of each line. */
  readonly isBlock: boolean
  /** Whether a sentence speaks of the reference and the words, which may be those of another verse on purpose. */
  readonly isLoose: boolean
  /** Whether its source names our translation. */
  readonly isNamed: boolean
}

const BLOCK = /(?:^ {0,3}>.*(?:\n|$))+/gm
/** An empty line cannot be within words of a sentence. */
const EMPTY_LINE = /\n[ \t]*\n/
/** In characters; no page quotes more at once. */
const MAX_LENGTH = 4000

/** Returns them with offsets in the text; those in another language are left out. */
export const findQuotations = (text: string, patterns: QuotationPatterns): Quotation[] =>
  omitTwice([
    ...findBlocks(text, patterns),
    ...findInline(text, patterns),
    ...findLoose(text, patterns),
  ]).filter(({ words }) => !patterns.isForeign(words))

/** Words with two references belong to the one right after them. */
const omitTwice = (quotations: readonly Quotation[]): Quotation[] =>
  quotations.filter(
    ({ wordsAt }, index) =>
      quotations.findIndex((quotation) => quotation.wordsAt === wordsAt) === index,
  )

function findBlocks(text: string, patterns: QuotationPatterns): Quotation[] {
  const { sourceLine } = patterns
  return [...text.matchAll(BLOCK)].flatMap(({ 0: block, index }) => {
    if (block.length > MAX_LENGTH) return []
    const lines = block.trimEnd().split('\n')
    const source = lines.pop() ?? ''
    const match = sourceLine.exec(source)
    // Several verses in one block are not compared.
    if (match === null || lines.some((line) => sourceLine.test(line))) return []
    const quoted = trimMarks(lines.join('\n'), index)
    const sourceAt = index + block.trimEnd().length - source.length
    return createQuotation(match, sourceAt, { ...quoted, isBlock: true, isLoose: false }, patterns)
  })
}

const findInline = (text: string, patterns: QuotationPatterns): Quotation[] =>
  [...text.matchAll(patterns.inline)].flatMap((match) => {
    const words = getWords(match)
    if (words === undefined || words.length > MAX_LENGTH) return []
    const quoted = trimMarks(words, match.index + 1)
    return createQuotation(
      match,
      match.index,
      { ...quoted, isBlock: false, isLoose: false },
      patterns,
    )
  })

/** In characters; another reference so close may be the one of the words. */
const NEARBY = 80
const OTHER_REFERENCE = /\d[:,]\d/

function findLoose(text: string, patterns: QuotationPatterns): Quotation[] {
  const kinds = [patterns.introduced, patterns.followed]
  return kinds.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const words = getWords(match) ?? ''
      const { 0: matched, index } = match
      const end = index + matched.length
      const around = `${text.slice(Math.max(0, index - NEARBY), index)} | ${text.slice(end, end + NEARBY)}`
      if (words.length > MAX_LENGTH || OTHER_REFERENCE.test(around)) return []
      const at = pattern === patterns.introduced ? end - words.length - 1 : index + 1
      const quoted = { ...trimMarks(words, at), isBlock: false, isLoose: true }
      return createQuotation(match, index, quoted, patterns)
    }),
  )
}

const getWords = ({ groups }: RegExpExecArray): string | undefined =>
  groups?.['words'] ?? groups?.['straight'] ?? groups?.['angled']

/** Leaves out the marks around words, such as > and quotation marks. */
function trimMarks(typed: string, index: number) {
  const start = /^[\s>*_"“«]*/.exec(typed)?.[0].length ?? 0
  const trimmed = typed.slice(start).replace(/[\s>*_"”»\\]*$/, '')
  // The last mark belongs to words within the quotation.
  const isOpen = trimmed.split('“').length > trimmed.split('”').length
  const words = typed.slice(start, start + trimmed.length + (isOpen ? 1 : 0))
  return { words, wordsAt: index + start }
}

function createQuotation(
  { 0: matched, groups = {} }: RegExpExecArray,
  matchedAt: number,
  quoted: Pick<Quotation, 'words' | 'wordsAt' | 'isBlock' | 'isLoose'>,
  { findBook }: QuotationPatterns,
): Quotation[] {
  const { reference: typed = '', chapter, first, last = first, name } = groups
  const book = findBook(groups['book'] ?? '')
  if (book === null || quoted.words === '' || Number(last) < Number(first)) return []
  if (!quoted.isBlock && EMPTY_LINE.test(quoted.words)) return []
  return [
    {
      reference: { book, chapter: Number(chapter), first: Number(first), last: Number(last) },
      typed,
      typedAt: matchedAt + matched.lastIndexOf(typed),
      isNamed: name !== undefined,
      ...quoted,
    },
  ]
}
