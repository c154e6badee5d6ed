// Tests the server with a base path, as for the preview of a pull request.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, writeFileIn, type TestServer } from './testing/test-server'

let site: TestServer

beforeEach(async () => {
  site = await startTestServer('/preview/pr-7/')
})

afterEach(() => site.end())

describe('startServer with a base path', () => {
  test.each([
    ['/preview/pr-7/', 200, 'home'],
    ['/preview/pr-7/about/history', 200, 'history'],
    ['/preview/pr-7/nothing', 404, 'lost'],
    ['/', 404, 'lost'],
    ['/about', 404, 'lost'],
    ['/preview/pr-77/', 404, 'lost'],
  ])('answers %s with %i and %j', async (path, status, body) => {
    expect(await site.ask(path)).toMatchObject({ status, body })
  })

  test('adds the missing slash to the base path by redirecting', async () => {
    const response = await site.ask('/preview/pr-7?a=b')
    expect(response.status).toBe(301)
    expect(response.headers.location).toBe('/preview/pr-7/?a=b')
  })

  test('matches the paths in _headers including the base', async () => {
    writeFileIn(site.directory, '_headers', '/preview/pr-7/*\n  X-Robots-Tag: noindex\n')
    expect((await site.ask('/preview/pr-7/about')).headers['x-robots-tag']).toBe('noindex')
    expect((await site.ask('/about')).headers['x-robots-tag']).toBeUndefined()
  })
})
