// An issue that our workflows write: it is found by its first line and its author, and changed in place.
import type { GitHub } from './github-client'
import { readPath } from './json'
import { BOT, isOurs, MAX_LENGTH } from './own-comment'

type OwnIssue = {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly isOpen: boolean
}

/** Resolves to the oldest issue of ours that begins with the marker, open or closed, or to null. */
export async function findIssue(github: GitHub, marker: string): Promise<OwnIssue | null> {
  const issues = await github.list(`/issues?state=all&creator=${encodeURIComponent(BOT)}`)
  const found = issues
    .filter((issue) => isOurs(issue) && readPath(issue, 'pull_request') === undefined)
    .map((issue) => {
      const body = readPath(issue, 'body')
      return {
        number: Number(readPath(issue, 'number')),
        title: String(readPath(issue, 'title')),
        // Null where nobody has written a text.
        body: typeof body === 'string' ? body : '',
        isOpen: readPath(issue, 'state') === 'open',
      }
    })
    // GitHub's page ends lines with \r\n where someone has edited the text.
    .filter(({ body }) => body.split(/\r?\n/, 1)[0] === marker)
  return found.sort((a, b) => a.number - b.number)[0] ?? null
}

/**
 * Creates the issue, or changes it if it is different.
 * @param existing what `findIssue` has found
 */
export async function putIssue(
  github: GitHub,
  existing: OwnIssue | null,
  { title, body, isOpen }: Omit<OwnIssue, 'number'>,
): Promise<void> {
  if (body.length > MAX_LENGTH) throw new Error('The issue is too long for GitHub.')
  const state = isOpen ? 'open' : 'closed'
  if (existing === null) {
    const created = await github.send('POST', '/issues', { title, body })
    // Issues are always created open.
    if (!isOpen)
      await github.send('PATCH', `/issues/${String(readPath(created, 'number'))}`, { state })
    return
  }
  const isSame = existing.title === title && existing.body === body && existing.isOpen === isOpen
  if (!isSame) await github.send('PATCH', `/issues/${existing.number}`, { title, body, state })
}
