// Finds the quotations of a text whose reference says which verses they are.
import type { Reference } from './bible-text'

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
}

const BOOK = '(?:[123] )?\\p{Lu}\\p{L}+(?: of (?:Solomon|Songs))?'
/** Its groups are the whole reference, the book, the chapter, the first verse and the last. */
const REFERENCE = `((${BOOK}) (\\d{1,3}):(\\d{1,3})(?:[-–](\\d{1,3}))?)`
const OURS = '(?:,? \\(?(?:WEB|World English Bible)\\)?)?'
const LINE_START = '^[ \\t]*>[ \\t]*(?:[—–―-]{1,2} ?)?[*_(]*'
const SOURCE_LINE = new RegExp(`${LINE_START}${REFERENCE}${OURS}[*_)]*\\.?[*_)]*[ \\t]*$`, 'u')
const BLOCK = /(?:^ {0,3}>.*(?:\n|$))+/gm
const INLINE = new RegExp(
  `(?:“([^“”]+)”|"([^"“”]+)")[*_]*[.,;]?\\s{0,2}(?:\\(|[—–―-]{1,2} ?)[*_]*${REFERENCE}${OURS}(?![\\d:,;–-]*\\d| ?\\(|; | [A-Z]{2,})`,
  'gu',
)
/** An empty line cannot be within words of a sentence. */
const EMPTY_LINE = /\n[ \t]*\n/
/** In characters; no page quotes more at once. */
const MAX_LENGTH = 4000
/** Words with these are not English. */
const SPANISH = /[¿¡áéíóúñ]/i

/** Returns them with offsets in the text; those in Spanish are left out. */
export const findQuotations = (text: string): Quotation[] =>
  [...findBlocks(text), ...findInline(text)].filter(({ words }) => !SPANISH.test(words))

function findBlocks(text: string): Quotation[] {
  return [...text.matchAll(BLOCK)].flatMap(({ 0: block, index }) => {
    if (block.length > MAX_LENGTH) return []
    const lines = block.trimEnd().split('\n')
    const source = lines.pop() ?? ''
    const match = SOURCE_LINE.exec(source)
    // Several verses in one block are not compared.
    if (match === null || lines.some((line) => SOURCE_LINE.test(line))) return []
    const quoted = trimMarks(lines.join('\n'), index)
    const sourceAt = index + block.trimEnd().length - source.length
    return createQuotation(match[0], match.slice(1), sourceAt, { ...quoted, isBlock: true })
  })
}

const findInline = (text: string): Quotation[] =>
  [...text.matchAll(INLINE)].flatMap((match) => {
    const words = match[1] ?? match[2] ?? ''
    if (words.length > MAX_LENGTH) return []
    const quoted = trimMarks(words, match.index + 1)
    return createQuotation(match[0], match.slice(3), match.index, { ...quoted, isBlock: false })
  })

/** Leaves out the marks around words, such as > and quotation marks. */
function trimMarks(typed: string, index: number) {
  const start = /^[\s>*_"“]*/.exec(typed)?.[0].length ?? 0
  const trimmed = typed.slice(start).replace(/[\s>*_"”\\]*$/, '')
  // The last mark belongs to words within the quotation.
  const isOpen = trimmed.split('“').length > trimmed.split('”').length
  const words = typed.slice(start, start + trimmed.length + (isOpen ? 1 : 0))
  return { words, wordsAt: index + start }
}

/** @param groups those of the reference in what was matched */
function createQuotation(
  matched: string,
  [typed = '', book = '', chapter, first, last = first]: readonly (string | undefined)[],
  matchedAt: number,
  quoted: Pick<Quotation, 'words' | 'wordsAt' | 'isBlock'>,
): Quotation[] {
  const reference = { book, chapter: Number(chapter), first: Number(first), last: Number(last) }
  if (quoted.words === '' || reference.last < reference.first) return []
  if (!quoted.isBlock && EMPTY_LINE.test(quoted.words)) return []
  return [{ reference, typed, typedAt: matchedAt + matched.lastIndexOf(typed), ...quoted }]
}
