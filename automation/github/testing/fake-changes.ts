// What the fake of GitHub does with what is sent to it, and the answers.
import { readPath } from '../json'
import type { FakeState, Json } from './fake-state'
import { createPull } from './payloads'

/** The tip of every branch, and each commit that the fake makes. */
export const COMMIT = 'c'.repeat(40)

/** The account under which workflows write. */
const BOT = { login: 'github-actions[bot]', type: 'Bot' }

export function addIssue(state: FakeState, body: unknown): Json {
  const number = state.issues.length + 1
  const issue = { number, state: 'open', user: BOT, ...(body as Json) }
  state.issues.push(issue)
  return issue
}

export function changeIssue(state: FakeState, number: number, body: unknown): Json | null {
  const issue = state.issues.find((each) => each.number === number)
  return issue ? Object.assign(issue, body) : null
}

export function addPull(state: FakeState, body: unknown): Json {
  const branch = String(readPath(body, 'head'))
  const pull = { ...createPull({ number: 12, sha: COMMIT, branch }), user: BOT }
  state.pulls.push(pull)
  return pull
}

export function addComment(state: FakeState, issue: number, body: unknown): Json {
  const id = state.comments.length + 1
  const comment = { id, issue, body: String(readPath(body, 'body')), user: BOT }
  state.comments.push(comment)
  return comment
}

export function changeComment(state: FakeState, id: number, body: unknown): Json | null {
  const comment = state.comments.find((each) => each.id === id)
  if (comment) comment.body = String(readPath(body, 'body'))
  return comment ?? null
}

export function addReview(state: FakeState, pull: number, body: unknown): Json {
  const comments = readPath(body, 'comments')
  for (const comment of Array.isArray(comments) ? (comments as Json[]) : [])
    state.lineComments.push({ ...comment, pull, user: BOT })
  return { id: 1 }
}

/** The ID of an artifact is made of its run and its place in the list. */
export function listArtifacts(state: FakeState, run: number): Json {
  const artifacts = (state.artifacts[run] ?? []).map(({ name, zip }, index) => {
    return { id: run * 100 + index, name, size_in_bytes: zip.length, expired: false }
  })
  return { total_count: artifacts.length, artifacts }
}

export function readOrWriteContents(
  state: FakeState,
  method: string,
  path: string,
  body: unknown,
): Json | null {
  if (method === 'PUT')
    state.contents[path] = Buffer.from(String(readPath(body, 'content')), 'base64').toString()
  const text = state.contents[path]
  if (text === undefined) return null
  const content = Buffer.from(text).toString('base64')
  return { content, encoding: 'base64', sha: 'a'.repeat(40), commit: { sha: COMMIT } }
}
