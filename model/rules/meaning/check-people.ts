// Reports words by which others could recognize a real person whom we help.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../problems/problem'
import { findInFile } from '../find-in-file'

/** What is private about a person; one such detail in a sentence with a name is enough. */
const DETAIL =
  /\b\d{1,2} weeks (?:along|pregnant)|\b(?:is|was) (?:due (?:in|on)|pregnant)|\bdue (?:in|on) (?:January|February|March|April|May|June|July|August|September|October|November|December)|\bher (?:ex-?)?(?:boyfriend|due date|abortion|pregnancy)|\bhis girlfriend|\b(?:junior|senior|sophomore|freshman|student) at\b|\b(?:from|at) (?:our |the )?(?:youth group|high school)|\btiene \d{1,2} semanas|\bestá embarazada|\bsu novi[oa]\b/i

/** Matches a first name as people write it in such sentences: "for Kayla,", "Ashley B.,", "Kayla is", "Kayla, 17,". */
const NAME =
  /(?<=\b(?:for|with|of|and|named|por|con|por nuestra hermana) )(\p{Lu}\p{Ll}{2,})(?= \p{Lu}\.|,| (?:is|was|who|and|at|from|que|es|está|tiene)\b)|\b(\p{Lu}\p{Ll}{2,})(?=(?: \p{Lu}\.)?,? (?:1\d|2\d|3\d)(?:,| years old)|(?: \p{Lu}\.)? (?:is|was) (?:due|pregnant|\d))/gu

/** Words with a capital letter that are no names of the people whom we help. */
const NO_NAMES = new Set(
  'God Jesus Christ Lord Father Mary Joseph Mother Mothers Fathers She They Who Everyone East Alabama Auburn Opelika Dios Jesús Cristo Señor January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
    ' ',
  ),
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
  const [first] = findInFile(text, findPeople, DETAIL).filter(({ words }) => words !== ownName)
  if (!first) return []
  const { words, field, line, column } = first
  return [{ ...recognizable(words), line, column, ...(field === null ? {} : { field }) }]
}

function findPeople(text: string): { words: string; index: number }[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: words, index }) => {
    const start = Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('\n', index), -1) + 1
    const rest = text.slice(start, start + 400)
    const end = /[.!?](?:\s|$)(?<!\b\p{Lu}\.\s?)|\n/u.exec(rest)?.index ?? rest.length
    return !NO_NAMES.has(words) && DETAIL.test(rest.slice(0, end)) ? [{ words, index }] : []
  })
}

const recognizable = (name: string): FileProblem => ({
  code: 'person-recognizable',
  severity: 'warning',
  message: `This seems to be about a real person, ${name}, whom others could recognize.`,
  fix: 'Take out the name, the age, the weeks and the school, and use general words. What is typed here is public at once and stays in the history, so tell the person who looks after the website right away. If the person is made up or has agreed, there is nothing to do.',
})
