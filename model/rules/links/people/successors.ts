// Finds who may have taken over from a person who has left: the words around the link to that person name what someone else does now.
import { splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import type { Problem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'
import { isLeftPerson } from '../anchor-problems'
import { formatPersonLink, type People } from './team-people'
import { readTypedLink } from './typed-link'

/** What many people are. */
const COMMON = /^(?:coordinator|director|manager|assistant|officer|executive|program|helper|senior)/
const SENTENCE_END = /[.!?]["”’)]*\s/
/** The beginning of a word that its other forms share: Church and churches. */
const STEM_LENGTH = 5

export type Team = {
  readonly people: People
  /** What people do, by their addresses on the Team page. */
  readonly titles: ReadonlyMap<string, string>
}

/**
 * Names the only person on the team with a title that fits the sentence, or with the same first name.
 * @param problem that of a link
 * @param texts the texts of the files by their paths below the content folder
 */
export function nameSuccessor(
  problem: Problem,
  { target }: Reference,
  { people, titles }: Team,
  texts: Readonly<Record<string, string>>,
): Problem {
  if (!isLeftPerson(problem) || problem.field !== null) return problem
  const typed = readTypedLink(texts, problem.file, problem)
  const { anchor = '' } = splitUrl(target)
  const sentence = typed === null ? '' : readSentence(typed.replace('*'))
  const stems = new Set(listStems(sentence))
  const [first = ''] = anchor.split('-')
  const fitting = [...titles].filter(([, title]) =>
    listStems(title).some((stem) => stems.has(stem)),
  )
  const namesakes = [...titles].filter(([id]) => id.startsWith(`${first}-`))
  const [found, another] = namesakes.length === 1 ? namesakes : fitting
  const name = people.get(found?.[0] ?? '')
  if (found === undefined || another !== undefined || name === undefined) return problem
  const [id, title] = found
  return {
    ...problem,
    fix: `${name} is on that page, with the title ${title}. If people should ask for ${name} now, write ${formatPersonLink(id, name)}. If nobody has this task now, delete the sentence.`,
  }
}

/** Returns the sentence in which a star is. */
function readSentence(line: string): string {
  const place = line.indexOf('*')
  const before = line.slice(0, place).split(SENTENCE_END).at(-1) ?? ''
  return `${before} ${line.slice(place + 1).split(SENTENCE_END)[0] ?? ''}`
}

/** Returns the beginnings of the words that say what people do. */
export const listStems = (words: string): string[] =>
  (simplifyText(words).match(/[a-z]{5,}/g) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => word.slice(0, STEM_LENGTH))
