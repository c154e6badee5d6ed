// Finds the blocks of both versions of a page that its differences were made from.
import type { BlockDiff } from '../words/diff-words'
import type { PlacedBlock } from '../words/find-blocks'
import { findRelation } from './restore-removed'

export type Pair = {
  readonly diff: BlockDiff
  readonly before: PlacedBlock | null
  readonly after: PlacedBlock | null
}

/** Finds the blocks of both versions that the differences were made from, which are in the same order. */
export function pairBlocks(
  diffs: readonly BlockDiff[],
  before: readonly PlacedBlock[],
  after: readonly PlacedBlock[],
): Pair[] {
  const [old, now] = [before.values(), after.values()]
  return diffs.map((diff) => ({
    diff,
    before: diff.edit === 'added' ? null : (old.next().value ?? null),
    after: diff.edit === 'removed' ? null : (now.next().value ?? null),
  }))
}

/** Returns the neighboring pairs that differ and are in the same region. */
export function listRuns(pairs: readonly Pair[]): Pair[][] {
  const runs: Pair[][] = []
  let last: Pair | undefined
  for (const pair of pairs) {
    const { edit, region } = pair.diff
    const follows =
      last && last.diff.edit !== 'same' && last.diff.region === region && isNear(last, pair)
    if (edit !== 'same' && follows) runs.at(-1)?.push(pair)
    else if (edit !== 'same') runs.push([pair])
    last = pair
  }
  return runs
}

/** How far above two blocks is what they share, if they are parts of one thing such as a card. */
const MAX_LEVELS = 3

/** Whether two blocks are close together. Of one that is gone and one that is new, nobody knows better. */
function isNear(first: Pair, second: Pair): boolean {
  const version = first.before && second.before ? 'before' : 'after'
  const [one, other] = [first[version]?.element, second[version]?.element]
  if (!one || !other) return true
  return (
    findRelation(one, other).levels <= MAX_LEVELS && findRelation(other, one).levels <= MAX_LEVELS
  )
}
