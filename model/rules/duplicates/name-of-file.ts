// Compares the name in a file with the name of the file.
import { collections } from '../../collections'
import { normalizeFileName } from '../../source/check-file-name'
import type { ParsedEntry } from '../../source/entry/parsed-entry'

export type Named = { readonly parsed: ParsedEntry; readonly name: string }

const PEOPLE: readonly unknown[] = [collections.team, collections.board]

const getWords = (slug: string): string[] => slug.split(/[-/]/).filter((word) => word !== '')

/** Returns whether the words of the name and of its file's name are the same, or one has more of them, such as a title. */
export function isOfItsFile({ parsed, name }: Named): boolean {
  const words = getWords(normalizeFileName(name))
  const fileWords = getWords(parsed.entry.slug)
  return (
    fileWords.every((word) => words.includes(word)) ||
    words.every((word) => fileWords.includes(word))
  )
}

/** Returns whether the name of a file has all words of the name, and no other ones. */
export const isNamedExactly = ({ parsed, name }: Named): boolean =>
  normalizeFileName(name) === parsed.entry.slug

/**
 * Returns whether the name of a church or thing has a word of its own in common with its file's name, and not each of them
 * another one besides, as Oak Street and Maple Street have. Two people may well have a word in common.
 */
export function isSimilarToItsFile({ parsed, name }: Named): boolean {
  if (PEOPLE.includes(parsed.collection)) return false
  const [words, fileWords] = [normalizeFileName(name), parsed.entry.slug].map((typed) =>
    getWords(typed).filter((word) => word.length > 2 && !SHARED_WORD.test(word)),
  ) as [string[], string[]]
  const isShared = words.some((word) => word.length > 3 && fileWords.includes(word))
  const haveOthers =
    words.some((word) => !fileWords.includes(word)) &&
    fileWords.some((word) => !words.includes(word))
  return isShared && !haveOthers
}

/** Matches words that many names have. */
const SHARED_WORD =
  /^(?:church|chapel|iglesia|capilla|baptist|bautista|methodist|metodista|presbyterian|lutheran|catholic|community|united|first|primera|saint|sample|para|with)$/

/** Matches words that are small within a name. */
const SMALL_WORD = /^(?:of|the|and|at|in|on|de|del|la|las|los|el|y)$/

/** Returns the name that the name of a file says: `mount-olive-church.md` says `Mount Olive Church`. */
export const nameByFile = ({ parsed }: Named): string =>
  getWords(parsed.entry.slug)
    .map((word, index) =>
      index > 0 && SMALL_WORD.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
