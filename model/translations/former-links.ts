// Reads a text as it was when its links led to the former addresses of pages.
import { readTextBlocks, type TextBlock } from './text-blocks'

/** The former paths of pages by their path now. */
export type FormerPaths = ReadonlyMap<string, readonly string[]>

/** Matches the path in a link or a button. */
const LINK_PATH = /(?<=\]\(|href=)\/[^\s)#}]*/g

/**
 * Returns the blocks of a text. Where it is only the address of a link because of which a block has another mark than before, the block
 * has its former mark.
 */
export function readBlocksSince(
  text: string,
  marks: readonly string[],
  formerPaths: FormerPaths,
): TextBlock[] {
  const blocks = readTextBlocks(text)
  if (blocks.every(({ mark }) => marks.includes(mark))) return blocks
  const before = text.replace(LINK_PATH, (path) => formerPaths.get(path)?.at(-1) ?? path)
  if (before === text) return blocks
  const formerMarks = readTextBlocks(before).map(({ mark }) => mark)
  return blocks.map((block, index) => {
    const mark = formerMarks[index]
    const isFormer = mark !== undefined && !marks.includes(block.mark) && marks.includes(mark)
    return isFormer ? { ...block, mark } : block
  })
}
