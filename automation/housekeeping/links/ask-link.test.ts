// Tests the questions to websites against a server on this machine; only tests resolve names to it.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askLink } from './ask-link'
import { resolvePublic, type Resolve } from './public-addresses'

let server: Server
let respond: RequestListener
let port: number
let requests: IncomingMessage[]
beforeEach(async () => {
  requests = []
  server = createServer((request, response) => {
    requests.push(request)
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** Names below .test are this machine; all others are looked up as always. */
const resolve: Resolve = (host) =>
  host.endsWith('.test')
    ? Promise.resolve([{ address: '127.0.0.1', family: 4 }])
    : resolvePublic(host)

const ask = (path = '/', options: { resolve?: Resolve; timeoutMs?: number } = {}) => {
  const url = path.startsWith('/') ? `http://shop.test:${port}${path}` : path
  return askLink(url, { siteUrl: 'https://www.example.org', resolve, retryMs: 1, ...options })
}

const answer = (status: number, headers: Record<string, string> = {}) => {
  respond = (_, response) => response.writeHead(status, headers).end()
}

describe('askLink', () => {
  test.each([
    [200, 'works'],
    [204, 'works'],
    [401, 'works'],
    [403, 'works'],
    [405, 'works'],
    [429, 'works'],
    [404, 'dead'],
    [410, 'dead'],
    [500, 'unclear'],
    [503, 'unclear'],
  ])('takes the status %i for a link that is %s', async (status, expected) => {
    answer(status)
    expect(await ask()).toBe(expected)
    expect(requests).toHaveLength(1)
  })

  test('says who asks, sends no cookie, and asks for no other page', async () => {
    answer(200, { 'set-cookie': 'a=b' })
    await ask('/page?a=b#part')
    await ask('/page?a=b#part')
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /page?a=b',
      'GET /page?a=b',
    ])
    expect(requests[1]?.headers).toEqual({
      accept: 'text/html,*/*',
      connection: 'close',
      host: `shop.test:${port}`,
      'user-agent': 'www.example.org link check (+https://www.example.org)',
    })
  })

  test('does not wait for the end of an endless page', async () => {
    respond = (_, response) => response.writeHead(200).write('x')
    expect(await ask()).toBe('works')
  })

  test('takes a website that does not answer, twice, for dead', async () => {
    respond = (request) => request.socket.destroy()
    expect(await ask()).toBe('dead')
    expect(requests).toHaveLength(2)
  })

  test('takes a website that never answers for dead', async () => {
    respond = () => {}
    expect(await ask('/', { timeoutMs: 50 })).toBe('dead')
  })

  test('takes a website that answers the second time for working', async () => {
    respond = (request, response) =>
      requests.length === 1 ? request.socket.destroy() : response.end()
    expect(await ask()).toBe('works')
  })

  test('takes a name that nobody has for dead', async () => {
    const error = Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    expect(await ask('/', { resolve: () => Promise.reject(error) })).toBe('dead')
  })

  test('blames no website when this machine can look up no names', async () => {
    const error = Object.assign(new Error('try again'), { code: 'EAI_AGAIN' })
    expect(await ask('/', { resolve: () => Promise.reject(error) })).toBe('unclear')
  })

  test('takes a website without a valid certificate for dead', async () => {
    answer(200)
    expect(await ask(`https://shop.test:${port}/`)).toBe('dead')
  })

  test('follows redirects, and judges the last page', async () => {
    respond = ({ url }, response) =>
      url === '/end'
        ? response.writeHead(404).end()
        : response.writeHead(302, { location: `http://other.test:${port}/end` }).end()
    expect(await ask()).toBe('dead')
    expect(requests.map(({ headers }) => headers.host)).toEqual([
      `shop.test:${port}`,
      `other.test:${port}`,
    ])
  })

  test('gives up on redirects without an end', async () => {
    answer(302, { location: '/' })
    expect(await ask()).toBe('unclear')
    expect(requests).toHaveLength(6)
  })
})

describe('askLink never asks', () => {
  const getInternal = () => [
    `http://127.0.0.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'ftp://shop.test/',
    'http://',
    'https://www.example.org/contact',
    'https://example.org/',
  ]

  test('our own site or an address of the internal network', async () => {
    answer(200)
    for (const url of getInternal()) expect(await ask(url)).toBe('unclear')
    expect(requests).toEqual([])
  })

  test('these after a redirect', async () => {
    for (const location of getInternal()) {
      requests = []
      answer(301, { location })
      expect(await ask()).toBe('unclear')
      expect(requests).toHaveLength(1)
    }
  })

  test('an address that a name has got since it was checked', async () => {
    let questions = 0
    const rebind: Resolve = (host) => (questions++ === 0 ? resolve(host) : resolvePublic('::1'))
    answer(200)
    expect(await ask('/', { resolve: rebind })).toBe('works')
    expect(questions).toBe(1)
  })

  test('with the password of an address', async () => {
    answer(200)
    await ask(`http://user:secret@shop.test:${port}/`)
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })
})
