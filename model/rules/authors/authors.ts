// Reports posts whose author is spelled almost like a staff member, because only the exact name becomes a link to the person.
import { collections } from '../../collections'
import type { Post } from '../../collections/post'
import { memoize } from '../../memoize/memoize'
import { findUnambiguousMatch } from '../../problems/closest-match'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'

export function checkAuthors(entries: readonly ParsedEntry[]): Problem[] {
  const getEntries = (collection: unknown) =>
    entries.filter((parsed) => parsed.collection === collection)
  const names = getEntries(collections.team).map(({ entry }) => readFieldWords(entry['name']))
  // A writer has many posts.
  const findSimilarName = memoize((author: string) =>
    names.includes(author) ? null : findUnambiguousMatch(author, names),
  )
  const posts = getEntries(collections.posts)
  return posts.flatMap((parsed) => {
    const author = readFieldWords((parsed.entry as unknown as Post).author)
    const name = findSimilarName(author)
    const mixed = name === null ? findMixedName(author, names) : null
    const isGuest = () =>
      posts.some((post) => post !== parsed && readFieldWords(post.entry['author']) === author)
    const problem =
      name !== null
        ? similarName(author, name)
        : mixed !== null && !isGuest()
          ? mixedName(author, mixed)
          : null
    return problem === null ? [] : [createProblem(problem, getFieldPosition(parsed, 'author'))]
  })
}

/** Returns the two people of whom one has the first name of an author and the other the last name, or null. */
function findMixedName(author: string, names: readonly string[]): readonly string[] | null {
  const [first = '', last, more] = author.split(' ')
  if (last === undefined || more !== undefined || names.includes(author)) return null
  const byFirst = names.filter((name) => name.startsWith(`${first} `))
  const byLast = names.filter((name) => name.endsWith(` ${last}`))
  return byFirst.length === 1 && byLast.length === 1 ? [...byFirst, ...byLast] : null
}

const mixedName = (author: string, [first = '', last = '']: readonly string[]): FileProblem => ({
  code: 'author-name',
  severity: 'warning',
  message: `Nobody on our team is called ${author}, but there are ${first} and ${last}.`,
  fix: `Write author: ${first} or author: ${last}, the one who wrote this. If ${author} is someone else, there is nothing to do.`,
})

/** Suggests no edit, because two people can have almost the same name. */
const similarName = (author: string, name: string): FileProblem => ({
  code: 'author-name',
  severity: 'warning',
  message: `Nobody on our team is called ${author}, but there is a ${name}.`,
  fix: `If they are the same person, write author: ${name}`,
})
