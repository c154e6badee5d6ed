// Tests which port a server gets, and what happens when a port is taken.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { UsageError } from '../cli/usage-error'
import { listen } from './listen'

const servers: Server[] = []

const createTestServer = () => {
  const server = createServer()
  servers.push(server)
  return server
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

describe('listen', () => {
  test('binds any free port for 0, on this machine only', async () => {
    const server = createTestServer()
    const port = await listen(server, 0)
    expect(server.address()).toMatchObject({
      address: '127.0.0.1',
      port,
    } satisfies Partial<AddressInfo>)
  })

  test('says what to type when the requested port is taken', async () => {
    const port = await listen(createTestServer(), 0)
    await expect(listen(createTestServer(), port)).rejects.toThrow(
      new UsageError(
        `Port ${port} is taken by another program: choose another one, as in --port ${port + 1}.`,
      ),
    )
  })

  test('binds the first free port when none is requested', async () => {
    const first = await listen(createTestServer(), undefined)
    const second = await listen(createTestServer(), undefined)
    expect(first).toBeGreaterThanOrEqual(3000)
    expect(second).toBeLessThan(3100)
    expect(second).toBeGreaterThan(first)
  })
})
