// Reports people, churches and other entries that are listed twice, because the second file was meant to replace the first.
import { collections } from '../../collections'
import { splitFileName } from '../../languages'
import { createProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import {
  isNamedExactly,
  isOfItsFile,
  isSimilarToItsFile,
  nameByFile,
  type Named,
} from './name-of-file'
import { writeInFull } from './church-names'
import { isCopyByName } from './copy-by-name'
import { copiedName, copyOfFile, duplicateName, similarName } from './same-name'
import { areTwo } from './two-of-one-name'

/** The lists in which each name or title is there once; churches are listed for each event. */
const LISTS: readonly unknown[] = [
  collections.team,
  collections.board,
  collections.churches,
  collections.affiliates,
  collections.services,
  collections.volunteerRoles,
  collections.givingOptions,
  collections.prayerTopics,
  collections.partnerCards,
  collections.eventResources,
]

const RESOURCES: unknown = collections.eventResources
const CHURCHES: unknown = collections.churches
const PEOPLE: readonly unknown[] = [collections.team, collections.board, CHURCHES]

export function checkDuplicateNames(entries: readonly ParsedEntry[]): Problem[] {
  const groups = new Map<string, Named[]>()
  for (const parsed of entries) {
    const { event, draft, slug } = parsed.entry
    const shown = parsed.entry[getNameField(parsed)]
    if (!LISTS.includes(parsed.collection) || typeof shown !== 'string' || draft === true) continue
    const name = removeSourceMarks(shown)
    const initial = PEOPLE.includes(parsed.collection) ? getInitial(name, parsed) : ''
    const whole = getPlainName(name, parsed)
    const plain = (initial === '' ? whole : whole.replace(INITIAL, ''))
      .toLowerCase()
      .replace(/\s+/g, ' ')
    const key = [getList(parsed), splitFileName(slug).language, String(event), plain].join('\n')
    const group = findGroup(groups, key, parsed)
    if (group.length === 0) group.push({ parsed, name })
    else if (isSameRole(parsed, group[0]?.parsed) && mayBeSamePerson({ parsed, name }, group[0]))
      group.push({ parsed, name })
  }
  return [...groups.values()].flatMap((group) => (isTwice(group) ? describeGroup(group) : []))
}

/** Returns the group of an entry: the first of its name that is not about another church or person. */
function findGroup(groups: Map<string, Named[]>, key: string, parsed: ParsedEntry): Named[] {
  for (let own = key; ; own += '\n') {
    const group = groups.get(own)
    const [first] = group ?? []
    if (group && first && areTwo(parsed, first.parsed)) continue
    if (group) return group
    const added: Named[] = []
    groups.set(own, added)
    return added
  }
}

/** Returns the name of a person without the title before it, unless only one word is left, as of a couple; that of a church in full. */
function getPlainName(name: string, { collection }: ParsedEntry): string {
  if (collection === CHURCHES) return writeInFull(name)
  const alone = name.replace(TITLES, '').replace(DEGREES, '')
  return PEOPLE.includes(collection) && alone.includes(' ') ? alone : name
}

/** Matches titles before a name, and degrees after it; Jr. and III name another person. */
const TITLES =
  /^(?:(?:Mr|Mrs|Ms|Mx|Miss|Dra?|Doctora?|Rev|Reverend|Rvdo|Pastora?|Prof|Professor|Deacon|Elder|Coach|Judge|Sra?|Srta|Don|Doña)\.? )+/
const DEGREES = /,(?: (?:[A-Z]{2,5}|[A-Z]\.(?:[A-Z]\.)+|Ph\.?D\.?|Ed\.?D\.?|Esq\.?),?)+$/
/** Matches an initial between a first and a last name. */
const INITIAL = /(?<=[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ] )([A-ZÀ-Þ])\.? (?=[A-ZÀ-Þ][A-Za-zÀ-ỿ])/u

/** Returns the initial between the first and the last name of a person, or nothing. */
const getInitial = (name: string, { collection }: ParsedEntry): string =>
  (collection === CHURCHES ? null : INITIAL.exec(name))?.[1] ?? ''

/** Returns whether two names have no different initials. */
function mayBeSamePerson(named: Named, first?: Named): boolean {
  if (!first || !PEOPLE.includes(named.parsed.collection)) return true
  const [initial, other] = [named, first].map(({ name, parsed }) => getInitial(name, parsed))
  return initial === '' || other === '' || initial === other
}

/** Returns whether a name is there too often. A title that three cards have is shared on purpose. */
const isTwice = (group: readonly Named[]): boolean =>
  group.length === 2 || (group.length > 2 && PEOPLE.includes(group[0]?.parsed.collection))

/** Returns the field with the name under which an entry is listed. */
const getNameField = ({ collection }: ParsedEntry): 'name' | 'title' =>
  'name' in collection.fields ? 'name' : 'title'

/** Returns the name of a list. The team and the board are lists of the same people. */
const getList = ({ collection: { folder } }: ParsedEntry): string =>
  folder === collections.board.folder ? collections.team.folder : folder

/** Returns whether two people of one name may be one person who is listed once too often. A person may be on the board and in the team. */
const isSameRole = (person: ParsedEntry, first?: ParsedEntry): boolean =>
  person.collection === first?.collection || person.entry['title'] === first?.entry['title']

/** Reports all files with a name but one: the first whose own file name is that name, or fits it, or else the first in the list. */
function describeGroup(group: readonly Named[]): Problem[] {
  const sorted = [...group].sort((a, b) => compareInList(a.parsed, b.parsed))
  // A copy is not the one to keep, though its name begins like that of its original.
  const originals = sorted
    .filter(({ parsed }) => !isCopyOfAny(parsed, sorted))
    .sort((a, b) => Number(isShortened(a)) - Number(isShortened(b)))
  const fitting =
    originals.find(isNamedExactly) ?? originals.find(isOfItsFile) ?? sorted.find(isOfItsFile)
  const own = fitting ?? originals[0] ?? sorted[0]
  return sorted.flatMap((named) => {
    if (named === own || own === undefined) return []
    const { parsed, name } = named
    const field = getNameField(parsed)
    const isCopy = fitting !== undefined && !isOfItsFile(named) && !isSimilarToItsFile(named)
    // An event may have two flyers.
    if (parsed.collection === RESOURCES && !isCopy && !isCopyByName(parsed, own.parsed)) return []
    const problem = isCopyByName(parsed, own.parsed)
      ? copyOfFile(parsed, name, field, own.parsed)
      : fitting === undefined || isOfItsFile(named)
        ? duplicateName(parsed, name, field, own.parsed)
        : isCopy
          ? copiedName(parsed, name, field, own.parsed, nameByFile(named))
          : similarName(parsed, name, field, own.parsed)
    return [createProblem(problem, getFieldPosition(parsed, field))]
  })
}

/** Returns whether the name of a church has short words, so that the other file is the one to keep. */
const isShortened = ({ parsed, name }: Named): boolean =>
  parsed.collection === CHURCHES && writeInFull(name) !== name

const isCopyOfAny = (parsed: ParsedEntry, others: readonly Named[]): boolean =>
  others.some((other) => isCopyByName(parsed, other.parsed))

/** Compares the places of two entries, of which the newer one is mostly the later one. */
const compareInList = (first: ParsedEntry, second: ParsedEntry): number =>
  first.collection === second.collection ? first.collection.compare(first.entry, second.entry) : 0
