// Tests the server over the network, as a browser uses it, at the root of a host.
import { once } from 'node:events'
import { renameSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, writeFileIn, type TestServer } from './testing/test-server'

let site: TestServer

beforeEach(async () => {
  site = await startTestServer('/')
})

afterEach(() => site.end())

describe('startServer at the root', () => {
  test('listens on this machine only, and returns its URL', () => {
    expect(site.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  })

  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=menu', 'about'],
    ['/about/history', 'history'],
    ['/assets/site.css', 'body{}'],
  ])('serves %s', async (path, body) => {
    expect(await site.ask(path)).toMatchObject({ status: 200, body })
  })

  test('serves a calendar file as what it is', async () => {
    writeFileIn(site.directory, 'events.ics', 'BEGIN:VCALENDAR')
    expect((await site.ask('/events.ics')).headers['content-type']).toBe('text/calendar')
  })

  test('sends the compressed copy of a file to clients that accept it', async () => {
    writeFileIn(site.directory, 'about.html.gz', 'compressed')
    const compressed = await site.ask('/about', 'GET', { 'Accept-Encoding': 'gzip, br' })
    expect(compressed).toMatchObject({ status: 200, body: 'compressed' })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/html;charset=utf-8',
    })
    expect(await site.ask('/about')).toMatchObject({ status: 200, body: 'about' })
  })

  test.each([
    '/nothing',
    '/about/',
    '/assets',
    '/_headers',
    '/.env',
    '/../outside',
    '/%2e%2e/outside.html',
    '/%',
  ])('answers %s with the page for status 404', async (path) => {
    expect(await site.ask(path)).toMatchObject({ status: 404, body: 'lost' })
  })

  test('sends the headers from _headers with every response', async () => {
    for (const urlPath of ['/', '/nothing', '/%', '/_headers']) {
      expect((await site.ask(urlPath)).headers).toMatchObject({ 'x-frame-options': 'DENY' })
    }
    expect((await site.ask('/assets/site.css')).headers).toMatchObject({
      'cache-control': 'immutable',
    })
    expect((await site.ask('/assets/nothing')).headers).toMatchObject({
      'cache-control': 'immutable',
    })
    for (const urlPath of ['/', '/nothing']) {
      expect((await site.ask(urlPath)).headers).toMatchObject({ 'cache-control': 'no-store' })
    }
  })

  test('declares every page as HTML, including the page for status 404', async () => {
    for (const urlPath of ['/', '/nothing']) {
      expect((await site.ask(urlPath)).headers['content-type']).toBe('text/html;charset=utf-8')
    }
  })

  test('answers HEAD without a body, and rejects all other methods with status 405', async () => {
    expect(await site.ask('/about', 'HEAD')).toMatchObject({ status: 200, body: '' })
    expect(await site.ask('/nothing', 'HEAD')).toMatchObject({ status: 404, body: '' })
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await site.ask('/about', method)).headers).toMatchObject({ allow: 'GET, HEAD' })
      expect(await site.ask('/about', method)).toMatchObject({ status: 405, body: '' })
    }
  })

  test('serves the file despite an invalid range', async () => {
    expect(await site.ask('/about', 'GET', { range: 'bytes=4-1' })).toMatchObject({ body: 'about' })
  })

  // Linux has a file that can be found and opened, but not read.
  test.runIf(process.platform === 'linux')(
    'closes the connection for a file that cannot be read, and serves other files',
    async () => {
      symlinkSync('/proc/self/mem', path.join(site.directory, 'broken.html'))
      await expect(site.ask('/broken')).rejects.toThrow('socket hang up')
      expect((await site.ask('/about')).status).toBe(200)
    },
  )

  test('closes without waiting for a client that never finishes its request', async () => {
    const client = connect(Number(new URL(site.url).port), '127.0.0.1')
    client.on('error', () => undefined)
    client.write('GET /about HTTP/1.1\r\n')
    await once(client, 'connect')
    await site.ask('/about')
    await site.close()
    await expect(once(client, 'close')).resolves.toBeDefined()
  })

  test('serves the new site after a build has swapped the directory', async () => {
    renameSync(site.directory, `${site.directory}-old`)
    expect((await site.ask('/about')).status).toBe(404)
    writeFileIn(`${site.directory}-next`, 'about.html', 'new')
    renameSync(`${site.directory}-next`, site.directory)
    expect(await site.ask('/about')).toMatchObject({ status: 200, body: 'new' })
  })
})
