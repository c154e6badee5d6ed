// Finds the picture that may be the missing one under another name.
import { MAP_IMAGE } from '../../site-structure'
import type { ParsedEntry } from '../../source/entry/parsed-entry'

/** The number of equal letters at the beginning of two words that may be about the same thing, such as prayer and praying. */
const BEGINNING_LENGTH = 4

export const getImageWords = (name: string): string[] =>
  name
    .replace(/\.[a-z]+$/, '')
    .split('-')
    .filter(Boolean)

/** Returns whether a word of one list begins like a word of the other one. */
const shareBeginning = (first: readonly string[], second: readonly string[]): boolean =>
  first.some(
    (word) =>
      word.length >= BEGINNING_LENGTH &&
      second.some((other) => other.startsWith(word.slice(0, BEGINNING_LENGTH))),
  )

/** Returns the names of the pictures that an entry shows. */
const listShownImages = ({ references }: ParsedEntry): string[] =>
  references.filter(({ type }) => type === 'image').map(({ target }) => target)

/** Returns the pictures that nothing shows. */
export function listUnusedImages(
  names: readonly string[],
  entries: readonly ParsedEntry[],
): string[] {
  const used = new Set(entries.flatMap(listShownImages))
  return names.filter((name) => !used.has(name))
}

/** Returns the only picture that no page shows, of those whose names are like that of a missing one, or of all; or null. */
export function findUnusedImage(
  missing: string,
  names: readonly string[],
  entries: readonly ParsedEntry[],
): string | null {
  const start = /^[a-z]{3,}-/.exec(missing)?.[0]
  const unused = listUnusedImages(names, entries).filter((name) => name !== MAP_IMAGE)
  const alike = unused.filter(
    (name) => (start !== undefined && name.startsWith(start)) || haveAlikeWords(missing, name),
  )
  const [name, another] = alike.length === 0 ? unused : alike
  return another === undefined ? (name ?? null) : null
}

/** Returns whether a word of one name begins like a word of the other one. */
export const haveAlikeWords = (first: string, second: string): boolean =>
  shareBeginning(getImageWords(first), getImageWords(second))

/** Returns whether two names have the same words in another order. */
export const haveSameWords = (first: string, second: string): boolean =>
  getImageWords(first).sort().join(' ') === getImageWords(second).sort().join(' ')

/**
 * Returns the picture of the card that leads to a page, or of the page to which a card leads, if nothing else shows it and its
 * name has a word of the missing one. Then that picture was given another name, and one of the two was forgotten.
 */
export function findPartnersImage(
  missing: string,
  { entry }: ParsedEntry,
  names: readonly string[],
  entries: readonly ParsedEntry[],
): { readonly image: string; readonly file: string } | null {
  const { pagePath, path } = entry
  const partner = entries.find(
    ({ entry: other }) =>
      other !== entry &&
      ((pagePath !== null && other['path'] === pagePath) ||
        (typeof path === 'string' && other.pagePath === path)),
  )
  if (partner === undefined) return null
  const [image, another] = listShownImages(partner)
  if (image === undefined || another !== undefined || !names.includes(image)) return null
  if (!haveAlikeWords(missing, image)) return null
  const isShared = entries.some(
    (other) => other !== partner && listShownImages(other).includes(image),
  )
  return isShared ? null : { image, file: partner.entry.file }
}
