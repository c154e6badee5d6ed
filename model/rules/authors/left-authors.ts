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
import { readFieldWords } from '../../source/source-mark'
import { getLastName } from '../../text/last-name'
import { TEXT_TOPICS } from '../../text/text-topics'
import { getText } from '../../translations/translation-age'

/** Matches the name of a person, and not that of a group such as "Our staff". */
const PERSON = /^(?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]*,? ?){2,4}$/u
const GROUP = /\b(?:team|staff|board|office|center|care|ministry|church|friends|equipo|personal)\b/i

/** @param texts the texts of the files by their paths below the content folder */
export function checkLeftAuthors(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const people = entries
    .filter(({ collection }) => PEOPLE.includes(collection))
    .map(({ entry }) => readFieldWords(entry['name']))
  if (people.length === 0) return []
  return entries.flatMap(({ collection, entry, topics }) => {
    if (collection !== (collections.posts as unknown) || !topics.includes('inOffice')) return []
    const author = readFieldWords((entry as unknown as Post).author)
    const text = getText(entry, texts)
    const found = TEXT_TOPICS.inOffice.exec(text)
    if (found === null || !PERSON.test(author) || GROUP.test(author)) return []
    if (people.some((name) => isSamePerson(name, author))) return []
    // A name with a typo has a note of its own.
    if (findUnambiguousMatch(author, people) !== null) return []
    return [
      createProblem(leftAuthor(author, found[0], findInvitation(text, found)), {
        file: entry.file,
        ...getPositionAt(text, found.index),
      }),
    ]
  })
}

const PEOPLE: readonly unknown[] = [collections.team, collections.board]

/** Returns whether two names have the same last name, as those of one person with and without a title or a short first name. */
const isSamePerson = (name: string, author: string): boolean =>
  getLastName(name) === getLastName(author)

/** Matches what comes before "ask for me" in one invitation: "call and ask for me". */
const BEFORE =
  /(?<![A-Za-zÀ-ỿ])(?:(?:call|phone|write|come|stop by)(?: us| in)?,? and|(?:llam|escrib|veng)[A-Za-zÀ-ỿ]+ y) $/iu

/** Returns all words of an invitation, from "call" on. */
const findInvitation = (text: string, { 0: words, index }: RegExpExecArray): string =>
  `${BEFORE.exec(text.slice(0, index))?.[0] ?? ''}${words}`

/** Words that invite people without a name, by what is said with one. */
const WITHOUT_NAME: readonly (readonly [invitation: RegExp, instead: string])[] = [
  [/door/i, 'our door is open'],
  [/venga/i, 'visítenos'],
  [/m[ií]$|conmigo/i, 'llámenos'],
  [/see me|desk|office/i, 'come and see us'],
  [/^/, 'call us'],
]

/** @param invitation the words with those that belong to them */
function leftAuthor(author: string, words: string, invitation: string): FileProblem {
  const instead = WITHOUT_NAME.find(([pattern]) => pattern.test(invitation))?.[1] ?? ''
  const me =
    /(?<![A-Za-zÀ-ỿ])(?:me|mí|mi|my|conmigo|verme)(?![A-Za-zÀ-ỿ])/iu.exec(words)?.[0] ?? words
  return {
    code: 'author-left',
    severity: 'warning',
    message: `This says "${words}", but ${author}, who wrote it, is not on our team.`,
    fix: `If people should ask for someone else now, write ${nameInstead(me)} in place of "${me}". If any of us can help them, write "${instead}" in place of "${invitation}". If ${author} can still be reached here, there is nothing to do.`,
  }
}

/** Says what to write in place of a word such as "me". */
function nameInstead(me: string): string {
  if (/^my$/i.test(me)) return 'that name with ’s'
  if (/^conmigo$/i.test(me)) return '"con" and that name'
  return /^verme$/i.test(me) ? '"ver a" and that name' : 'that name'
}
