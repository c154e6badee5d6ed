// Notes posts whose writer tells people to ask for them in our office, although nobody with that name is on the team.
import { collections } from '../../collections'
import type { Post } from '../../collections/post'
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../problems/problem'
import { findUnambiguousMatch } from '../../problems/closest-match'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyText } from '../../text/simplify-text'
import { TEXT_TOPICS } from '../../text/text-topics'
import { getText } from '../../translations/translation-age'

/** Matches the name of a person, and not that of a group such as "Our staff". */
const PERSON = /^(?:\p{Lu}[\p{L}.’'-]*,? ?){2,4}$/u
const GROUP = /\b(?:team|staff|board|office|center|care|ministry|church|friends|equipo|personal)\b/i

/** @param texts the texts of the files by their paths below the content folder */
export function checkLeftAuthors(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const people = entries
    .filter(({ collection }) => PEOPLE.includes(collection))
    .map(({ entry }) => getName(entry['name']))
  if (people.length === 0) return []
  return entries.flatMap(({ collection, entry, topics }) => {
    if (collection !== (collections.posts as unknown) || !topics.includes('inOffice')) return []
    const author = getName((entry as unknown as Post).author)
    const text = getText(entry, texts)
    const found = TEXT_TOPICS.inOffice.exec(text)
    if (found === null || !PERSON.test(author) || GROUP.test(author)) return []
    if (people.some((name) => isSamePerson(name, author))) return []
    // A name with a typo has a note of its own.
    if (findUnambiguousMatch(author, people) !== null) return []
    return [
      createProblem(leftAuthor(author, found[0]), {
        file: entry.file,
        ...getPositionAt(text, found.index),
      }),
    ]
  })
}

const PEOPLE: readonly unknown[] = [collections.team, collections.board]

/** A value that could not be parsed has been reported already. */
const getName = (value: unknown) => (typeof value === 'string' ? removeSourceMarks(value) : '')

/** Returns whether two names have the same last name, as those of one person with and without a title or a short first name. */
const isSamePerson = (name: string, author: string): boolean =>
  getLastName(name) === getLastName(author)

const getLastName = (name: string): string =>
  simplifyText(name)
    .replace(/,.*$/, '')
    .replace(/ (?:jr|sr)\.?$/, '')
    .split(' ')
    .at(-1) ?? ''

const leftAuthor = (author: string, words: string): FileProblem => ({
  code: 'author-left',
  severity: 'warning',
  message: `This says "${words}", but ${author}, who wrote it, is not on our team.`,
  fix: 'If people should ask for someone else now, write that name in place of "me". If not, there is nothing to do.',
})
