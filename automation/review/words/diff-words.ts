// Compares the words of two versions of a page, block by block and word by word.
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { Block } from './find-blocks'
import { joinEdits } from './join-edits'
import type { WordPiece } from './word-piece'

/** A block of the page as it is now, or, where a whole block is gone, as it was. */
export type BlockDiff = Pick<Block, 'kind' | 'region'> & {
  readonly edit: 'same' | 'changed' | 'added' | 'removed'
  readonly pieces: readonly WordPiece[]
}

/** Limits of the effort for texts that have hardly anything in common. They are then shown as wholly replaced. */
const MAX_BLOCK_EDITS = 2_000
const MAX_WORD_EDITS = 400
/** How many blocks further down the counterpart of a block is looked for. */
const LOOKAHEAD = 20
/** The share of words that two blocks need in common to be shown as one that has changed. */
const MIN_SHARED = 0.35

/** Returns all blocks of the page in reading order. */
export function diffBlocks(before: readonly Block[], after: readonly Block[]): BlockDiff[] {
  const runs = diffArrays([...before], [...after], {
    comparator: isSameBlock,
    maxEditLength: MAX_BLOCK_EDITS,
  }) ?? [
    { removed: true, added: false, value: [...before] },
    { removed: false, added: true, value: [...after] },
  ]
  const diffs: BlockDiff[] = []
  let removed: Block[] = []
  for (const { value, ...run } of runs) {
    if (run.removed) removed.push(...value)
    else if (run.added) {
      diffs.push(...pairBlocks(removed, value))
      removed = []
    } else {
      diffs.push(...removed.map((block) => createWhole(block, 'removed')))
      diffs.push(...value.map((block) => createWhole(block, 'same')))
      removed = []
    }
  }
  return [...diffs, ...removed.map((block) => createWhole(block, 'removed'))]
}

const isSameBlock = (a: Block, b: Block) =>
  a.text === b.text && a.kind === b.kind && a.region === b.region

function createWhole({ kind, region, text }: Block, edit: 'same' | 'added' | 'removed'): BlockDiff {
  return { kind, region, edit, pieces: [{ text, edit }] }
}

/** Pairs each added block with the first removed one after the last pair that has enough words in common. */
function pairBlocks(removed: readonly Block[], added: readonly Block[]): BlockDiff[] {
  const rest = [...removed]
  const diffs = added.flatMap((block): BlockDiff[] => {
    const index = rest.slice(0, LOOKAHEAD).findIndex((candidate) => isSimilar(candidate, block))
    if (index === -1) return [createWhole(block, 'added')]
    const skipped = rest.splice(0, index + 1)
    const partner = skipped.pop()
    if (!partner) return []
    return [...skipped.map((each) => createWhole(each, 'removed')), diffPair(partner, block)]
  })
  return [...diffs, ...rest.map((block) => createWhole(block, 'removed'))]
}

function diffPair(before: Block, after: Block): BlockDiff {
  const { kind, region } = after
  const pieces = diffText(before.text, after.text)
  return { kind, region, edit: 'changed', pieces }
}

/** Returns the pieces of both texts in reading order. */
function diffText(before: string, after: string): WordPiece[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_WORD_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return joinEdits(
    changes.map(({ value, added, removed }) => ({
      text: value,
      edit: added ? 'added' : removed ? 'removed' : 'same',
    })),
  )
}

function isSimilar(a: Block, b: Block): boolean {
  if (a.kind !== b.kind || a.region !== b.region) return false
  // There is only one title and one description.
  if (a.region === 'search') return true
  const [first, second] = [listWords(a.text), listWords(b.text)]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared >= MIN_SHARED * Math.max(first.size, second.size)
}

const listWords = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().split(' '))
