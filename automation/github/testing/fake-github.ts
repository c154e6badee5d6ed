// A small server in place of GitHub's API, with the parts that the workflows use. It keeps what is sent to it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readPath } from '../json'
import { createPull } from './payloads'

type Json = Readonly<Record<string, unknown>>

/** What the fake knows; tests change it freely. */
export type FakeState = {
  pulls: Json[]
  issues: (Json & { number: number })[]
  /** The comments of all pull requests; `issue` is the number. */
  comments: (Json & { issue: number; body: string })[]
  /** The comments beside lines; `pull` is the number. */
  lineComments: (Json & { pull: number })[]
  /** The files of each pull request by its number. */
  files: Record<number, Json[]>
  /** The files of the repository at any commit, by path. */
  contents: Record<string, string>
  /** The artifacts of each run by its ID. */
  artifacts: Record<number, { name: string; zip: Buffer }[]>
  /** The runs of workflows that were asked for. */
  dispatches: { workflow: string; body: unknown }[]
  /** Answers a request before the fake does, unless it returns undefined. */
  intercept: ((method: string, path: string, body: unknown) => unknown) | null
  /** How many of the next requests fail with the status 502. */
  failures: number
}

export type FakeGitHub = {
  readonly url: string
  readonly state: FakeState
  /** `GET /repos/example/site/pulls?state=open`, in order. */
  readonly requests: string[]
  /** The tokens that were sent with the requests for files on the second host. */
  readonly downloadTokens: (string | undefined)[]
  readonly close: () => Promise<void>
}

/** The tip of every branch, and each commit that the fake makes. */
const COMMIT = 'c'.repeat(40)

/** The answer without content. */
const EMPTY = Symbol('empty')

/** The account under which workflows write. */
const BOT = { login: 'github-actions[bot]', type: 'Bot' }

/** Starts a fake of GitHub for one repository. */
export async function startFakeGitHub(repository = 'example/site'): Promise<FakeGitHub> {
  const state: FakeState = {
    pulls: [],
    issues: [],
    comments: [],
    lineComments: [],
    files: {},
    contents: {},
    artifacts: {},
    dispatches: [],
    intercept: null,
    failures: 0,
  }
  const requests: string[] = []
  const downloadTokens: (string | undefined)[] = []
  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => reply(response, 500, String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    if (state.failures > 0) {
      state.failures -= 1
      return reply(response, 502, { message: 'Bad gateway' })
    }
    const blob = /^\/blob\/(\d+)\/(\d+)$/.exec(pathname)
    if (blob) {
      downloadTokens.push(request.headers.authorization)
      return void response.end(state.artifacts[Number(blob[1])]?.[Number(blob[2])]?.zip)
    }
    if (request.headers.authorization !== 'Bearer token') return reply(response, 401, {})
    const prefix = `/repos/${repository}`
    if (!pathname.startsWith(prefix)) return reply(response, 404, { message: 'Not Found' })
    const body = await readBody(request)
    const answer = route(request.method ?? '', pathname.slice(prefix.length), searchParams, body)
    if (typeof answer === 'string') return void response.writeHead(302, { location: answer }).end()
    if (answer === null) return reply(response, 404, { message: 'Not Found' })
    if (answer === EMPTY) return void response.writeHead(204).end()
    reply(response, 200, Array.isArray(answer) ? paginate(answer, searchParams) : answer)
  }

  function route(method: string, path: string, query: URLSearchParams, body: unknown): unknown {
    const [, first, second = '', third, fourth] = path.split('/')
    const number = Number(second)
    const intercepted = state.intercept?.(method, path, body)
    if (intercepted !== undefined) return intercepted
    if (path === '/pulls' && method === 'POST') return addPull(body)
    if (path === '/pulls') return state.pulls.filter((pull) => isHead(pull, query.get('head')))
    if (first === 'pulls' && third === undefined)
      return state.pulls.find((pull) => pull.number === number) ?? null
    if (first === 'pulls' && third === 'files') return state.files[number] ?? []
    if (first === 'pulls' && third === 'comments')
      return state.lineComments.filter(({ pull }) => pull === number)
    if (first === 'pulls' && third === 'reviews') return addReview(number, body)
    if (path === '/issues')
      return method === 'POST' ? addIssue(body) : state.issues.filter((i) => isListed(i, query))
    if (first === 'issues' && third === undefined) return changeIssue(number, body)
    if (first === 'issues' && third === 'comments' && method === 'GET')
      return state.comments.filter(({ issue }) => issue === number)
    if (first === 'issues' && third === 'comments') return addComment(number, body)
    if (first === 'issues' && second === 'comments') return changeComment(Number(third), body)
    if (first === 'actions' && second === 'runs') return listArtifacts(Number(third))
    if (first === 'actions' && second === 'artifacts' && fourth === 'zip')
      return `${url}/blob/${Math.floor(Number(third) / 100)}/${Number(third) % 100}`
    if (first === 'actions' && second === 'workflows' && fourth === 'dispatches') {
      state.dispatches.push({ workflow: third ?? '', body })
      return EMPTY
    }
    if (first === 'git') return { object: { sha: COMMIT } }
    if (first === 'contents') return readOrWriteContents(method, path.slice(10), body)
    return null
  }

  function addIssue(body: unknown): Json {
    const number = state.issues.length + 1
    const issue = { number, state: 'open', user: BOT, ...(body as Json) }
    state.issues.push(issue)
    return issue
  }

  function changeIssue(number: number, body: unknown): Json | null {
    const issue = state.issues.find((each) => each.number === number)
    return issue ? Object.assign(issue, body) : null
  }

  function addPull(body: unknown): Json {
    const branch = String(readPath(body, 'head'))
    const pull = { ...createPull({ number: 12, sha: COMMIT, branch }), user: BOT }
    state.pulls.push(pull)
    return pull
  }

  function addComment(issue: number, body: unknown): Json {
    const id = state.comments.length + 1
    const comment = { id, issue, body: String(readPath(body, 'body')), user: BOT }
    state.comments.push(comment)
    return comment
  }

  function changeComment(id: number, body: unknown): Json | null {
    const comment = state.comments.find((each) => each.id === id)
    if (comment) comment.body = String(readPath(body, 'body'))
    return comment ?? null
  }

  function addReview(pull: number, body: unknown): Json {
    const comments = readPath(body, 'comments')
    for (const comment of Array.isArray(comments) ? (comments as Json[]) : [])
      state.lineComments.push({ ...comment, pull, user: BOT })
    return { id: 1 }
  }

  /** The ID of an artifact is made of its run and its place in the list. */
  function listArtifacts(run: number): Json {
    const artifacts = (state.artifacts[run] ?? []).map(({ name, zip }, index) => {
      return { id: run * 100 + index, name, size_in_bytes: zip.length, expired: false }
    })
    return { total_count: artifacts.length, artifacts }
  }

  function readOrWriteContents(method: string, path: string, body: unknown): Json | null {
    if (method === 'PUT')
      state.contents[path] = Buffer.from(String(readPath(body, 'content')), 'base64').toString()
    const text = state.contents[path]
    if (text === undefined) return null
    const content = Buffer.from(text).toString('base64')
    return { content, encoding: 'base64', sha: 'a'.repeat(40), commit: { sha: COMMIT } }
  }

  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url, state, requests, downloadTokens, close }
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

function paginate(items: readonly unknown[], query: URLSearchParams): unknown[] {
  const size = Number(query.get('per_page') ?? 30)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return items.slice(start, start + size)
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? null : (JSON.parse(text) as unknown)
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
