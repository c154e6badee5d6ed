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
  return getEntries(collections.posts).flatMap((parsed) => {
    const author = readFieldWords((parsed.entry as unknown as Post).author)
    const name = findSimilarName(author)
    return name === null
      ? []
      : [createProblem(similarName(author, name), getFieldPosition(parsed, 'author'))]
  })
}

/** Suggests no edit, because two people can have almost the same name. */
const similarName = (author: string, name: string): FileProblem => ({
  code: 'author-name',
  severity: 'warning',
  message: `Nobody on our team is called ${author}, but there is a ${name}.`,
  fix: `If they are the same person, write author: ${name}`,
})
