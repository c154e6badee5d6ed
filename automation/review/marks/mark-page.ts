// Marks on a page what a change does to it: new words, words that are gone, and pictures that were replaced.
import type { Document } from 'domhandler'
import { findOne } from 'domutils'
import type { PictureDiff } from '../words/diff-links'
import type { BlockDiff } from '../words/diff-words'
import { findBlocks, isPicture } from '../words/find-blocks'
import { MARK_ATTRIBUTE, markTexts } from './mark-text'
import { numberPlaces, type Change, type Place } from './number-places'
import { listRuns, pairBlocks, type Pair } from './pair-blocks'
import { restoreRemoved, type PairedBlock } from './restore-removed'

type Edits = { readonly diffs: readonly BlockDiff[]; readonly pictures: readonly PictureDiff[] }

/** Adds the marks to the page as it is now. Returns the places in their order on the page, and at the end those that are not on it. */
export function markPage(before: Document, after: Document, { diffs, pictures }: Edits): Place[] {
  const pairs = pairBlocks(diffs, findBlocks(before), findBlocks(after))
  const runs = listRuns(pairs)
  const changes = runs.map((run): Change => ({
    blocks: run.map(({ diff }) => diff),
    picture: null,
  }))
  const numbers = new Map(runs.flatMap((run, number) => run.map((pair) => [pair, number])))
  const shown = pairs.filter(({ diff }) => diff.region === 'page' || diff.region === 'frame')
  restoreAll(shown, after, (pair) => numbers.get(pair) ?? 0)
  for (const pair of shown) {
    const number = numbers.get(pair)
    if (number === undefined || !pair.after) continue
    if (pair.diff.kind === 'picture') pair.after.element.attribs[MARK_ATTRIBUTE] = String(number)
    else markTexts(pair.after.texts, pair.diff.pieces, number)
  }
  for (const picture of pictures) {
    if (picture.after === null) continue
    const number = markPicture(after, picture, changes.length)
    changes[number] = { blocks: changes[number]?.blocks ?? [], picture }
  }
  return numberPlaces(after, changes)
}

function restoreAll(
  pairs: readonly Pair[],
  document: Document,
  getNumber: (pair: Pair) => number,
): void {
  const fallback = findOne(({ name }) => name === 'main', document.children) ?? document
  let previous: PairedBlock | null = null
  let removed: Pair[] = []
  const restore = (next: PairedBlock | null) => {
    // The words for a picture are not on the page.
    const blocks = removed.flatMap(({ before }) =>
      before?.kind === 'picture' ? [] : (before ?? []),
    )
    const [first] = removed
    if (first) restoreRemoved(blocks, { previous, next, fallback }, getNumber(first))
    removed = []
  }
  for (const pair of pairs) {
    const { before, after } = pair
    if (before && after) {
      restore({ before, after })
      previous = { before, after }
    } else if (before) removed.push(pair)
  }
  restore(null)
}

/** Marks a picture that is new or was replaced. Returns the number of its change, which it may share with its words. */
function markPicture(document: Document, { after }: PictureDiff, nextNumber: number): number {
  const isWanted = ({ attribs }: { attribs: Record<string, string> }) => attribs['src'] === after
  const image = findOne((element) => isPicture(element) && isWanted(element), document.children)
  const number = image?.attribs[MARK_ATTRIBUTE]
  if (number !== undefined) return Number(number)
  if (image) image.attribs[MARK_ATTRIBUTE] = String(nextNumber)
  return nextNumber
}
