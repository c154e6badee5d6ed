// Says in sentences what changes on a page.
import type { PageChange } from '../review'
import type { BlockDiff } from '../words/diff-words'
import { excerptPieces } from './excerpt'
import { shorten, type Line, type Part } from './line'

/** Returns the title of a page without the name of the site after it. */
export const getName = ({ title, path }: Pick<PageChange, 'title' | 'path'>): string =>
  path === '/' ? 'Home page' : title.split(' | ')[0] || path

/** Returns the path of a page. That for unknown addresses has none of its own. */
export const describeAddress = ({ path }: Pick<PageChange, 'path'>): Part =>
  path === '/404' ? 'for every address that does not exist' : { typed: path }

/** Whether all of a page is new or gone, so that nothing can be compared. */
export const isAlone = ({ status, formerPath }: PageChange): boolean =>
  status !== 'changed' && formerPath === null

const STATUS_LABELS = {
  added: 'new page',
  removed: 'page taken away',
  redirected: 'old address',
  changed: 'changed',
} as const

/** Returns a label of two or three words. */
export const getStatusLabel = ({ status, formerPath, isHidden }: PageChange): string =>
  `${formerPath === null ? STATUS_LABELS[status] : 'page with a new address'}${isHidden ? ', hidden' : ''}`

/**
 * Returns one sentence about the page.
 * @param link the link to it, or null if the sentence is on that page
 */
export function summarizePage(page: PageChange, link: Part | null): Line {
  const subject: Part[] = link === null ? ['This page'] : ['The page ', link]
  if (page.status === 'removed') return [...subject, ' would be gone from the website.']
  if (page.status === 'redirected')
    return [
      'The old address ',
      { typed: page.path },
      ' leads to ',
      { typed: page.redirectsTo ?? '' },
      '.',
    ]
  if (page.formerPath !== null)
    return [...subject, ' has a new address. The old one was ', { typed: page.formerPath }, '.']
  if (page.status === 'added')
    return [...subject, ' is new', page.isHidden ? ', and still hidden.' : '.']
  return ['On ', link ?? 'this page', ': ', ...describeMainEdit(page)]
}

/** Returns the most important difference, without the beginning of the sentence. */
function describeMainEdit({ ownEdits, ownLinks, pictures, blocks }: PageChange): Part[] {
  const main = findMainEdit(ownEdits)
  const [picture] = pictures
  const [link] = ownLinks
  const more = ownEdits.length + pictures.length > 1 ? ' There is more on this page.' : ''
  if (picture && (main?.region !== 'page' || main.kind === 'picture'))
    return [...describePicture(picture), more]
  if (main) return [...describeBlock(main), more]
  if (link && link.before !== null && link.after !== null)
    return [
      'the link ',
      { quote: shorten(link.text) },
      ' leads to ',
      { typed: shorten(link.after) },
      '.',
    ]
  if (link) return ['only links change.']
  if (blocks.some(({ edit }) => edit !== 'same')) return ['only the change that is on many pages.']
  return ['the words stay, but it looks or works in another way.']
}

/** Returns the edit that says most: on the page itself, of words that were there before, or of a heading. */
export function findMainEdit(edits: readonly BlockDiff[]): BlockDiff | undefined {
  const own = edits.filter(({ region, kind }) => region === 'page' && kind !== 'picture')
  return (
    own.find(({ edit }) => edit === 'changed') ??
    own.find(({ kind }) => kind === 'heading') ??
    own[0] ??
    edits[0]
  )
}

function describePicture({ alt, name, before, after }: PageChange['pictures'][number]): Part[] {
  const picture: Part = { quote: shorten(alt === '' ? name : alt) }
  if (before === null) return ['there is a new picture, ', picture, '.']
  return after === null
    ? ['the picture ', picture, ' is gone.']
    : ['the picture ', picture, ' is another one.']
}

/** Returns what differs in a block, without the beginning of the sentence. */
export function describeBlock(block: BlockDiff): Part[] {
  const [before, after] = [getVersion(block, 'removed'), getVersion(block, 'added')]
  if (block.edit === 'added') return ['new words, ', { quote: shorten(after) }, '.']
  if (block.edit === 'removed') return ['the words ', { quote: shorten(before) }, ' are gone.']
  return ['it now says “', { pieces: excerptPieces(block) }, '”.']
}

/** Returns the text of a block as it was (`removed`) or as it is now (`added`). */
export const getVersion = ({ pieces }: BlockDiff, version: 'removed' | 'added'): string =>
  pieces
    .filter(({ edit }) => edit === 'same' || edit === version)
    .map(({ text }) => text)
    .join('')
