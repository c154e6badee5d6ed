// Notes one person under two last names: a file was copied for a new name, and the old one was not deleted.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { readSentences } from '../copies/sentences/sentences'

const BOARD: unknown = collections.board
const TEAM: unknown = collections.team
/** A first name of at least three letters, and the first word of the last name, which is no initial. */
const NAME = /^([A-ZÀ-Þ][a-zß-ỿ]{2,}) ([A-ZÀ-Þ][A-Za-zÀ-ỿ][A-Za-zÀ-ỿ’'-]*)/u
/** Shorter words for where someone works, such as "Retired", are those of many. */
const MIN_ORGANIZATION = 8
/** Two texts about one person have at least this many sentences in common. */
const MIN_SENTENCES = 2

type Person = { readonly parsed: ParsedEntry; readonly first: string; readonly last: string }

/** @param texts the texts of the files by their paths below the content folder */
export function checkRenamedPeople(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const people = entries.flatMap((parsed): Person[] => {
    const isPerson = parsed.collection === BOARD || parsed.collection === TEAM
    const [, first, last] = (isPerson ? NAME.exec(getName(parsed)) : null) ?? []
    const isDoubtful = parsed.problems.some(({ field }) => field === 'name')
    if (isDoubtful || parsed.entry.draft === true) return []
    if (first === undefined || last === undefined) return []
    return [{ parsed, first, last }]
  })
  return people.flatMap((person, index) =>
    people.slice(index + 1).flatMap((other) => {
      if (!mayBeOne(person, other, texts)) return []
      const { parsed } = person
      // The list has the newer one mostly below the older one.
      const isOlder = parsed.collection.compare(parsed.entry, other.parsed.entry) <= 0
      const [older, newer] = isOlder ? [parsed, other.parsed] : [other.parsed, parsed]
      return [createProblem(describeRenamed(newer, older), getFieldPosition(newer, 'name'))]
    }),
  )
}

const getName = ({ entry }: ParsedEntry): string => readFieldWords(entry['name'])

/** Returns whether two people have one first name, one place and the same words, but other last names. */
function mayBeOne(person: Person, other: Person, texts: Readonly<Record<string, string>>): boolean {
  if (person.first !== other.first || person.last === other.last) return false
  const { entry, collection } = person.parsed
  const isSame = (field: string) => entry[field] === other.parsed.entry[field]
  if (collection !== other.parsed.collection || !isSame('title') || !isSame('order')) return false
  if (collection === TEAM) return shareSentences(person.parsed, other.parsed, texts)
  const { organization } = entry
  return isSame('organization') && readFieldWords(organization).length >= MIN_ORGANIZATION
}

function shareSentences(
  person: ParsedEntry,
  other: ParsedEntry,
  texts: Readonly<Record<string, string>>,
): boolean {
  const [own = [], others = []] = [person, other].map(({ entry }) =>
    readSentences(getText(entry, texts)).map(({ words }) => words),
  )
  const shared = own.filter((words) => others.includes(words)).length
  return shared >= MIN_SENTENCES && shared * 2 >= Math.min(own.length, others.length)
}

const describeRenamed = (newer: ParsedEntry, older: ParsedEntry): FileProblem => ({
  code: 'listed-twice',
  severity: 'warning',
  message: `${getName(newer)} and ${getName(older)} (${older.entry.file}) have the same first name, ${newer.collection === BOARD ? 'organization' : 'title'} and order.`,
  fix: 'If it is one person with a new name, delete the file with the old name. If they are two people, give one of them another order.',
})
