// Notes a sentence about a person whose subject is the first name of a colleague: the file was copied and not changed completely.
import { collections } from '../../../collections'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { getText } from '../../../translations/translation-age'
import { readSentences } from '../sentences/sentences'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** Matches a name at the beginning, or after words such as "After work", and what that person does. */
const SUBJECT =
  /^(?:(?:After|Before|In|On|At|Outside|During) [a-zß-ỿ\d ]+,? )?([A-ZÀ-Þ][a-zß-ỿ]{2,}) (?:[a-zß-ỿ]+ly )?([a-zß-ỿ]+s)(?![A-Za-zÀ-ỿ])/u
/** Matches a name after a clause that is not about the person of the file: "If a shift does not suit you, Luis will look". */
const AFTER_CLAUSE =
  /^(?:If|When|Whenever|While|Because|Since) (?![^.!?]*\b(?:she|he|her|him|his)\b)[^,.!?]+, ([A-ZÀ-Þ][a-zß-ỿ]{2,}) ((?:will|can|would) [a-zß-ỿ]+|[a-zß-ỿ]+s)(?![A-Za-zÀ-ỿ])/u
/** Names that are words as well. */
const WORDS = /^(?:Joy|Grace|Hope|Faith|Mercy|Patience|Charity|Rose|April|May|June|Will|Mark)$/
/** What colleagues do to the person of the file, and a sentence that goes on with that person. */
const OF_COLLEAGUE =
  /^(?:says|calls|knows|thinks|trusts|needs|asks|thanks|tells|jokes|insists|remembers)$/
const GOES_ON =
  /\b(?:and|but|while|so|that|because) (?:she|he)\b|\b(?:herself|himself)\b.*\b(?:she|he)\b/

type Person = {
  readonly file: string
  readonly name: string
  readonly first: string
  readonly text: string
}

/** @param texts the texts of the files by their paths below the content folder */
export function checkOtherSubjects(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const people = entries.flatMap(({ collection, entry }): Person[] => {
    const { name, file, slug, draft } = entry
    if (!PEOPLE.includes(collection) || typeof name !== 'string' || draft === true) return []
    if (splitFileName(slug).language !== DEFAULT_LANGUAGE) return []
    const typed = removeSourceMarks(name)
    const [first = ''] = typed.match(/[A-ZÀ-Þ][a-zß-ỿ]{2,}/u) ?? []
    return [{ file, name: typed, first, text: getText(entry, texts) }]
  })
  return people.flatMap((person) => findOtherSubject(person, people))
}

function findOtherSubject(person: Person, people: readonly Person[]): Problem[] {
  for (const { words, line, start } of readSentences(person.text)) {
    const [whole = '', name = '', verb = ''] = SUBJECT.exec(words) ?? AFTER_CLAUSE.exec(words) ?? []
    if (name === '' || WORDS.test(name) || OF_COLLEAGUE.test(verb) || GOES_ON.test(words)) continue
    if (hasWord(person.name, name) || hasWord(words, person.first)) continue
    // "She keeps the desk. Denise keeps the keys." compares two people.
    if (countWord(person.text, verb) > 1) continue
    const [other, another] = people.filter(({ first }) => first === name)
    // A text that names the colleague again says who that is.
    if (other === undefined || another !== undefined || countWord(person.text, name) > 1) continue
    const column = start + whole.lastIndexOf(name) + 1
    return [createProblem(otherSubject(person, other), { file: person.file, line, column })]
  }
  return []
}

const countWord = (text: string, word: string): number =>
  text.match(new RegExp(`(?<![A-Za-zÀ-ỿ])${word}(?![A-Za-zÀ-ỿ])`, 'gu'))?.length ?? 0

const hasWord = (text: string, word: string): boolean => countWord(text, word) > 0

const otherSubject = ({ name, first }: Person, other: Person): FileProblem => ({
  code: 'person-name',
  severity: 'warning',
  message: `This sentence names ${other.first}, but the file is about ${name}.`,
  fix: `If it is about ${first}, write ${first}. If ${other.name} is meant, there is nothing to do.`,
})
