// Tests files that are written while they are sent, and paths that lead elsewhere.
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendContentFile } from './content-files'

/** More than a connection holds while nobody reads from it. */
const LARGE_BYTES = 16 * 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'content-files-'))
const directory = join(folder, 'files')
const server = createServer((incoming, response) => {
  void sendContentFile(response, incoming.url ?? '/', { directory, base: '/files/' }).then(
    (isSent) => isSent || response.writeHead(404).end(),
  )
})
// A single connection, so that what is left of a response is read as the next one.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  mkdirSync(join(directory, 'inside'), { recursive: true })
  writeFileSync(join(directory, 'poster.pdf'), 'poster')
  writeFileSync(join(directory, 'a b.png'), 'photo')
  writeFileSync(join(directory, 'notes.txt'), 'notes')
  writeFileSync(join(folder, 'secret.pdf'), 'secret')
  symlinkSync(join(folder, 'secret.pdf'), join(directory, 'link.pdf'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  agent.destroy()
  server.close()
  rmSync(folder, { recursive: true })
})

/** Unlike `fetch`, sends the path unchanged. */
async function ask(path: string, method = 'GET'): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const outgoing = request({ host: '127.0.0.1', port, path, method, agent }).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return response
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test('a file that grows while it is sent breaks neither its response nor the next one', async () => {
  const file = join(directory, 'large.pdf')
  writeFileSync(file, Buffer.alloc(LARGE_BYTES, 'a'))
  const response = await ask('/files/large.pdf')
  appendFileSync(file, Buffer.alloc(LARGE_BYTES, 'b'))
  const bytes = await read(response)
  expect(bytes.length).toBe(Number(response.headers['content-length']))
  expect(bytes.includes('b')).toBe(false)
  expect((await read(await ask('/files/poster.pdf'))).toString()).toBe('poster')
})

test('a file has the type of its name and is never stored', async () => {
  const response = await ask('/files/a%20b.png')
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'content-length': '5',
  })
  expect((await read(response)).toString()).toBe('photo')
})

test('a request for the head of a file has no body', async () => {
  const response = await ask('/files/poster.pdf', 'HEAD')
  expect(response.headers['content-length']).toBe('6')
  expect((await read(response)).length).toBe(0)
})

test.each([
  '/files/../secret.pdf',
  '/files/%2e%2e/secret.pdf',
  '/files/..%2fsecret.pdf',
  '/files/..%5csecret.pdf',
  '/files//secret.pdf',
  '/files/link.pdf',
  '/files/inside',
  '/files/inside.pdf',
  '/files/notes.txt',
  '/files/%ff.pdf',
  '/other/poster.pdf',
])('%s is not found', async (path) => {
  const response = await ask(path)
  expect(response.statusCode).toBe(404)
  await read(response)
})
