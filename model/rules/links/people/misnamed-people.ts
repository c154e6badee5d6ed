// Notes a link to a person whose words are almost the name of that person, or the name of someone else on the team.
import { splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { TEAM_PATH } from '../../../site-structure'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText, simplifyWords } from '../../../text/simplify-text'
import { describeGonePerson } from './gone-people'
import { describeOtherTitle } from './other-titles'
import type { Team } from './successors'
import { isTypo } from './team-people'
import { isTranslatedName } from './translated-first-names'
import { readTypedLink } from './typed-link'

const TEAM_LINK = `${TEAM_PATH}#`

/** @param texts the texts of the files by their paths below the content folder */
export const checkNamesInLinks = (
  entries: readonly ParsedEntry[],
  { people, titles }: Team,
  texts: Readonly<Record<string, string>>,
): Problem[] => {
  const authors = new Set(
    entries.flatMap(({ entry: { author } }) =>
      typeof author === 'string' ? [simplifyText(removeSourceMarks(author))] : [],
    ),
  )
  return entries.flatMap((parsed) =>
    parsed.references
      .filter(({ field, target }) => field === null && target.startsWith(TEAM_LINK))
      .flatMap((reference) => checkLink(parsed, reference, { people, titles }, texts, authors)),
  )
}

function checkLink(
  { entry: { file } }: ParsedEntry,
  { target, line, column }: Reference,
  { people, titles }: Team,
  texts: Readonly<Record<string, string>>,
  authors: ReadonlySet<string>,
): Problem[] {
  const { anchor: id = '' } = splitUrl(target)
  const name = people.get(id)
  const typed = readTypedLink(texts, file, { line, column })
  if (name === undefined || typed?.address !== target) return []
  const { words, address } = typed
  const [otherId, colleague] = [...people].find(([, person]) => isName(words, person)) ?? []
  if (colleague !== undefined && !isName(words, name))
    return [
      createProblem(
        otherPerson([colleague, `${splitUrl(target).path}#${otherId}`], [name, target]),
        {
          file,
          line,
          column,
        },
      ),
    ]
  if (isName(words, name)) return []
  const titled = describeOtherTitle(words, id, people, titles)
  if (titled !== null) return [createProblem(titled, { file, line, column })]
  const corrected = correctName(words, name)
  if (corrected === null) {
    const other = hasOtherLastName(words, name)
      ? otherName(words, name, address)
      : describeGonePerson(words, name, address, authors)
    return other === null ? [] : [createProblem(other, { file, line, column })]
  }
  const written = `[${corrected}](${address})`
  const suggestion = { line, endLine: line, text: typed.replace(written) }
  return [
    createProblem({ ...almostName(words, name, written), suggestion }, { file, line, column }),
  ]
}

/** Returns whether words are a name, perhaps of whom something is. */
const isName = (words: string, name: string): boolean =>
  simplifyWords(removePossessive(words)) === simplifyWords(name)

const removePossessive = (words: string): string => words.replace(/['’]s\b|['’](?=\s|$)/g, '')

/** Matches a first and a last name that may be a part of more words: "Louis Herrera" in "Louis Herrera’s story". */
const NAMES = /(?<![A-Za-zÀ-ỿ0-9])([A-ZÀ-Þ][A-Za-zÀ-ỿ-]+) ([A-ZÀ-Þ][A-Za-zÀ-ỿ-]+)(?![A-Za-zÀ-ỿ])/gu
const ONLY_NAMES = new RegExp(`^${NAMES.source}$`, 'u')

/** Returns the first and the last of the names, without forms of address and degrees. */
function splitName(name: string): readonly [first: string, last: string] {
  const names = name
    .replace(/,.*$/, '')
    .split(' ')
    .filter((word) => !word.endsWith('.'))
  return [names[0] ?? '', names.length > 1 ? (names.at(-1) ?? '') : '']
}

/** Returns the words of a link with the right name, if a first or a last name in them is typed almost like it; or null. */
function correctName(words: string, name: string): string | null {
  const [first, last] = splitName(name)
  if (isAnotherForm(words, first)) return first
  for (const { 0: typed, 1: typedFirst = '', 2: typedLast = '', index } of words.matchAll(NAMES)) {
    const [isFirst, isLast] = [isSame(typedFirst, first), isSame(typedLast, last)]
    if (isFirst && isLast) return null
    const isAlmostLast = isLast || isTypo(typedLast, last) || hasMoreLetters(typedLast, last)
    if (!(isFirst || isAnotherForm(typedFirst, first)) || !isAlmostLast) continue
    const correct = `${isFirst ? typedFirst : first} ${isLast ? typedLast : last}`
    return words.slice(0, index) + correct + words.slice(index + typed.length)
  }
  return null
}

/** Returns whether a first name has a typo, or was translated. */
const isAnotherForm = (typed: string, name: string): boolean =>
  isTypo(typed, name) || isTranslatedName(typed, name)

/** Returns whether a last name has a letter or two too many at its end: "Dunne" for "Dunn". */
const hasMoreLetters = (typed: string, last: string): boolean =>
  simplifyText(typed).startsWith(simplifyText(last)) && typed.length <= last.length + 2

/** Returns whether the words are the first name of a person and another last name, such as the one before a wedding. */
function hasOtherLastName(words: string, name: string): boolean {
  const [, typedFirst = '', typedLast = ''] = ONLY_NAMES.exec(removePossessive(words)) ?? []
  const [first] = splitName(name)
  const isShort = simplifyWords(name)
    .split(' ')
    .some((word) => word.startsWith(simplifyText(typedLast)))
  const isLonger = simplifyText(typedLast).startsWith(simplifyText(splitName(name)[1]))
  return isSame(typedFirst, first) && !isShort && !isLonger
}

const isSame = (typed: string, name: string): boolean => simplifyText(typed) === simplifyText(name)

const almostName = (words: string, name: string, written: string): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `The words of this link are "${words}", but it leads to ${name}.`,
  fix: `Write ${written}`,
})

const otherName = (words: string, name: string, address: string): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `The words of this link are "${words}", but it leads to ${name}.`,
  fix: `If that is the same person, write [${name}](${address})`,
})

/** Describes two people, each by name and address. */
const otherPerson = (
  [other, otherAddress]: readonly [string, string],
  [name, address]: readonly [string, string],
): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `The words of this link name ${other}, but it leads to ${name}.`,
  fix: `If you mean ${name}, write [${name}](${address}). If you mean ${other}, write [${other}](${otherAddress})`,
})
