// For the tests: a small site in a folder of its own, served, and a way to ask for its addresses.
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

/** Writes the site, with secrets beside and in it that nobody may get, and serves it under the base. */
export async function startTestServer(base: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-'))
  const directory = path.join(folder, 'client')
  for (const [file, text] of Object.entries(files)) writeFileIn(directory, file, text)
  const server = await startServer({ directory, base, port: 0 })
  return {
    address: server.address,
    directory,
    ask: (...question: Question) => ask(server.address, ...question),
    close: () => server.close(),
    /** May follow a close. */
    end: async () => {
      await server.close().catch(() => undefined)
      rmSync(folder, { recursive: true })
    },
  }
}

const files = {
  'index.html': 'home',
  'about.html': 'about',
  'about/history.html': 'history',
  '404.html': 'lost',
  '.env': 'secret',
  '../outside.html': 'secret',
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n',
  'assets/site.css': 'body{}',
}

/** Writes a file, and the folders it needs. */
export function writeFileIn(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

type Question = [path: string, method?: string, headers?: Record<string, string>]

/** Unlike fetch, it sends the path as it is, with its dots, and follows no redirect. */
function ask(address: string, ...[path, method = 'GET', headers = {}]: Question) {
  return new Promise<TestResponse>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (text: string) => (body += text))
      answer.on('end', () => resolve({ status: answer.statusCode, body, headers: answer.headers }))
    })
    asked.on('error', reject).end()
  })
}
