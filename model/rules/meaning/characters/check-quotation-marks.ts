// Notes a quotation that has a curly quotation mark at only one of its ends.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { replaceFound } from '../../replace-found'

type Lonely = {
  readonly words: string
  readonly index: number
  /** What to write in place of a mark that is turned the wrong way, or null. */
  readonly written: string | null
}

const BLOCK = /(?:[^\n]+(?:\n|$))+/g
/** Matches an opening mark at the end of a quotation, as some phones and languages have it: “Hope“. */
const TURNED = /(?<=“[^“”\n]+)“(?=[\s.,;:!?)]|$)/
const MAX_QUOTED = 30

export function checkQuotationMarks(text: SplitText): LocatedProblem[] {
  return findInFile(text, findLonely, /[“”]/).map((found): LocatedProblem => {
    const { words, written, field, line, column } = found
    return {
      ...(written === null ? describe(words) : TURNED_MARK),
      suggestion: written === null ? null : replaceFound(text, found, written),
      line,
      column,
      ...(field === null ? {} : { field }),
    }
  })
}

/** Returns the first mark of each paragraph without a partner. A quotation of several paragraphs has its end in the last one. */
function findLonely(text: string): Lonely[] {
  const blocks = [...text.matchAll(BLOCK)]
  return blocks.flatMap(({ 0: block, index }, order): Lonely[] => {
    // A verse may be a part of what someone says in the Bible.
    if (block.startsWith('>')) return []
    const turned = TURNED.exec(block)
    if (turned) return [{ words: '“', index: index + turned.index, written: '”' }]
    const at = findMark(block)
    const next = blocks[order + 1]?.[0] ?? ''
    if (at === null || (block[at] === '“' && /^[\s*-]*“/.test(next))) return []
    const words = block[at] === '“' ? block.slice(at) : block.slice(0, at + 1)
    return [{ words: words.trimEnd(), index: index + at, written: null }]
  })
}

/** Returns the index of the first mark without a partner, or null. */
function findMark(block: string): number | null {
  let open: number | null = null
  for (const { 0: mark, index } of block.matchAll(/[“”]/g)) {
    if (mark === '“' && open !== null) return open
    if (mark === '”' && open === null) return index
    open = mark === '“' ? index : null
  }
  return open
}

function describe(words: string): FileProblem {
  const isOpen = words.startsWith('“')
  const quoted = isOpen
    ? `${words.slice(0, MAX_QUOTED).split('\n')[0] ?? ''}${words.length > MAX_QUOTED ? '…' : ''}`
    : `${words.length > MAX_QUOTED ? '…' : ''}${words.slice(-MAX_QUOTED).split('\n').at(-1) ?? ''}`
  return {
    code: 'quotation-open',
    severity: 'warning',
    message: `The quotation ${quoted} has no ${isOpen ? 'end' : 'beginning'}.`,
    fix: isOpen
      ? 'Write ” after the last of its words. If nothing is quoted, delete the “ character.'
      : 'Write “ before the first of its words. If nothing is quoted, delete the ” character.',
  }
}

const TURNED_MARK: FileProblem = {
  code: 'quotation-open',
  severity: 'warning',
  message: 'The mark at the end of this quotation is the one for a beginning.',
  fix: 'Write ” in its place',
}
