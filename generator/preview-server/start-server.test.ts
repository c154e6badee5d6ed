// Tests the server as a browser meets it, over the network, at the root of an address.
import { once } from 'node:events'
import { renameSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, writeFileIn, type TestServer } from './testing/test-server'

let site: TestServer

beforeEach(async () => {
  site = await startTestServer('/')
})

afterEach(() => site.end())

describe('at the root', () => {
  it('listens on this machine only, and says where', () => {
    expect(site.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  })

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=menu', 'about'],
    ['/about/history', 'history'],
    ['/assets/site.css', 'body{}'],
  ])('serves %s', async (address, body) => {
    expect(await site.ask(address)).toMatchObject({ status: 200, body })
  })

  it('sends the compressed copy beside a file to those who can read it', async () => {
    writeFileIn(site.directory, 'about.html.gz', 'pressed')
    const pressed = await site.ask('/about', 'GET', { 'Accept-Encoding': 'gzip, br' })
    expect(pressed).toMatchObject({ status: 200, body: 'pressed' })
    expect(pressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/html;charset=utf-8',
    })
    expect(await site.ask('/about')).toMatchObject({ status: 200, body: 'about' })
  })

  it.each([
    '/nothing',
    '/about/',
    '/assets',
    '/_headers',
    '/.env',
    '/../outside',
    '/%2e%2e/outside.html',
    '/%',
  ])('answers %s with the page for lost visitors', async (address) => {
    expect(await site.ask(address)).toMatchObject({ status: 404, body: 'lost' })
  })

  it('sends the headers of _headers with every answer', async () => {
    for (const address of ['/', '/nothing', '/%', '/_headers']) {
      expect((await site.ask(address)).headers).toMatchObject({ 'x-frame-options': 'DENY' })
    }
    expect((await site.ask('/assets/site.css')).headers).toMatchObject({
      'cache-control': 'immutable',
    })
    expect((await site.ask('/assets/nothing')).headers).toMatchObject({
      'cache-control': 'immutable',
    })
    for (const address of ['/', '/nothing']) {
      expect((await site.ask(address)).headers).toMatchObject({ 'cache-control': 'no-store' })
    }
  })

  it('says that pages are HTML, lost ones too', async () => {
    for (const address of ['/', '/nothing']) {
      expect((await site.ask(address)).headers['content-type']).toBe('text/html;charset=utf-8')
    }
  })

  it('answers HEAD without a body, and refuses to be written to', async () => {
    expect(await site.ask('/about', 'HEAD')).toMatchObject({ status: 200, body: '' })
    expect(await site.ask('/nothing', 'HEAD')).toMatchObject({ status: 404, body: '' })
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await site.ask('/about', method)).headers).toMatchObject({ allow: 'GET, HEAD' })
      expect(await site.ask('/about', method)).toMatchObject({ status: 405, body: '' })
    }
  })

  it('lives through a range that makes no sense', async () => {
    expect(await site.ask('/about', 'GET', { range: 'bytes=4-1' })).toMatchObject({ body: 'about' })
  })

  // Linux has a file that can be found and opened but not read.
  it.runIf(process.platform === 'linux')('lives through a file that cannot be read', async () => {
    symlinkSync('/proc/self/mem', path.join(site.directory, 'broken.html'))
    await expect(site.ask('/broken')).rejects.toThrow('socket hang up')
    expect((await site.ask('/about')).status).toBe(200)
  })

  it('does not wait for visitors who never finish asking when it closes', async () => {
    const visitor = connect(Number(new URL(site.address).port), '127.0.0.1')
    visitor.on('error', () => undefined)
    visitor.write('GET /about HTTP/1.1\r\n')
    await once(visitor, 'connect')
    await site.ask('/about')
    await site.close()
    await once(visitor, 'close')
  })

  it('serves the new site when a build swaps the folder', async () => {
    renameSync(site.directory, `${site.directory}-old`)
    expect((await site.ask('/about')).status).toBe(404)
    writeFileIn(`${site.directory}-next`, 'about.html', 'new')
    renameSync(`${site.directory}-next`, site.directory)
    expect(await site.ask('/about')).toMatchObject({ status: 200, body: 'new' })
  })
})
