// The one comment of a workflow on a pull request or issue: it is found by its first line and its author, and changed in place.
import { escapeMarkdown } from '../../generator/reporters/markdown-text'
import type { GitHub } from './github-client'
import { readPath } from './json'

/** The account under which workflows write. Anybody else could begin a comment with our first line. */
export const BOT = 'github-actions[bot]'

/** The first line of the review's comment, which GitHub does not show. Other people's texts in it cannot contain this: their `<` is escaped. */
export const COMMENT_MARKER = '<!-- lantern-hill-review -->'

/** GitHub's limit for comments and issues is 65,536 characters. */
export const MAX_LENGTH = 60_000

/** Returns true if the comment or issue was written by our workflows. */
export const isOurs = (written: unknown): boolean =>
  readPath(written, 'user', 'login') === BOT && readPath(written, 'user', 'type') === 'Bot'

/**
 * Creates the comment, or changes it if it is different.
 * @param body the Markdown; by its first line, such as COMMENT_MARKER, the comment is found again
 */
export async function putComment(github: GitHub, number: number, body: string): Promise<void> {
  const [marker = ''] = body.split('\n', 1)
  if (!/^<!-- lantern-hill-\w+ -->$/.test(marker))
    throw new Error('The comment lacks its first line.')
  if (body.length > MAX_LENGTH) throw new Error('The comment is too long for GitHub.')
  const comments = await github.list(`/issues/${number}/comments`)
  const existing = comments.find((comment) => {
    const text = readPath(comment, 'body')
    return isOurs(comment) && typeof text === 'string' && text.startsWith(marker)
  })
  if (existing === undefined) {
    await github.send('POST', `/issues/${number}/comments`, { body })
  } else if (readPath(existing, 'body') !== body) {
    const id = String(readPath(existing, 'id'))
    await github.send('PATCH', `/issues/comments/${id}`, { body })
  }
}

/** Returns a stranger's words as GitHub shows them when they are plain text: no links, no HTML, nobody is notified, and no other issue is mentioned. */
export const quoteInComment = (text: string): string =>
  escapeMarkdown(text).replace(/[@#]/g, '$&<!-- -->')
