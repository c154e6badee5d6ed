// Tests the server under a base path, as a preview of a pull request has one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, writeFileIn, type TestServer } from './testing/test-server'

let site: TestServer

beforeEach(async () => {
  site = await startTestServer('/preview/pr-7/')
})

afterEach(() => site.end())

describe('under a base', () => {
  it.each([
    ['/preview/pr-7/', 200, 'home'],
    ['/preview/pr-7/about/history', 200, 'history'],
    ['/preview/pr-7/nothing', 404, 'lost'],
    ['/', 404, 'lost'],
    ['/about', 404, 'lost'],
    ['/preview/pr-77/', 404, 'lost'],
  ])('answers %s with %i and %j', async (address, status, body) => {
    expect(await site.ask(address)).toMatchObject({ status, body })
  })

  it('leads from the base without its slash to the root', async () => {
    const answer = await site.ask('/preview/pr-7?a=b')
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe('/preview/pr-7/?a=b')
  })

  it('matches _headers with the base in front', async () => {
    writeFileIn(site.directory, '_headers', '/preview/pr-7/*\n  X-Robots-Tag: noindex\n')
    expect((await site.ask('/preview/pr-7/about')).headers['x-robots-tag']).toBe('noindex')
    expect((await site.ask('/about')).headers['x-robots-tag']).toBeUndefined()
  })
})
