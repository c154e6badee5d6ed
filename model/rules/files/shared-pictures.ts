// Notes a picture that belongs to another entry, while a new picture with the name of this one is shown nowhere; or an organization or a person with the picture of another.
import { collections } from '../../collections'
import { DEFAULT_LANGUAGE, splitFileName } from '../../languages'
import type { ImageSizes } from '../../images/image-size'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyText } from '../../text/simplify-text'
import { getImageWords, listUnusedImages } from './renamed-images'

/** Shorter words, such as "of" and "two", are in too many names. */
const MIN_WORD_LENGTH = 4

/** The collections in which a picture belongs to one entry: a logo, or a portrait. */
const SINGLE: readonly unknown[] = [collections.affiliates, collections.team]

export function checkSharedPictures(
  entries: readonly ParsedEntry[],
  images: ImageSizes,
): Problem[] {
  const unused = listUnusedImages(Object.keys(images), entries)
  const groups = new Map<string, ParsedEntry[]>()
  for (const parsed of entries) {
    const { entry, collection } = parsed
    const image: unknown = entry['image']
    if (typeof image !== 'string') continue
    if (splitFileName(entry.slug).language !== DEFAULT_LANGUAGE) continue
    const key = `${collection.folder} ${image}`
    groups.set(key, [...(groups.get(key) ?? []), parsed])
  }
  // What three entries have is shared on purpose.
  const pairs = [...groups.values()].filter((group) => group.length === 2)
  return pairs.flat().flatMap((parsed) => {
    const { entry } = parsed
    const other = pairs.find((pair) => pair.includes(parsed))?.find((one) => one !== parsed)
    if (other === undefined || entry.draft === true) return []
    const [own, another] = unused.filter((name) => isOnlyOf(name, parsed, other))
    const problem =
      own !== undefined && another === undefined
        ? sharedPicture(parsed, other, own)
        : hasPictureOf(parsed, other, unused)
          ? otherPicture(parsed, other)
          : null
    return problem === null ? [] : [createProblem(problem, getFieldPosition(parsed, 'image'))]
  })
}

/** Returns whether an organization or a person has the picture with the name of another one, and no other picture is that of one of them. */
function hasPictureOf(own: ParsedEntry, other: ParsedEntry, unused: readonly string[]): boolean {
  if (!SINGLE.includes(own.collection)) return false
  const isFound = unused.some((name) => isOnlyOf(name, own, other) || isOnlyOf(name, other, own))
  const words = getImageWords(String(own.entry['image']))
  const [ownWords, otherWords] = [listWords(own), listWords(other)]
  return (
    !isFound &&
    words.some((word) => isIn(word, otherWords) && !isIn(word, ownWords)) &&
    !words.some((word) => isIn(word, ownWords) && !isIn(word, otherWords))
  )
}

/** Returns whether a picture has a word of one entry's name, and the other entry and the picture of both have not. */
function isOnlyOf(name: string, own: ParsedEntry, other: ParsedEntry): boolean {
  const words = getImageWords(name)
  const present = getImageWords(String(own.entry['image']))
  const [ownWords, otherWords] = [listWords(own), listWords(other)]
  return words.some(
    (word) => isIn(word, ownWords) && !isIn(word, otherWords) && !isIn(word, present),
  )
}

/** Returns whether a word is one of a list, with or without the s of several. */
const isIn = (word: string, list: readonly string[]): boolean =>
  list.some((other) => word === other || word === `${other}s` || `${word}s` === other)

function getName({ entry: { name, title } }: ParsedEntry): string {
  const typed = name ?? title
  return typeof typed === 'string' ? removeSourceMarks(typed) : ''
}

const listWords = (parsed: ParsedEntry): string[] =>
  `${simplifyText(getName(parsed))} ${parsed.entry.slug}`
    .split(/[^a-z]+/)
    .filter((word) => word.length >= MIN_WORD_LENGTH)

function sharedPicture(own: ParsedEntry, other: ParsedEntry, picture: string): FileProblem {
  const { imageAlt } = own.entry as Readonly<Record<string, unknown>>
  const words =
    typeof imageAlt === 'string' && imageAlt !== '' && imageAlt !== 'decorative'
      ? ', and in image_alt what it shows.'
      : ''
  return {
    code: 'value-copied',
    severity: 'warning',
    message: `${getName(other)} has this picture already, and no page shows ${picture}.`,
    fix: `If that is the picture of ${getName(own)}, write image: ${picture}${words}`,
  }
}

const otherPicture = (own: ParsedEntry, other: ParsedEntry): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `This is the picture of ${getName(other)}, which ${other.entry.file} shows too.`,
  fix: `Upload the picture of ${getName(own)} to content/images, and write its name after image:. If one picture shows both, there is nothing to do.`,
})
