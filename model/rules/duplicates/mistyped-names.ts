// Notes a person whose last name is almost that in the name of the file: autocorrect makes a Lindqvist a Linguist.
import { collections } from '../../collections'
import { computeEditDistance } from '../../problems/closest-match'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { normalizeFileName } from '../../source/check-file-name'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** Shorter names are often one letter apart. */
const MIN_LETTERS = 4
/** In a name with fewer letters, two others make it another name. */
const LONG_NAME = 6

export function checkMistypedNames(entries: readonly ParsedEntry[]): Problem[] {
  const people = entries.filter(({ collection }) => PEOPLE.includes(collection))
  const slugs = new Set(people.map(({ entry }) => entry.slug))
  return people.flatMap((parsed): Problem[] => {
    const name = readFieldWords(parsed.entry['name'])
    if (parsed.problems.some(({ field }) => field === 'name')) return []
    const found = findMistyped(name, parsed.entry.slug)
    if (found === null) return []
    const renamed = parsed.entry.slug.replace(/[^-]+$/, found.slug)
    // Someone has typed another person into the file, which has been reported.
    if (slugs.has(renamed)) return []
    return [createProblem(describeName(name, found, renamed), getFieldPosition(parsed, 'name'))]
  })
}

type Mistyped = {
  /** The word as it was typed, and as a file name has it. */
  readonly typed: string
  readonly slug: string
  /** The last name that the name of the file has. */
  readonly meant: string
}

/** Returns the word of a name that is almost the last word of the file's name, while the first words are the same. */
function findMistyped(name: string, slug: string): Mistyped | null {
  const fileWords = slug.split('-')
  const words = name.split(/[\s,]+/).flatMap((part) => part.split('-'))
  const typed = words.map((word) => ({ typed: word, slug: normalizeFileName(word) }))
  const [first = '', last = ''] = [fileWords[0], fileWords.at(-1)]
  const isNamed = fileWords.length > 1 && typed.some((word) => word.slug === first)
  // A name of several parts may be one word in the name of the file: O’Brien, van den Berg.
  const joined = typed.map((word) => word.slug.replace(/\W/g, '')).join('')
  if (!isNamed || joined.includes(last)) return null
  const [found, another] = typed.filter(
    (word) => !fileWords.includes(word.slug) && areAlmostSame(word.slug, last),
  )
  if (found === undefined || another !== undefined) return null
  return { ...found, meant: last.charAt(0).toUpperCase() + last.slice(1) }
}

function areAlmostSame(name: string, other: string): boolean {
  if (![name, other].every((word) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word)))
    return false
  const length = Math.max(name.length, other.length)
  const isSpelledApart = foldUmlauts(name) === foldUmlauts(other)
  const allowed = length < LONG_NAME ? 1 : Math.floor(length / 3)
  return !isSpelledApart && name[0] === other[0] && computeEditDistance(name, other) <= allowed
}

/** A Müller may have a file with the name mueller. */
const foldUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1')

const describeName = (name: string, { typed, meant }: Mistyped, renamed: string): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `This line says ${typed}, but the name of the file says ${meant}.`,
  fix: `Ask how the name is spelled. If it is ${meant}, write name: ${name.replace(typed, meant)}. If it is ${typed}, press the pencil and change the name of the file to ${renamed}.md`,
})
