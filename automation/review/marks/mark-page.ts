// Marks on a page what a change does to it: new words, words that are gone, and pictures that were replaced.
import { Element, type Document } from 'domhandler'
import { findAll, findOne } from 'domutils'
import type { PictureDiff } from '../words/diff-links'
import type { BlockDiff } from '../words/diff-words'
import { findBlocks, isPicture, type PlacedBlock } from '../words/find-blocks'
import { isMark, MARK_ATTRIBUTE, markTexts } from './mark-text'
import { findRelation, restoreRemoved, type KeptBlock } from './restore-removed'

/** What changes at one place of a page: neighboring blocks, or a picture. */
export type Place = {
  /** The fragment of its first mark, or null if it is nowhere on the page, such as the title for search results. */
  readonly id: string | null
  readonly blocks: readonly BlockDiff[]
  readonly picture: PictureDiff | null
  /** Whether it may be out of sight, in a menu or in something that opens. */
  readonly isTucked: boolean
}

type Change = Pick<Place, 'blocks' | 'picture'>

type Edits = { readonly diffs: readonly BlockDiff[]; readonly pictures: readonly PictureDiff[] }

type Pair = {
  readonly diff: BlockDiff
  readonly before: PlacedBlock | null
  readonly after: PlacedBlock | null
}

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

/** Finds the blocks of both versions that the differences were made from, which are in the same order. */
function pairBlocks(
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
function listRuns(pairs: readonly Pair[]): Pair[][] {
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

function restoreAll(
  pairs: readonly Pair[],
  document: Document,
  getNumber: (pair: Pair) => number,
): void {
  const fallback = findOne(({ name }) => name === 'main', document.children) ?? document
  let previous: KeptBlock | null = null
  let removed: Pair[] = []
  const restore = (next: KeptBlock | null) => {
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

/** Gives the first mark of each change a fragment, and sorts the changes in the order of the page. */
function numberPlaces(document: Document, changes: readonly Change[]): Place[] {
  const marks = new Map<number, Element>()
  for (const mark of findAll(isMark, document.children)) {
    const number = Number(mark.attribs[MARK_ATTRIBUTE])
    if (!marks.has(number)) marks.set(number, mark)
  }
  const marked = [...marks].flatMap(([number, mark]) => {
    const change = changes[number]
    return change ? [{ ...change, mark, isTucked: isTucked(mark) }] : []
  })
  const open = new Set(marked.flatMap((place) => (place.isTucked ? [] : place.blocks.map(getKey))))
  // A table of contents says again what a heading says.
  const listed = marked.filter(
    (place) => !place.isTucked || !place.blocks.every((block) => open.has(getKey(block))),
  )
  const others = changes.filter((_, number) => !marks.has(number))
  return [
    ...listed.map(({ mark, ...place }, index): Place => {
      // The ids of the page's own headings have no dots.
      const id = `change.${index + 1}`
      mark.attribs['id'] = id
      return { ...place, id }
    }),
    ...others.map((change): Place => ({ ...change, id: null, isTucked: false })),
  ]
}

const getKey = ({ pieces }: BlockDiff): string => JSON.stringify(pieces)

function isTucked({ parent }: Element): boolean {
  if (!(parent instanceof Element)) return false
  const { name, attribs } = parent
  return ['nav', 'dialog', 'details'].includes(name) || 'popover' in attribs || isTucked(parent)
}
