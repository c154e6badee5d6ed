// Tests npm's own program against a server in place of its registry.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAdvisories } from './advisories'
import { runAudit } from './run-audit'

// npm takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const ADVISORY = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'It crashes',
  severity: 'high',
  vulnerable_versions: '*',
}

let registry: Server
let requests: IncomingMessage[]
let advisories: unknown
beforeEach(async () => {
  requests = []
  registry = createServer((request, response) => {
    requests.push(request)
    const isQuestion = request.url === '/-/npm/v1/security/advisories/bulk'
    if (!isQuestion || advisories === null) return void response.writeHead(404).end('{}')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(advisories))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`)
  vi.stubEnv('npm_config_fetch_retries', '0')
})
afterEach(() => {
  vi.unstubAllEnvs()
  registry.closeAllConnections()
  return new Promise((resolve) => registry.close(resolve))
})

describe('runAudit', () => {
  test('finds the advisories for the packages of the site, and none for those of its tests', async () => {
    advisories = { react: [ADVISORY], eslint: [ADVISORY] }
    const items = await listAdvisories(runAudit)
    expect(items?.map(({ label }) => label)).toEqual(['react'])
    expect(items?.[0]).toMatchObject({
      url: ADVISORY.url,
      text: expect.stringMatching(/^It crashes \(high\)\./) as string,
    })
  })

  test('finds none where there are none', async () => {
    advisories = {}
    expect(await listAdvisories(runAudit)).toEqual([])
  })

  test('does not know of any when the registry refuses to answer', async () => {
    advisories = null
    expect(await listAdvisories(runAudit)).toBeNull()
    expect(requests.length).toBeGreaterThan(0)
  })
})
