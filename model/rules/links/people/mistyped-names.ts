// Notes the name of someone on the team whose last name has a typo in a text: "Samuel Pruitt" for Samuel Prewitt.
import { findUnambiguousMatch } from '../../../problems/closest-match'
import { createProblem, getPositionAt, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { simplifyText } from '../../../text/simplify-text'
import type { People } from './team-people'

/** With fewer letters, a name that is almost the same is often another one. */
const MIN_LETTERS = 5

/** @param texts the texts of the files by their paths below the content folder */
export function checkMistypedNames(
  entries: readonly ParsedEntry[],
  people: People,
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const names = [...people.values()].filter((name) => /^\p{L}+ [\p{L}-]+$/u.test(name))
  if (names.length === 0) return []
  const firstNames = [...new Set(names.map((name) => name.split(' ')[0] ?? ''))]
  // The words of links are compared by misnamed-people.ts.
  const pattern = new RegExp(
    `(?<![\\p{L}[])(${firstNames.join('|')}) (\\p{Lu}[\\p{L}-]+)(?!\\p{L}|[^\\[\\]\\n]*\\]\\()`,
    'gu',
  )
  const known = new Set(entries.flatMap(({ entry }) => listNames(entry)))
  return entries.flatMap(({ entry: { file } }) => {
    const text = texts[file.slice(file.indexOf('/') + 1)] ?? ''
    return [...text.matchAll(pattern)].flatMap(({ 0: typed, 1: first, 2: last = '', index }) => {
      const name = names.find((own) => own.split(' ')[0] === first && isTypo(last, own))
      if (name === undefined || known.has(simplifyText(typed))) return []
      return [
        createProblem(
          {
            code: 'person-name',
            severity: 'warning',
            message: `This says "${typed}", but nobody with this name is on our team.`,
            fix: `If you mean ${name}, write ${name}`,
          },
          { file, ...getPositionAt(text, index) },
        ),
      ]
    })
  })
}

/** Returns the names of people that an entry has: its own, and that of an author. */
const listNames = (entry: object): string[] =>
  Object.entries(entry).flatMap(([field, value]) =>
    ['name', 'author'].includes(field) && typeof value === 'string' ? [simplifyText(value)] : [],
  )

function isTypo(typed: string, name: string): boolean {
  const [one, other] = [simplifyText(typed), simplifyText(name.split(' ')[1] ?? '')]
  return (
    one !== other &&
    other.length >= MIN_LETTERS &&
    one[0] === other[0] &&
    one.at(-1) === other.at(-1) &&
    findUnambiguousMatch(one, [other]) !== null
  )
}
