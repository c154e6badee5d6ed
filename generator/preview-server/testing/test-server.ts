// Serves a small site from a temporary directory for tests, and sends requests to it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../start-server'

export type TestResponse = {
  readonly status?: number
  readonly body: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Writes the site, with secrets in it and beside it that must not be served, and serves it under the base. */
export async function startTestServer(base: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-'))
  const directory = path.join(folder, 'client')
  for (const [file, text] of Object.entries(FILES)) writeFileIn(directory, file, text)
  const server = await startServer({ directory, base, port: 0 })
  return {
    url: server.url,
    directory,
    ask: (...args: RequestArgs) => sendRequest(server.url, ...args),
    close: () => server.close(),
    /** Closes the server, if it is still running, and deletes the site. */
    end: async () => {
      await server.close().catch(() => undefined)
      rmSync(folder, { recursive: true })
    },
  }
}

const FILES = {
  'index.html': 'home',
  'about.html': 'about',
  'about/history.html': 'history',
  '404.html': 'lost',
  '.env': 'secret',
  '../outside.html': 'secret',
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n',
  'assets/site.css': 'body{}',
}

/** Writes a file, and creates its parent directories. */
export function writeFileIn(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

type RequestArgs = [path: string, method?: string, headers?: Record<string, string>]

/** Unlike `fetch`, sends the path unchanged, with its dots, and follows no redirects. */
function sendRequest(url: string, ...[path, method = 'GET', headers = {}]: RequestArgs) {
  return new Promise<TestResponse>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () =>
        resolve({ status: response.statusCode, body, headers: response.headers }),
      )
    })
    outgoing.on('error', reject).end()
  })
}
