// Formats words before and after for the comment. A block of code would have to be scrolled sideways on a phone.
import { excerptPieces } from '../report/excerpt'
import type { BlockDiff } from '../words/diff-words'
import { escapeMarkdown } from './escape-markdown'

/** More blocks of a page than this are on its own page only. */
const MAX_BLOCKS = 12

const TAGS = { added: 'ins', removed: 'del' } as const

/** Returns a quotation of the words around each change: crossed out if they are gone, underlined if they are new. */
export function formatWords(edits: readonly BlockDiff[]): string {
  const lines = edits.slice(0, MAX_BLOCKS).map((block) =>
    excerptPieces(block)
      .map(({ text, edit }) => formatPiece(text, edit === 'same' ? null : TAGS[edit]))
      .join(''),
  )
  const more = edits.length > MAX_BLOCKS ? ['…'] : []
  return [...lines, ...more].map((line) => `> ${line}`).join('\n>\n')
}

/** Escaping removes the spaces around a text. */
function formatPiece(text: string, tag: string | null): string {
  const [before = '', after = ''] = [/^\s/.exec(text)?.[0], /\s$/.exec(text)?.[0]]
  const escaped = escapeMarkdown(text)
  if (escaped === '') return ' '
  const marked = tag === null ? escaped : `<${tag}>${escaped}</${tag}>`
  return `${before && ' '}${marked}${after && ' '}`
}
