// Notes a person who is not on the Team page, but has the title of someone there: the letter of welcome after the director has retired.
import { collections } from '../../collections'
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getInitials } from '../../text/initials'
import { getLastName } from '../../text/last-name'
import { simplifyWords } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { createTitleFinder } from './find-titles'
import { readPerson, type TitledPerson } from './titled-people'

/** Posts and events are about a day, on which someone else may have had the title. */
const NOT_COMPARED: readonly unknown[] = [
  collections.posts,
  collections.events,
  collections.team,
  collections.board,
]
const findTitles = createTitleFinder([
  String.raw`[A-ZÀ-Þ][A-Za-zÀ-ỿ]+(?: [A-ZÀ-Þ]\.)? [A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+`,
])

/** @param texts the texts of the files by their paths below the content folder */
export function checkFormerTitles(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const people = entries.flatMap(readPerson)
  if (people.length === 0) return []
  const lastNames = new Set(people.map(({ name }) => getLastName(name)))
  return entries.flatMap(({ collection, entry }) => {
    if (NOT_COMPARED.includes(collection)) return []
    const text = getText(entry, texts)
    return findTitles(text).flatMap(({ name, title, index }) => {
      const holders = people.filter((person) => isTitle(title, person.title))
      const [holder] = holders
      if (holder === undefined || holders.length > 1 || lastNames.has(getLastName(name))) return []
      const position = getPositionAt(text, text.indexOf(name, index))
      return [createProblem(formerTitle(name, holder), { file: entry.file, ...position })]
    })
  })
}

const isTitle = (typed: string, title: string): boolean =>
  [simplifyWords(title), getInitials(simplifyWords(title))].includes(simplifyWords(typed))

const formerTitle = (name: string, { name: holder, title, file }: TitledPerson): FileProblem => ({
  code: 'person-title',
  severity: 'warning',
  message: `This text gives ${name} the title ${title}, but on the Team page ${holder} has it (${file}).`,
  fix: `If that is new, write ${holder} here, and ask ${holder} to read these words. If ${name} has this title somewhere else, leave the words as they are.`,
})
