// Compares a text with the marks of its blocks that a translation remembers.
import type { TextBlock } from './text-blocks'

export type TextChange = {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  /** The block, or for a removed one the block before it; null at the beginning. */
  readonly block: TextBlock | null
}

/**
 * Returns what has changed since the marks were written, in the order of the text. Blocks that were replaced by as many others
 * count as changed.
 * @param marks in the order in which the text had them
 */
export function findTextChanges(
  marks: readonly string[],
  blocks: readonly TextBlock[],
): TextChange[] {
  const changes: TextChange[] = []
  const common = findCommon(marks, blocks)
  let [markIndex, blockIndex] = [0, 0]
  for (const [nextMark, nextBlock] of [...common, [marks.length, blocks.length] as const]) {
    const gone = marks.slice(markIndex, nextMark).filter((mark) => !hasMoved(mark, blocks, common))
    const before = blocks[blockIndex - 1] ?? null
    const added = blocks.slice(blockIndex, nextBlock)
    let replaced = gone.length
    for (const block of added) {
      if (marks.includes(block.mark)) changes.push({ kind: 'moved', block })
      else {
        changes.push({ kind: replaced > 0 ? 'changed' : 'added', block })
        replaced -= 1
      }
    }
    for (; replaced > 0; replaced -= 1)
      changes.push({ kind: 'removed', block: added.at(-1) ?? before })
    ;[markIndex, blockIndex] = [nextMark + 1, nextBlock + 1]
  }
  return changes
}

type Pairs = readonly (readonly [mark: number, block: number])[]

/** Returns whether a mark that is not in its place is somewhere else in the text. */
const hasMoved = (mark: string, blocks: readonly TextBlock[], common: Pairs) =>
  blocks.some((block, index) => block.mark === mark && !common.some(([, other]) => other === index))

/** Returns the longest sequence of blocks that are still in order, as pairs of indexes (longest common subsequence). */
function findCommon(marks: readonly string[], blocks: readonly TextBlock[]): Pairs {
  const lengths = Array.from({ length: marks.length + 1 }, () =>
    new Array<number>(blocks.length + 1).fill(0),
  )
  const get = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = marks.length - 1; i >= 0; i--)
    for (let j = blocks.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] =
        marks[i] === blocks[j]?.mark
          ? get(i + 1, j + 1) + 1
          : Math.max(get(i + 1, j), get(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < marks.length && j < blocks.length;) {
    if (marks[i] === blocks[j]?.mark) pairs.push([i++, j++])
    else if (get(i + 1, j) >= get(i, j + 1)) i++
    else j++
  }
  return pairs
}
