// Binds a server to a port of this machine only, and says plainly when that port is taken.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UsageError } from '../cli/usage-error'

/** Accepts connections only from this machine, because what is served here has not been published. */
const THIS_MACHINE = '127.0.0.1'
/** Accepts connections from every network that this machine is in. */
export const ALL_NETWORKS = '0.0.0.0'

const FIRST_PORT = 3000
const MAX_PORTS = 100

/**
 * Starts listening and resolves to the port.
 * @param port the requested port (0 means any free port); undefined means the first free one from 3000 on
 * @throws UsageError with a sentence that says what to type when the port is taken
 */
export async function listen(
  server: Server,
  port: number | undefined,
  host = THIS_MACHINE,
): Promise<number> {
  if (port !== undefined) {
    if (await tryPort(server, port, host)) return getBoundPort(server)
    throw new UsageError(
      `Port ${port} is taken by another program: choose another one, as in --port ${port < 65535 ? port + 1 : FIRST_PORT}.`,
    )
  }
  for (let offset = 0; offset < MAX_PORTS; offset += 1) {
    if (await tryPort(server, FIRST_PORT + offset, host)) return getBoundPort(server)
  }
  throw new UsageError(
    `The ports ${FIRST_PORT} to ${FIRST_PORT + MAX_PORTS - 1} are all taken: choose another one, as in --port 8080.`,
  )
}

function getBoundPort(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Resolves to false when the port is taken. */
function tryPort(server: Server, port: number, host: string): Promise<boolean> {
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
