// Tests what happens when a port is taken.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { UsageError } from '../cli/usage-error'
import { listen } from './listen'

const servers: Server[] = []

const newServer = () => {
  const server = createServer()
  servers.push(server)
  return server
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

describe('listen', () => {
  it('uses any free port for 0, on this machine only', async () => {
    const server = newServer()
    const port = await listen(server, 0)
    expect(server.address()).toMatchObject({
      address: '127.0.0.1',
      port,
    } satisfies Partial<AddressInfo>)
  })

  it('says what to type when the port that was asked for is taken', async () => {
    const port = await listen(newServer(), 0)
    await expect(listen(newServer(), port)).rejects.toThrow(
      new UsageError(
        `Port ${port} is taken by another program: choose another one, as in --port ${port + 1}.`,
      ),
    )
  })

  it('takes the next free port when none was asked for', async () => {
    const first = await listen(newServer(), undefined)
    const second = await listen(newServer(), undefined)
    expect(first).toBeGreaterThanOrEqual(3000)
    expect(second).toBeLessThan(3100)
    expect(second).toBeGreaterThan(first)
  })
})
