// A small server in place of GitHub's API, with the parts that the workflows use. It keeps what is sent to it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EMPTY, route } from './fake-routes'
import { createFakeState, type FakeState } from './fake-state'

export type FakeGitHub = {
  readonly url: string
  readonly state: FakeState
  /** `GET /repos/example/site/pulls?state=open`, in order. */
  readonly requests: string[]
  /** The tokens that were sent with the requests for files on the second host. */
  readonly downloadTokens: (string | undefined)[]
  readonly close: () => Promise<void>
}

/** Starts a fake of GitHub for one repository. */
export async function startFakeGitHub(repository = 'example/site'): Promise<FakeGitHub> {
  const state = createFakeState()
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
    const answer = route(state, {
      method: request.method ?? '',
      path: pathname.slice(prefix.length),
      query: searchParams,
      body,
      url,
    })
    if (typeof answer === 'string') return void response.writeHead(302, { location: answer }).end()
    if (answer === null) return reply(response, 404, { message: 'Not Found' })
    if (answer === EMPTY) return void response.writeHead(204).end()
    reply(response, 200, Array.isArray(answer) ? paginate(answer, searchParams) : answer)
  }

  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url, state, requests, downloadTokens, close }
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
