// Notes the first name of a colleague in a sentence about a person that was copied from the colleague's file and changed.
import { collections } from '../../../collections'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { getText } from '../../../translations/translation-age'
import { readSentences } from '../sentences/sentences'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** A shorter sentence may well be alike. */
const MIN_WORDS = 5
/** So large a part of the words after the name is the same in a sentence that was copied. */
const MIN_SAME = 0.6

type Person = {
  readonly file: string
  readonly name: string
  readonly first: string
  readonly title: unknown
  readonly text: string
}

/** Matches what a text says of the person whom it is about. */
const OF_PERSON =
  /^[A-ZÀ-Þ][a-zß-ỿ]+ (?:has|is|likes|loves|enjoys|greets|plans|leads|works|lives|tiene|es|ama|disfruta|trabaja|vive) /u
/** Matches words that speak of the person of the file besides. */
const OF_BOTH =
  /(?<![A-Za-zÀ-ỿ])(?:her|him|his|he|she|they|them|their|both|ella|él|su|ambos|ambas)(?![A-Za-zÀ-ỿ])/iu

/** Returns whether a sentence about a colleague may be left from the colleague's file: one with the same title, or one above the own name. */
const isLeft = (words: string, index: number, person: Person, other: Person): boolean =>
  (index === 0
    ? person.text.split(person.first).length > 2
    : typeof person.title === 'string' && person.title === other.title) &&
  OF_PERSON.test(words) &&
  !OF_BOTH.test(words) &&
  !words.includes(person.first) &&
  !person.text.includes(other.name) &&
  person.text.split(other.first).length === 2

/** @param texts the texts of the files by their paths below the content folder */
export function checkCopiedFirstNames(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const people = entries.flatMap(({ collection, entry }): Person[] => {
    const { name, file } = entry
    if (!PEOPLE.includes(collection) || typeof name !== 'string') return []
    const typed = removeSourceMarks(name)
    const [first = ''] = typed.match(/[A-ZÀ-Þ][a-zß-ỿ]{2,}/u) ?? []
    return [{ file, name: typed, first, title: entry['title'], text: getText(entry, texts) }]
  })
  return people.flatMap((person) =>
    readSentences(person.text).flatMap(({ words, line, start }, index) => {
      const [word = ''] = /^[A-ZÀ-Þ][a-zß-ỿ]{2,}(?= )/u.exec(words) ?? []
      const other = word === '' ? undefined : people.find(({ first }) => first === word)
      if (other === undefined || person.name.includes(word)) return []
      const isCopied = readSentences(other.text).some((sentence) => isAlike(words, sentence.words))
      return isCopied || isLeft(words, index, person, other)
        ? [
            createProblem(colleague(person, other, isCopied), {
              file: person.file,
              line,
              column: start + 1,
            }),
          ]
        : []
    }),
  )
}

/** Returns whether two sentences have most of their words after the first one at the same places, but not all. */
function isAlike(first: string, second: string): boolean {
  const [words, others] = [first.split(' ').slice(1), second.split(' ').slice(1)]
  const same = words.filter((word, index) => word === others[index]).length
  return (
    words.length >= MIN_WORDS &&
    words.length === others.length &&
    same < words.length &&
    same >= words.length * MIN_SAME
  )
}

const colleague = ({ name, first }: Person, other: Person, isCopied: boolean): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `This is the file of ${name}, but this sentence names ${other.first}${isCopied ? `, and it is much like one in ${other.file}` : ''}.`,
  fix: `If you mean ${first}, write ${first}. If you mean ${other.name}, there is nothing to do.`,
})
