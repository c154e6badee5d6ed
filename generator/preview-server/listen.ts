// Binds a server to a port of this machine only, and says plainly when that port is taken.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UsageError } from '../cli/usage-error'

/** Only this machine may ask: what is served here is not published yet. */
const host = '127.0.0.1'

/** Where the search for a free port begins, and how many ports it tries. */
const firstPort = 3000
const triedPorts = 100

/**
 * Starts listening and returns the port.
 * @param port the port that was asked for (0 means any); undefined means the first free one from 3000 on
 * @throws ArgumentError with a sentence that says what to type when the port is taken
 */
export async function listen(server: Server, port: number | undefined): Promise<number> {
  if (port !== undefined) {
    if (await tryPort(server, port)) return boundPort(server)
    throw new UsageError(
      `Port ${port} is taken by another program: choose another one, as in --port ${port < 65535 ? port + 1 : firstPort}.`,
    )
  }
  for (let offset = 0; offset < triedPorts; offset += 1) {
    if (await tryPort(server, firstPort + offset)) return boundPort(server)
  }
  throw new UsageError(
    `The ports ${firstPort} to ${firstPort + triedPorts - 1} are all taken: choose another one, as in --port 8080.`,
  )
}

function boundPort(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Resolves to false when the port is taken. */
function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    const onListening = () => {
      server.off('error', onError)
      resolve(true)
    }
    server.once('error', onError).once('listening', onListening).listen(port, host)
  })
}
