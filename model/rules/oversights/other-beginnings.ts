// Notes a story about a person that begins with the first name of a colleague, whose file was copied.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { getText } from '../../translations/translation-age'
import { canBeSubject, isAboutSubject } from './story-subjects'
import { readSentences, type Sentence } from './sentences'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
type Person = { readonly file: string; readonly name: string; readonly first: string }

/** @param texts the texts of the files by their paths below the content folder */
export function checkOtherBeginnings(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const people = entries.filter(({ collection }) => PEOPLE.includes(collection)).flatMap(readPerson)
  const byFirstName = new Map(people.map((person) => [person.first, person]))
  return entries.flatMap((parsed) => {
    const [person] = PEOPLE.includes(parsed.collection) ? readPerson(parsed) : []
    if (person === undefined || parsed.entry.draft === true) return []
    const sentences = readSentences(getText(parsed.entry, texts))
    const found = findOther(person, sentences, byFirstName)
    if (found === null) return []
    const { other, sentence } = found
    const position = { file: person.file, line: sentence.line, column: sentence.start + 1 }
    return [createProblem(otherBeginning(person, other, sentence.words), position)]
  })
}

function readPerson({ entry: { name, file } }: ParsedEntry): Person[] {
  if (typeof name !== 'string') return []
  const typed = removeSourceMarks(name)
  const first = /(?<!\p{L})\p{Lu}\p{Ll}{2,}(?![\p{L}.])/u.exec(typed)?.[0]
  return first === undefined ? [] : [{ file, name: typed, first }]
}

/** Returns the first sentence if it begins with another person, or a later one if two do and the own name is nowhere. */
function findOther(
  own: Person,
  sentences: readonly Sentence[],
  people: ReadonlyMap<string, Person>,
): { readonly other: Person; readonly sentence: Sentence } | null {
  const begun = sentences.flatMap((sentence) => {
    const [, first = '', after = ''] = /^(\p{Lu}\p{Ll}{2,}) (.+)/u.exec(sentence.words) ?? []
    const other = canBeSubject(first, after) ? people.get(first) : undefined
    if (other === undefined || own.name.includes(first)) return []
    if (own.file.includes(first.toLowerCase()) || hasWord(sentence.words, own.first)) return []
    return isAboutSubject(after) ? [{ other, sentence }] : []
  })
  const [found, second] = begun
  if (found === undefined) return null
  if (found.sentence === sentences[0]) return found
  const isNamed = sentences.some(({ words }) => hasWord(words, own.first))
  return second?.other === found.other && !isNamed ? found : null
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)

/** So many words of the sentence are quoted in the advice. */
const QUOTED_WORDS = 5

function otherBeginning(own: Person, other: Person, sentence: string): FileProblem {
  const words = sentence
    .split(' ')
    .slice(1, QUOTED_WORDS)
    .join(' ')
    .replace(/[.,;:]+$/, '')
  return {
    code: 'person-name',
    severity: 'warning',
    message: `This is the file of ${own.name}, but the sentence begins with ${other.first}, who is in ${other.file}.`,
    fix: `If you mean ${own.first}, write: ${own.first} ${words} … If you mean ${other.name}, there is nothing to do.`,
  }
}
