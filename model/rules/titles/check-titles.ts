// Notes a person to whom a text gives the title of someone else, or one that the Team page no longer has.
import { collections } from '../../collections'
import { countDaysBetween, isDay, type Day } from '../../dates/day'
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../problems/problem'
import { TEAM_PATH } from '../../site-structure'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getInitials } from '../../text/initials'
import { listWords } from '../../text/list-words'
import { simplifyWords } from '../../text/simplify-text'
import { getText } from '../../translations/translation-age'
import { formatPersonLink } from '../links/people/team-people'
import { createTitleFinder, OF_BOARD, type GivenTitle } from './find-titles'
import { readPerson, type TitledPerson } from './titled-people'

/** A post of the last weeks has the titles of today. */
const MAX_AGE_DAYS = 30

const NAME = /^[A-Za-zÀ-ỿ]+ [A-Za-zÀ-ỿ-]+$/u

/** @param texts the texts of the files by their paths below the content folder */
export function checkTitles(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  const people = entries.flatMap(readPerson)
  const names = new Set(people.map(({ name }) => name).filter((name) => NAME.test(name)))
  if (names.size === 0) return []
  const find = createTitleFinder(
    [...names],
    people.map(({ title }) => title),
  )
  return entries.flatMap(({ collection, entry, wordPairs }) => {
    if (!isCurrent(collection, entry.date, today) || !wordPairs.some((pair) => names.has(pair)))
      return []
    const text = getText(entry, texts)
    const wrong = find(text).filter((given) => !hasTitle(people, given))
    return wrong
      .filter(({ name }, index) => wrong.findIndex((other) => other.name === name) === index)
      .map((given) => {
        const titles = wrong.filter(({ name }) => name === given.name).map(({ title }) => title)
        const problem = describe(given, people, text, findLines(text, titles))
        const index = given.titleIndex ?? given.index
        return createProblem(problem, { file: entry.file, ...getPositionAt(text, index) })
      })
  })
}

/** Returns whether an entry is about today: a post says what was so on its day. */
export const isCurrent = (collection: unknown, date: unknown, today: Day): boolean =>
  collection !== collections.posts ||
  (typeof date === 'string' && isDay(date) && countDaysBetween(date, today) <= MAX_AGE_DAYS)

/** Returns whether a person has a title, perhaps a shorter or a longer form of it. */
const hasTitle = (people: readonly TitledPerson[], { name, title }: GivenTitle): boolean =>
  people.some(
    (person) =>
      person.name === name &&
      isSameTitle(title, person.title) &&
      !(IS_DEPUTY.test(person.title) && people.some((other) => isEqual(other.title, title))),
  )

/** Matches the title of someone beside whom another person has the rest of it: "Vice Chair". */
const IS_DEPUTY = /^(?:Vice|Assistant|Associate|Deputy) /

const isEqual = (title: string, typed: string): boolean =>
  simplifyTitle(title) === simplifyTitle(typed)

/** Returns the simple words of a title: a "Chair of the Board" is a "Chair". */
const simplifyTitle = (title: string): string =>
  simplifyWords(title.replace(new RegExp(`${OF_BOARD}$`), ''))

/** Writes a title in small letters where the one that was typed has them. */
const matchCase = (title: string, typed: string): string =>
  /[A-ZÀ-Þ]/u.test(typed) ? title : title.toLowerCase()

function isSameTitle(typed: string, title: string): boolean {
  const [one, other] = [simplifyTitle(typed), simplifyTitle(title)]
  return one.includes(other) || other.includes(one) || getInitials(other) === one
}

/** Returns the numbers of the lines that have one of some titles. */
function findLines(text: string, titles: readonly string[]): number[] {
  const pattern = new RegExp(`(?<![A-Za-zÀ-ỿ-])(?:${titles.join('|')})(?![A-Za-zÀ-ỿ-])`, 'u')
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
}

/** Returns a link to a person of the team, or only the name of one of the board. */
function writeLink({ name, file }: TitledPerson): string {
  const [, id] = /\/team\/([^/]+)\.md$/.exec(file) ?? []
  return id === undefined ? name : formatPersonLink(id, name)
}

function describe(
  { name, title }: GivenTitle,
  people: readonly TitledPerson[],
  text: string,
  lines: readonly number[],
): FileProblem {
  const own = people.find((person) => person.name === name)
  const other = people.find((person) => isEqual(person.title, title))
  const common = { code: 'person-title', severity: 'warning' } as const
  if (other !== undefined)
    return {
      ...common,
      message: `This says that ${name} is "${title}". On the Team page, that is ${other.name}.`,
      fix: `Write ${text.includes(`[${name}](${TEAM_PATH}#`) ? writeLink(other) : other.name}. If you mean ${name}, write "${matchCase(own?.title ?? '', title)}", as in ${own?.file ?? ''}`,
    }
  const where = lines.length > 1 ? `on lines ${listWords(lines.map(String))}` : 'here'
  return {
    ...common,
    message: `This says that ${name} is "${title}", but the Team page says "${own?.title ?? ''}".`,
    fix: `Write "${own?.title ?? ''}" ${where}. If the Team page is wrong, write title: ${title} in ${own?.file ?? ''}`,
  }
}
