// Notes a text about a person that begins a sentence with almost the first name in its own fields: "Katharine" for Katherine.
import { distance } from 'fastest-levenshtein'
import { collections } from '../../../collections'
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText } from '../../../text/simplify-text'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** A shorter name is almost that of many others. */
const MIN_LETTERS = 5
/** The shortest name in which two letters may differ instead of one. */
const LONG_NAME = 8
/** Matches the first word of a sentence, with a word in small letters after it. */
const FIRST_WORD = /(?<=^|[.!?]["”’)]? )[A-ZÀ-Þ][a-zß-ỿ]{3,}(?=(?:[’']s)? [a-zß-ỿ])/gmu

/** @param texts the texts of the files by their paths below the content folder */
export function checkMistypedFirstNames(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const people = entries.filter(({ collection }) => PEOPLE.includes(collection))
  const known = new Set(people.flatMap(({ entry }) => getNames(entry['name']).map(simplifyText)))
  return people.flatMap(({ entry: { file, ...entry } }) => {
    const [first = ''] = getNames(entry['name'])
    const text = texts[file.slice(file.indexOf('/') + 1)] ?? ''
    const start = text.indexOf('\n---', 3)
    const body = start === -1 ? '' : text.slice(start)
    if (first.length < MIN_LETTERS) return []
    const isThere = body.includes(first)
    const isMistyped = isThere ? soundsAlike : isAlmost
    const found = [...body.matchAll(FIRST_WORD)].find(
      ({ 0: word }) => !known.has(simplifyText(word)) && isMistyped(word, first),
    )
    return found === undefined
      ? []
      : [
          createProblem(otherFirstName(found[0], first, isThere), {
            file,
            ...getPositionAt(text, start + found.index),
          }),
        ]
  })
}

/** Returns the parts of a person's name, without titles and initials. */
const getNames = (name: unknown): string[] =>
  typeof name === 'string' ? (removeSourceMarks(name).match(/[A-ZÀ-Þ][a-zß-ỿ]{2,}/gu) ?? []) : []

/** Returns whether a word is another spelling of a name, such as Kayleigh and Kaylee, or Sarah and Sara. */
function soundsAlike(typed: string, name: string): boolean {
  const [word, meant] = [simplifyText(typed), simplifyText(name)]
  return word !== meant && getSound(word) === getSound(meant)
}

const getSound = (name: string): string =>
  name
    .replace(/(?:eigh|ie|ee|ea|ey|y|i)$/, 'i')
    .replace(/ph/g, 'f')
    .replace(/c(?=[aoukrlh])|q/g, 'k')
    .replace(/h\b|(?<=[^aeiou])h/g, '')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1')

/** Returns whether a word is a name with one other letter, or two in a long name. A plural such as "Carols" is another word. */
function isAlmost(typed: string, name: string): boolean {
  const [word, meant] = [simplifyText(typed), simplifyText(name)]
  if (word === meant || word === `${meant}s`) return false
  if (soundsAlike(typed, name)) return true
  if (word.at(-1) !== meant.at(-1)) return false
  return distance(word, meant) <= (meant.length >= LONG_NAME ? 2 : 1)
}

/** @param isThere whether the text has the right name besides */
const otherFirstName = (typed: string, name: string, isThere: boolean): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `The text says ${typed}, but name: says ${name}.`,
  fix: isThere
    ? `Write ${name} here, as in the rest of the file.`
    : `If ${name} is right, write ${name} here. If ${typed} is right, write ${typed} in place of ${name} after name:.`,
})
