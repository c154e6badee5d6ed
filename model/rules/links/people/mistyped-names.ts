// Notes the name of someone on the team that has a typo in a text, or was translated: "Samuel Pruitt" for Samuel Prewitt, "Gracia Nakamura".
import { distance } from 'fastest-levenshtein'
import type { AnyEntry } from '../../../define-collection'
import { createProblem, getPositionAt, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText } from '../../../text/simplify-text'
import { isTypo, type People } from './team-people'
import { isTranslatedName } from './translated-first-names'

/** With fewer letters, a name that is almost the same is often another one. */
const MIN_LETTERS = 5

/** Matches two names that are not the words of a link, which misnamed-people.ts compares. */
const NAMES =
  /(?<![A-Za-zÀ-ỿ[])([A-ZÀ-Þ][A-Za-zÀ-ỿ]+)(?= ([A-ZÀ-Þ][A-Za-zÀ-ỿ-]+)(?![A-Za-zÀ-ỿ]|[^[\]\n]*\]\())/gu

/** Match what shows that a name is that of someone on our team, so that more letters may differ. */
const ASK_FOR =
  /(?<![A-Za-zÀ-ỿ])(?:ask for|speak (?:to|with)|talk (?:to|with)|pregunte por|hable con) $/iu
/** The largest edit distance between a name and its typo. */
const MAX_EDITS = 2
const OUR = /^, (?:our|nuestr[oa]) [a-zß-ỿ]/u

/** @param texts the texts of the files by their paths below the content folder */
export function checkMistypedNames(
  entries: readonly ParsedEntry[],
  people: People,
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const names = [...people.values()].filter((name) => /^[A-Za-zÀ-ỿ]+ [A-Za-zÀ-ỿ-]+$/u.test(name))
  if (names.length === 0) return []
  const known = new Set(entries.flatMap(({ entry }) => listNames(entry)))
  const findMistyped = (first: string, last: string) =>
    names.find((own) => isMistyped(own, first, last))
  const findAlmost = (first: string, last: string) =>
    names.find((own) => isAlmost(own, first, last))
  return entries.flatMap(({ entry: { file }, wordPairs }) => {
    const mayBeMistyped = wordPairs.some((pair) => {
      const [first = '', last = ''] = pair.split(' ')
      return (findMistyped(first, last) ?? findAlmost(first, last)) !== undefined
    })
    if (!mayBeMistyped) return []
    const text = texts[file.slice(file.indexOf('/') + 1)] ?? ''
    return [...text.matchAll(NAMES)].flatMap(({ 1: first = '', 2: last = '', index }) => {
      const typed = `${first} ${last}`
      const isOurs =
        ASK_FOR.test(text.slice(Math.max(0, index - 30), index)) ||
        OUR.test(text.slice(index + typed.length))
      const name = findMistyped(first, last) ?? (isOurs ? findAlmost(first, last) : undefined)
      if (name === undefined || known.has(simplifyText(typed))) return []
      return [
        createProblem(
          {
            code: 'person-name',
            severity: 'warning',
            message: `This says "${typed}", but nobody with this name is on our team.`,
            fix: `If you mean ${name}, write ${name}. If not, there is nothing to do.`,
          },
          { file, ...getPositionAt(text, index) },
        ),
      ]
    })
  })
}

/** Returns the names of people that an entry has: its own, and that of an author. */
const listNames = ({ name, author }: AnyEntry): string[] =>
  [name, author].flatMap((value) =>
    typeof value === 'string' ? [simplifyText(removeSourceMarks(value))] : [],
  )

function isMistyped(name: string, first: string, last: string): boolean {
  const [ownFirst = '', ownLast = ''] = name.split(' ')
  return ownFirst === first
    ? isSimilar(last, name)
    : simplifyText(last) === simplifyText(ownLast) && isTranslatedName(first, ownFirst)
}

/** Returns whether the last name of a person has a typo that leaves its ending, as dictation does. */
function isSimilar(typed: string, name: string): boolean {
  const last = name.split(' ')[1] ?? ''
  return last.length >= MIN_LETTERS && typed.at(-1) === last.at(-1) && isTypo(typed, last)
}

/** Returns whether one part of the name is the same and the other sounds much the same, as "Tait" for Tate. */
function isAlmost(name: string, first: string, last: string): boolean {
  const [ownFirst = '', ownLast = ''] = name.split(' ')
  if (ownFirst === first) return isClose(last, ownLast)
  // Cheap tests first: each pair of words in each file is compared with each person.
  return (
    last.length === ownLast.length &&
    Math.abs(first.length - ownFirst.length) <= MAX_EDITS &&
    simplifyText(last) === simplifyText(ownLast) &&
    isClose(first, ownFirst)
  )
}

function isClose(typed: string, own: string): boolean {
  const [word, meant] = [simplifyText(typed), simplifyText(own)]
  return (
    word !== meant &&
    word.slice(0, 2) === meant.slice(0, 2) &&
    meant.length > 3 &&
    distance(word, meant) <= MAX_EDITS
  )
}
