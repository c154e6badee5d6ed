// Writes texts of others in GitHub's Markdown so that they stay what they are: no mark-up, no link, no mention, no verdict.
import { toOneLine } from '../../../generator/reporters/plain-text'
import type { Line, Part } from '../report/line'
import type { WordPiece } from '../words/word-piece'
import { getReviewPageUrl } from '../report/urls'
import type { Review } from '../review'

/** An invisible character that joins words. GitHub finds no mention, reference, emoji or address that contains it. */
const WORD_JOINER = '\u2060'

/**
 * GitHub looks for these in the text of the finished HTML, so escaping them for Markdown is not enough: `@name`, `#12`, `GH-12`,
 * `:emoji:`, `https://…`, `www.…` and the hashes of commits.
 */
const ACTIVE_TEXT = /@|#|\bGH-|:(?=[\w+-]+:)|:(?=\/\/)|\bwww(?=\.)|[0-9a-f]{6}(?=[0-9a-f])/gi

/** Returns a single line that is shown as it is, wherever it is in a paragraph, a list or a table. */
export function escapeMarkdown(text: string): string {
  const line = toOneLine(text).replace(/\s+/g, ' ').trim()
  const inert = line.replace(ACTIVE_TEXT, `$&${WORD_JOINER}`)
  // Any ASCII punctuation character may be escaped (CommonMark, section 2.4); these few never mean anything.
  return inert.replace(/(?![,/;?%'"])[!-/:-@[-`{-~]/g, '\\$&')
}

/** Returns a sentence as Markdown. */
export const formatLine = (line: Line, review: Pick<Review, 'previewUrl'>): string =>
  line.map((part) => formatPart(part, review)).join('')

function formatPart(part: Part, review: Pick<Review, 'previewUrl'>): string {
  if (typeof part === 'string') return part
  if ('quote' in part) return `“${escapeMarkdown(part.quote)}”`
  if ('typed' in part) return escapeMarkdown(part.typed)
  if ('pieces' in part) return formatPieces(part.pieces)
  return formatLink(part.title, getReviewPageUrl(review, part.slug))
}

const TAGS = { same: null, added: 'ins', removed: 'del' } as const

/** Returns words of which those that are gone are crossed out, and those that are new underlined. */
export function formatPieces(pieces: readonly WordPiece[]): string {
  const parts = pieces.map(({ text, edit }) => formatPiece(text, TAGS[edit]))
  return parts.join('').replaceAll('</del><ins>', '</del> <ins>')
}

/** Escaping removes the spaces around a text. */
function formatPiece(text: string, tag: string | null): string {
  const [before = '', after = ''] = [/^\s/.exec(text)?.[0], /\s$/.exec(text)?.[0]]
  const escaped = escapeMarkdown(text)
  if (escaped === '') return ' '
  const marked = tag === null ? escaped : `<${tag}>${escaped}</${tag}>`
  return `${before && ' '}${marked}${after && ' '}`
}

/** @param href an address that we have made ourselves, or null for no link */
export const formatLink = (label: string, href: string | null): string =>
  href === null ? escapeMarkdown(label) : `[${escapeMarkdown(label)}](<${new URL(href).href}>)`

/**
 * Returns lines as a block of code, in which GitHub finds nothing. Its fences are longer than any run of backticks in it
 * (CommonMark, section 4.5).
 */
export function formatCodeBlock(lines: readonly string[], language = ''): string {
  // A text of others must not look like the first line of the comment, not even in a block of code.
  const text = lines.map(toOneLine).join('\n').replaceAll('<!--', `<!${WORD_JOINER}--`)
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length)
  const fence = '`'.repeat(Math.max(2, ...runs) + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
