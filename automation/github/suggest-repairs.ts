// Repairs that the author of a pull request accepts with one click: commit suggestions beside the lines, in one review.
import { computeHash } from '../../model/memoize/hash'
import type { Problem } from '../../model/problems/problem'
import { formatCodeBlock } from '../../generator/reporters/markdown-text'
import { readShownLines } from './diff-lines'
import type { GitHub } from './github-client'
import { readPath } from './json'
import { isOurs, quoteInComment } from './own-comment'

/** A problem whose repair is beyond doubt. */
export type Repair = Pick<Problem, 'file' | 'message' | 'fix'> & {
  readonly suggestion: NonNullable<Problem['suggestion']>
}

/** A comment beside lines, as GitHub's API takes it. */
type LineComment = {
  readonly path: string
  readonly body: string
  readonly line: number
  readonly side: 'RIGHT'
  readonly start_line?: number
  readonly start_side?: 'RIGHT'
}

/** More suggestions than these would not be read. The check lists all problems. */
const MAX_SUGGESTIONS = 20

/**
 * Suggests the repairs that lie in lines of the diff and were not suggested before. Resolves to how many these were.
 * @param sha the commit for which the problems were found
 */
export async function suggestRepairs(
  github: GitHub,
  { number, sha }: { number: number; sha: string },
  repairs: readonly Repair[],
): Promise<number> {
  if (repairs.length === 0) return 0
  const shown = readShownLines(await github.list(`/pulls/${number}/files`))
  const isShown = ({ file, suggestion: { line, endLine } }: Repair) =>
    shown.get(file)?.some(({ first, last }) => first <= line && endLine <= last) ?? false
  const earlier = (await github.list(`/pulls/${number}/comments`))
    .filter(isOurs)
    .map((comment) => String(readPath(comment, 'body')).split('\n', 1)[0])
  const comments = removeOverlaps(repairs.filter(isShown))
    .map(createComment)
    .filter(({ body }) => !earlier.includes(body.split('\n', 1)[0]))
    .slice(0, MAX_SUGGESTIONS)
  if (comments.length === 0) return 0
  const body = 'These lines can be repaired here: press **Commit suggestion** below each of them.'
  await github.send('POST', `/pulls/${number}/reviews`, {
    commit_id: sha,
    event: 'COMMENT',
    body,
    comments,
  })
  return comments.length
}

/** Keeps the first of several repairs of the same line. The next check suggests what is then left. */
const removeOverlaps = (repairs: readonly Repair[]): Repair[] =>
  repairs.filter(({ file, suggestion }, index) =>
    repairs
      .slice(0, index)
      .every(
        (other) =>
          other.file !== file ||
          other.suggestion.endLine < suggestion.line ||
          suggestion.endLine < other.suggestion.line,
      ),
  )

function createComment({ file, message, fix, suggestion }: Repair): LineComment {
  const { line, endLine, text } = suggestion
  // The lines may move with the next push, so they do not identify the suggestion.
  const key = computeHash(JSON.stringify([file, message, text])).slice(0, 16)
  const sentences = quoteInComment(`${message} ${fix}`)
  const body = `<!-- lantern-hill-suggestion ${key} -->\n${sentences}\n\n${formatCodeBlock(text, 'suggestion')}`
  const start = line === endLine ? {} : { start_line: line, start_side: 'RIGHT' as const }
  return { path: file, body, line: endLine, side: 'RIGHT', ...start }
}
