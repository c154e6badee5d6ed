// Reports the name of another person in a sentence that was copied from that person's file and then changed.
import { collections } from '../../../collections'
import type { AnyEntry } from '../../../define-collection'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { getText } from '../../../translations/translation-age'
import { readSentences, type Sentence } from '../sentences/sentences'

/** A shorter run of words can be the same by chance. */
const MIN_SAME_WORDS = 6

type Person = {
  readonly entry: AnyEntry
  readonly name: string
  readonly sentences: readonly Sentence[]
}

/** @param ignored the files with a copied text or sentence that has been reported */
export function checkCopiedNames(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  ignored: ReadonlySet<string>,
): Problem[] {
  const people = entries
    .filter(({ collection }) => collection === (collections.team as unknown))
    .map(({ entry }) => ({
      entry,
      name: getFirstName(entry),
      sentences: readSentences(getText(entry, texts)),
    }))
  return people
    .filter(({ entry }) => entry.draft !== true && !ignored.has(entry.file))
    .flatMap((person) => findCopiedName(person, people))
}

function findCopiedName(own: Person, people: readonly Person[]): Problem[] {
  for (const { words, line, start } of own.sentences) {
    if (hasWord(words, own.name)) continue
    const other = people.find(
      ({ name, sentences }) =>
        name !== own.name &&
        hasWord(words, name) &&
        sentences.some((sentence) => shareWords(words, sentence.words, name)),
    )
    if (other === undefined) continue
    const column = start + words.indexOf(other.name) + 1
    return [createProblem(otherName(own.name, other), { file: own.entry.file, line, column })]
  }
  return []
}

/** Returns whether two sentences share the words around a name, which may be "she" or "he" in one of them. */
function shareWords(first: string, second: string, name: string): boolean {
  const [words, others] = [readWords(first, name), readWords(second, name)]
  const all = ` ${others.join(' ')} `
  return words.some((_, index) => {
    const run = words.slice(index, index + MIN_SAME_WORDS)
    return run.length === MIN_SAME_WORDS && all.includes(` ${run.join(' ')} `)
  })
}

const readWords = (sentence: string, name: string): string[] =>
  (sentence.match(/[A-Za-zÀ-ỿ\d’']+/gu) ?? []).map((word) =>
    /^(?:she|he)$/i.test(word) || word === name ? '*' : word.toLowerCase(),
  )

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![A-Za-zÀ-ỿ])${word}(?![A-Za-zÀ-ỿ])`, 'u').test(text)

/** Returns the first name without a title before it, or the whole name if it has no such part. */
function getFirstName({ name }: AnyEntry): string {
  const typed = typeof name === 'string' ? removeSourceMarks(name) : ''
  return /(?<![A-Za-zÀ-ỿ])[A-ZÀ-Þ][a-zß-ỿ]{2,}(?![A-Za-zÀ-ỿ.])/u.exec(typed)?.[0] ?? typed
}

const otherName = (own: string, { name, entry }: Person): FileProblem => ({
  code: 'text-copied',
  severity: 'warning',
  message: `This sentence names ${name}, and some of its words are those of ${entry.file}.`,
  fix: `If it is true of ${own}, write ${own} in place of ${name}. If it only came along with a copy, delete it. If ${name} is meant, there is nothing to do.`,
})
