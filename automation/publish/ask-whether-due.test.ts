// Tests the answer to the workflow that asks every hour whether the site must be built.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askWhetherDue, NIGHTLY } from './ask-whether-due.mjs'

let folder: string
let server: Server
let published: string | null
const requests: string[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'due-'))
  published = JSON.stringify({
    asOf: '2026-11-20',
    transitions: [{ at: '2026-11-21T06:00:00Z', day: '2026-11-21', what: 'The walk is over.' }],
  })
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(published === null ? 404 : 200).end(published ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function ask(event: string, payload: unknown, now: string) {
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'text') }
  for (const file of Object.values(files)) writeFileSync(file, '')
  const environment = {
    ...files,
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'example/site',
    GITHUB_TOKEN: 'token',
    GITHUB_EVENT_NAME: event,
  }
  await askWhetherDue(environment, payload, new Date(now))
  const [output, text] = Object.values(files).map((file) => readFileSync(file, 'utf8').trim())
  return { output, text }
}
const hourly = (now: string) => ask('schedule', { schedule: '53 * * * *' }, now)

test('builds nothing in an hour in which nothing happens', async () => {
  expect(await hourly('2026-11-21T05:00:00Z')).toMatchObject({ output: 'due=false' })
  expect(requests.at(-1)).toBe('/repos/example/site/contents/build.json?ref=pages-store')
})

test('builds at the next transition, and says why', async () => {
  const answer = await hourly('2026-11-21T06:53:00Z')
  expect(answer).toEqual({ output: 'due=true', text: 'Due: The walk is over.' })
})

test('says that the schedule had stopped when a transition was missed', async () => {
  expect((await hourly('2026-11-25T06:00:00Z')).text).toContain('had stopped')
})

test('builds when nothing is published yet', async () => {
  published = null
  expect(await hourly('2026-11-21T05:00:00Z')).toMatchObject({ output: 'due=true' })
})

test('builds at night, after a push and by hand in any case', async () => {
  const quiet = '2026-11-21T05:00:00Z'
  expect(await ask('schedule', { schedule: NIGHTLY }, quiet)).toMatchObject({ output: 'due=true' })
  expect(await ask('push', {}, quiet)).toMatchObject({ output: 'due=true' })
  expect(await ask('workflow_dispatch', null, quiet)).toMatchObject({ output: 'due=true' })
})
