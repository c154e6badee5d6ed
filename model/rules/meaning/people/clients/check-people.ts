// Reports words by which others could recognize a real person whom we help.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { findClient, MAY_BE_CLIENT, NO_FIRST_NAME } from './client-stories'
import { isInstitution } from './institutions'
import { isNoName } from './no-names'
import { describePerson } from './describe-person'
import { findNamedTroubles, MAY_BE_TROUBLE } from './named-troubles'
import { countTraits, isWorker, MAY_BE_PERSON, PRIVATE, VISITOR } from './personal-details'
import { splitSentences, type Sentence } from './split-sentences'
import { findVisitor, isVisitWithDetail, MAY_BE_VISITOR } from './recent-visitors'
import { isYoungMember, MAY_BE_MEMBER } from './young-members'

/** Matches a name as people write it in such sentences: "for Kayla,", "Ashley B.,", "Kayla Sample is", "Kayla, 17,". */
const LAST_NAME =
  /(?: (?!School|Church|Chapel|Center|Clinic|Street|Park|University|College|High|Hospital)[A-ZÀ-Þ][a-zß-ỿ]+)?/u
    .source
const NAME = new RegExp(
  `(?<=\\b(?:for|with|of|and|named|about|such as|like|[Mm]eet|[Rr]emember|[Ll]ift up|friend|niece|cousin|neighbor|baby|little|above all|especially|particularly|(?:[Hh]er|[Hh]is) (?:mom|mother|dad|father|sister|brother)|sobre todo|especialmente|por|con|por nuestra hermana|amiga|sobrina|prima|vecina) )(${NO_FIRST_NAME}[A-ZÀ-Þ][a-zß-ỿ]{2,}${LAST_NAME})(?= [A-ZÀ-Þ]\\.|,| (?:is|was|who|and|at|from|que|es|está|tiene|of our|in our|(?:as|because) s?he|de nuestr[oa]|del?|porque|of (?:[A-ZÀ-Þ][a-zß-ỿ]+,? ){1,4}(?:who|is|was))\\b)` +
    `|(?<!\\b(?:from|in|near|at|de|en) )\\b(${NO_FIRST_NAME}[A-ZÀ-Þ][a-zß-ỿ]{2,}${LAST_NAME})(?=(?: [A-ZÀ-Þ]\\.)?,? (?:1\\d|2\\d|3\\d)(?:,| years old)|(?: [A-ZÀ-Þ]\\.)?,? (?:who|que) |(?: [A-ZÀ-Þ]\\.)? (?:is|was|es|está) )`,
  'gu',
)

const PARENTS_OF_JESUS = /^(?:Mary|Joseph)(?![A-Za-zÀ-ỿ])/u

const MAY_HAVE_PEOPLE = new RegExp(
  `${MAY_BE_PERSON.source}|${MAY_BE_CLIENT.source}|${MAY_BE_VISITOR.source}|${MAY_BE_MEMBER.source}`,
  'i',
)

/** Everyone may read about people in these collections: they have agreed to it. */
const PUBLIC_PEOPLE = ['staff member', 'board member']

export function checkPeople(
  text: SplitText,
  { name }: { readonly name: string },
  { author }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (PUBLIC_PEOPLE.includes(name)) return []
  const ownName = typeof author === 'string' ? author.split(' ')[0] : undefined
  const isAnother = ({ words }: { readonly words: string }) => words.split(' ')[0] !== ownName
  const first =
    findInFile(text, findPeople, MAY_HAVE_PEOPLE).find(isAnother) ??
    findInFile(text, findTroubles, MAY_BE_TROUBLE).find(isAnother)
  if (!first) return []
  const { words, isNamed, around, next, field, line, column } = first
  const problem = describePerson(isNamed ? words : null, around, next)
  return [{ ...problem, line, column, ...(field === null ? {} : { field }) }]
}

type Person = {
  readonly words: string
  readonly index: number
  readonly isNamed: boolean
  /** The sentences about the person. */
  readonly around: string
  /** The sentence after these, in the same line. */
  readonly next?: string
}

/** Returns the sentences that say something private about a person, or enough to recognize one. */
function findPeople(text: string): Person[] {
  return splitSentences(text, MAY_HAVE_PEOPLE).flatMap((own, order, sentences): Person[] => {
    const { sentence, index } = own
    const before = SAME_PERSON.test(sentence) ? sentences[order - 1] : undefined
    const [second, third] = sentences.slice(order + 1)
    const isSame = second !== undefined && SAME_PERSON.test(second.sentence)
    const around = `${before?.sentence ?? ''}${sentence}${isSame ? second.sentence : ''}`
    const after = isSame ? third : second
    const next = after?.line === own.line ? after.sentence : ''
    const client = findClient(sentence)
    if (client) return [{ ...client, around, next, index: index + client.at }]
    const person = findPerson(own, before)
    if (person) return [{ ...person, around, next }]
    const visitor = findVisitor(sentence)
    return visitor ? [{ ...visitor, around, next, index: index + visitor.at }] : []
  })
}

/** @param before the sentence before, if it is about the same person */
function findPerson(
  { sentence, index }: Sentence,
  before: Sentence | undefined,
): Omit<Person, 'around' | 'next'> | null {
  const privateAt = sentence.search(PRIVATE)
  const isPrivate = privateAt !== -1
  const traits = countTraits(sentence)
  const isMember = isYoungMember(sentence)
  const isFound = isPrivate || isMember || traits >= MIN_TRAITS || isVisitWithDetail(sentence)
  if (!isFound) return null
  const name = findName(sentence, NAME)
  const isAnother = isPrivate && name && ANOTHER.test(sentence.slice(privateAt, name.index))
  if (isAnother && traits < MIN_TRAITS) return null
  if (name) return { words: name[0], index: index + name.index, isNamed: true }
  const known =
    before &&
    (findName(before.sentence, NAME_AT_END) ??
      (isPrivate ? findName(before.sentence, NAME) : undefined))
  if (known) return { words: known[0], index: before.index + known.index, isNamed: true }
  const isUnnamedVisitor = !isPrivate && traits > MIN_TRAITS && VISITOR.test(sentence)
  const isUnnamed = isPrivate && (traits >= MIN_TRAITS || isWorker(sentence))
  const isKnown = isMember || isUnnamed || isUnnamedVisitor
  return isKnown ? { words: sentence, index: index + sentence.search(/\S/), isNamed: false } : null
}

const findTroubles = (text: string): Person[] =>
  findNamedTroubles(text).map((found) => ({ ...found, isNamed: true }))

const findName = (sentence: string, pattern: RegExp) =>
  [...sentence.matchAll(pattern)].find(
    ({ 0: words, index }) =>
      !isNoName(words) && !PARENTS_OF_JESUS.test(words) && !isInstitution(sentence, index),
  )

/** Matches words between what is private and the name of someone else: "who lost her baby, and for Nora". */
const ANOTHER = /\b(?:for|por) $/

/** Matches a sentence about the person whom the one before it names, and the name there: "Pray for Kayla. She is …". */
const SAME_PERSON = /^[\s.!?]*(?:She|He|Her|His|Ella|Él|Su|Sus) /
const NAME_AT_END = new RegExp(
  `(?<=\\b(?:for|about|named|por) )([A-ZÀ-Þ][a-zß-ỿ]{2,}${LAST_NAME})\\s*$`,
  'gu',
)

const MIN_TRAITS = 2
