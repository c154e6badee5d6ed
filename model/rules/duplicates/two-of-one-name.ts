// Recognizes two churches or two people that have the same name by chance.
import { collections } from '../../collections'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyWords } from '../../text/simplify-text'
import { isCopyByName } from './copy-by-name'
import { isOfItsFile } from './name-of-file'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]

/** Returns whether two entries of one list are surely two things with one name. */
export function areTwo(parsed: ParsedEntry, other: ParsedEntry): boolean {
  if (isCopyByName(parsed, other) || isCopyByName(other, parsed)) return false
  if (parsed.collection === (collections.churches as unknown)) return areTwoPlaces(parsed, other)
  return PEOPLE.includes(parsed.collection) && areTwoPeople(parsed, other)
}

/** Churches in two towns, or in two streets with two numbers, are two. */
function areTwoPlaces(parsed: ParsedEntry, other: ParsedEntry): boolean {
  const [own, others] = [parsed, other].map(readAddress)
  if (!own || !others || own.street === '' || others.street === '') return false
  if (own.street === others.street) return false
  const isOtherTown = own.town !== '' && others.town !== '' && own.town !== others.town
  return isOtherTown || (own.number !== others.number && !shareWord(own.street, others.street))
}

/** Matches words that many addresses have. */
const COMMON =
  /\b(?:\d+|street|st|road|rd|avenue|ave|drive|dr|lane|ln|highway|hwy|county|north|south|east|west|[nsew]|suite|po|box)\b/g

function readAddress({ entry }: ParsedEntry) {
  const { address } = entry
  if (typeof address !== 'string') return null
  const [street = '', ...rest] = removeSourceMarks(address).split(',').map(simplifyWords)
  const town = rest.filter((part) => !/^(?:al|alabama|ga|georgia)?\s*[\d\s]*$/.test(part)).at(-1)
  return { street, number: /\d+/.exec(street)?.[0] ?? '', town: town ?? '' }
}

function shareWord(street: string, other: string): boolean {
  const [words, others] = [street, other].map((typed) => typed.replace(COMMON, '').split(/\s+/))
  return words?.some((word) => word !== '' && others?.includes(word)) === true
}

/** People with other titles and texts are two if one of their files has a name that tells them apart. */
function areTwoPeople(parsed: ParsedEntry, other: ParsedEntry): boolean {
  const [own, others] = [parsed, other].map(({ entry: { title, body } }) => ({
    title: typeof title === 'string' ? simplifyWords(title) : '',
    text: JSON.stringify(body.blocks),
  }))
  if (!own || !others || own.text === '[]' || others.text === '[]') return false
  if (shareWord(own.title, others.title) || own.text === others.text) return false
  const name = removeSourceMarks(String(parsed.entry['name']))
  const longer = [parsed, other].sort((a, b) => b.entry.slug.length - a.entry.slug.length)[0]
  return (
    longer !== undefined &&
    isOfItsFile({ parsed: longer, name }) &&
    longer.entry.slug.split('-').length > name.split(' ').length
  )
}
