// The paths of GitHub's API that the fake knows.
import { readPath } from '../json'
import {
  addComment,
  addIssue,
  addPull,
  addReview,
  changeComment,
  changeIssue,
  COMMIT,
  listArtifacts,
  readOrWriteContents,
} from './fake-changes'
import type { FakeState, Json } from './fake-state'

/** The answer without content. */
export const EMPTY = Symbol('empty')

type FakeRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  /** The address of the fake. */
  readonly url: string
}

/**
 * Returns the answer: an object, a list, an address to redirect to, EMPTY, or null if there is nothing at the path.
 * @param request the path is relative to that of the repository
 */
export function route(state: FakeState, { method, path, query, body, url }: FakeRequest): unknown {
  const [, first, second = '', third, fourth] = path.split('/')
  const number = Number(second)
  const intercepted = state.intercept?.(method, path, body)
  if (intercepted !== undefined) return intercepted
  if (path === '/pulls' && method === 'POST') return addPull(state, body)
  if (path === '/pulls') return state.pulls.filter((pull) => isHead(pull, query.get('head')))
  if (first === 'pulls' && third === undefined)
    return state.pulls.find((pull) => pull.number === number) ?? null
  if (first === 'pulls' && third === 'files') return state.files[number] ?? []
  if (first === 'pulls' && third === 'comments')
    return state.lineComments.filter(({ pull }) => pull === number)
  if (first === 'pulls' && third === 'reviews') return addReview(state, number, body)
  if (path === '/issues')
    return method === 'POST'
      ? addIssue(state, body)
      : state.issues.filter((i) => isListed(i, query))
  if (first === 'issues' && third === undefined) return changeIssue(state, number, body)
  if (first === 'issues' && third === 'comments' && method === 'GET')
    return state.comments.filter(({ issue }) => issue === number)
  if (first === 'issues' && third === 'comments') return addComment(state, number, body)
  if (first === 'issues' && second === 'comments') return changeComment(state, Number(third), body)
  if (first === 'actions' && second === 'runs') return listArtifacts(state, Number(third))
  if (first === 'actions' && second === 'artifacts' && fourth === 'zip')
    return `${url}/blob/${Math.floor(Number(third) / 100)}/${Number(third) % 100}`
  if (first === 'actions' && second === 'workflows' && fourth === 'dispatches') {
    state.dispatches.push({ workflow: third ?? '', body })
    return EMPTY
  }
  if (first === 'git') return { object: { sha: COMMIT } }
  if (first === 'contents') return readOrWriteContents(state, method, path.slice(10), body)
  return null
}

/** GitHub compares the owner of the branch and its name. */
function isHead(pull: Json, head: string | null): boolean {
  const owner = String(readPath(pull, 'head', 'repo', 'owner', 'login'))
  return head === null || `${owner}:${String(readPath(pull, 'head', 'ref'))}` === head
}

/** GitHub lists only open issues unless it is asked for others. */
function isListed(issue: Json, query: URLSearchParams): boolean {
  const [wanted, creator] = [query.get('state') ?? 'open', query.get('creator')]
  const isCreator = creator === null || readPath(issue, 'user', 'login') === creator
  return isCreator && (wanted === 'all' || issue.state === wanted)
}
