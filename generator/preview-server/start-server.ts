// Serves the built site on this machine, for people who look at it and for the tests.
import { createServer } from 'node:http'
import { createRequestHandler, type ServedDirectory } from './handler'
import { listen } from './listen'

export type RunningServer = {
  /** Where the site is, such as `http://127.0.0.1:3000/preview/pr-7/`. */
  readonly address: string
  /** Stops listening and ends all connections. */
  close(): Promise<void>
}

/**
 * Starts serving a folder under a base path, to this machine only.
 * @param site.port the port to use (0 means any that is free); without it, the first free one from 3000 on
 * @throws ArgumentError with a plain sentence when the port that was asked for is taken
 */
export async function startServer({
  directory,
  base = '/',
  port,
}: Pick<ServedDirectory, 'directory'> & { base?: string; port?: number }): Promise<RunningServer> {
  const answer = createRequestHandler({ directory, base })
  const server = createServer((request, response) => {
    // What fails here is a file that a new build took away at this very moment: ask again.
    answer(request, response).catch(() => response.destroy())
  })
  const boundPort = await listen(server, port)
  return {
    address: `http://127.0.0.1:${boundPort}${base}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
