// Numbers the places at which a page changes, in their order on the page.
import { Element, type Document } from 'domhandler'
import { findAll } from 'domutils'
import type { PictureDiff } from '../words/diff-links'
import type { BlockDiff } from '../words/diff-words'
import { isMark, MARK_ATTRIBUTE } from './mark-text'

/** What changes at one place of a page: neighboring blocks, or a picture. */
export type Place = {
  /** The fragment of its first mark, or null if it is nowhere on the page, such as the title for search results. */
  readonly id: string | null
  readonly blocks: readonly BlockDiff[]
  readonly picture: PictureDiff | null
  /** Whether it may be out of sight, in a menu or in something that opens. */
  readonly isTucked: boolean
}

export type Change = Pick<Place, 'blocks' | 'picture'>

/** Gives the first mark of each change a fragment, and sorts the changes in the order of the page. */
export function numberPlaces(document: Document, changes: readonly Change[]): Place[] {
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
