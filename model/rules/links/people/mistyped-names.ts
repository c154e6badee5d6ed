// Notes the name of someone on the team whose last name has a typo in a text: "Samuel Pruitt" for Samuel Prewitt.
import type { AnyEntry } from '../../../define-collection'
import { createProblem, getPositionAt, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText } from '../../../text/simplify-text'
import { isTypo, type People } from './team-people'

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
  const findMistyped = (first: string, last: string) =>
    names.find((own) => own.split(' ')[0] === first && isSimilar(last, own))
  return entries.flatMap(({ entry: { file }, wordPairs }) => {
    const mayBeMistyped = wordPairs.some((pair) => {
      const [first = '', last = ''] = pair.split(' ')
      return findMistyped(first, last) !== undefined
    })
    if (!mayBeMistyped) return []
    const text = texts[file.slice(file.indexOf('/') + 1)] ?? ''
    return [...text.matchAll(pattern)].flatMap(
      ({ 0: typed, 1: first = '', 2: last = '', index }) => {
        const name = findMistyped(first, last)
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
      },
    )
  })
}

/** Returns the names of people that an entry has: its own, and that of an author. */
const listNames = ({ name, author }: AnyEntry): string[] =>
  [name, author].flatMap((value) =>
    typeof value === 'string' ? [simplifyText(removeSourceMarks(value))] : [],
  )

/** Returns whether the last name of a person has a typo that leaves its ending, as dictation does. */
function isSimilar(typed: string, name: string): boolean {
  const last = name.split(' ')[1] ?? ''
  return last.length >= MIN_LETTERS && typed.at(-1) === last.at(-1) && isTypo(typed, last)
}
