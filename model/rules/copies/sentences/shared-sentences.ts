// Notes a sentence about a person that is also in the file of a colleague: the file was copied, and its end was forgotten.
import { collections } from '../../../collections'
import { splitFileName } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { readFieldWords } from '../../../source/source-mark'
import { listWords } from '../../../text/list-words'
import { getText } from '../../../translations/translation-age'
import { comparePronouns, type Pronouns } from './pronouns'
import { readSentences, type Sentence } from './sentences'

const PEOPLE: readonly unknown[] = [collections.team, collections.board]
/** A shorter sentence may be true of a woman and of a man. */
const MIN_WORDS = 6
/** A shorter sentence may be true of two colleagues: "She and her family live in Opelika." */
const MIN_WORDS_OF_BOTH = 10
const WORDS_QUOTED = 4
/** Advice with more quotations would be too long. */
const MAX_QUOTED = 3

const PERSON = /(?<![A-Za-zÀ-ỿ])(?:he|she|él|ella)(?![A-Za-zÀ-ỿ])/iu

type Person = {
  readonly parsed: ParsedEntry
  readonly first: string
  readonly sentences: readonly Sentence[]
}

type Shared = {
  readonly sentences: readonly Sentence[]
  readonly other: Person
  /** The pronouns of the first sentence and of the rest of the text if they differ. */
  readonly pronouns: Pronouns | null
}

/**
 * @param texts the texts of the files by their paths below the content folder
 * @param ignored the files that were reported as copies
 */
export function checkSharedSentences(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  ignored: ReadonlySet<string>,
): Problem[] {
  const people = entries.flatMap((parsed): Person[] => {
    const { entry, collection, problems } = parsed
    if (!PEOPLE.includes(collection) || entry.draft === true || problems.length > 0) return []
    const [first] = /[A-ZÀ-Þ][a-zß-ỿ]+/u.exec(readFieldWords(entry['name'])) ?? []
    if (first === undefined || ignored.has(entry.file)) return []
    return [{ parsed, first, sentences: readSentences(getText(entry, texts)) }]
  })
  return people.flatMap((person) => {
    const shared = findShared(person, people)
    const [sentence] = shared?.sentences ?? []
    if (shared === null || sentence === undefined) return []
    const { file } = person.parsed.entry
    const { line, start } = sentence
    return [createProblem(describe(person, shared), { file, line, column: start + 1 })]
  })
}

/** Returns the sentences that were left of another person's file in this one, or null. */
function findShared(person: Person, people: readonly Person[]): Shared | null {
  const found = people.flatMap((other): Shared[] => {
    const isOther = other.first !== person.first && getLanguage(other) === getLanguage(person)
    // What three files have is said on purpose.
    const common = person.sentences.filter(
      ({ words }) =>
        isOther && has(other, words) && people.filter((third) => has(third, words)).length === 2,
    )
    const sentences = common.filter(
      ({ words }) => countWords(words) >= MIN_WORDS && PERSON.test(words),
    )
    // A text that names the colleague may go on with "he".
    const isNamed = person.sentences.some(({ words }) => words.includes(other.first))
    const odd = isNamed
      ? undefined
      : sentences.find(({ words }) => comparePronouns(person.sentences, words) !== null)
    if (odd)
      return [{ sentences: [odd], other, pronouns: comparePronouns(person.sentences, odd.words) }]
    const isOwnOfOther = sentences.some(
      ({ words }) => comparePronouns(other.sentences, words) !== null,
    )
    const long = sentences.filter(({ words }) => countWords(words) >= MIN_WORDS_OF_BOTH)
    return long.length === 0 || isOwnOfOther || !isLater(person, other)
      ? []
      : [{ sentences: long, other, pronouns: null }]
  })
  return found.find(({ pronouns }) => pronouns !== null) ?? found[0] ?? null
}

const getLanguage = ({ parsed }: Person): string => splitFileName(parsed.entry.slug).language

const has = ({ sentences }: Person, words: string): boolean =>
  sentences.some((sentence) => sentence.words === words)

const countWords = (words: string): number => words.split(/\s+/).length

/** Returns whether a person is below another one in their list, as someone new is. */
const isLater = ({ parsed }: Person, { parsed: other }: Person): boolean =>
  parsed.collection === other.collection && parsed.collection.compare(parsed.entry, other.entry) > 0

const quote = ({ words }: Sentence): string =>
  `"${words
    .split(/\s+/)
    .slice(0, WORDS_QUOTED)
    .join(' ')
    .replace(/[,;:]$/, '')} …"`

function describe({ first }: Person, { sentences, other, pronouns }: Shared): FileProblem {
  const quoted = listWords(sentences.slice(0, MAX_QUOTED).map(quote))
  const [isOne, isMore] = [sentences.length === 1, sentences.length > MAX_QUOTED]
  const [them, they] = isOne ? ['it', 'it is'] : ['them', 'they are']
  const { file } = other.parsed.entry
  const also = `${isMore ? `Sentences such as ${quoted}` : quoted} ${isOne ? 'is' : 'are'} also in ${file}, word for word`
  return {
    code: 'text-copied',
    severity: 'warning',
    message:
      pronouns === null
        ? `${also}.`
        : `${also}, and the rest of this text says "${pronouns[1]}", not "${pronouns[0]}".`,
    fix: `Delete ${them}, or write what is true of ${first}.${pronouns === null ? ` If ${they} true of both, there is nothing to do.` : ''}`,
  }
}
