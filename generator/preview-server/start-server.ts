// Serves the built site on this machine, for a look at it and for the tests.
import { createServer } from 'node:http'
import { createRequestHandler, type ServedDirectory } from './handler'
import { listen } from './listen'

export type RunningServer = {
  /** The URL of the site, such as `http://127.0.0.1:3000/preview/pr-7/`. */
  readonly url: string
  /** Stops listening and closes all connections. */
  close(): Promise<void>
}

/**
 * Starts serving a directory under a base path, to this machine only.
 * @param site.port the port to use (0 means any free port); without it, the first free one from 3000 on
 * @throws UsageError with a plain sentence when the requested port is taken
 */
export async function startServer({
  directory,
  base = '/',
  port,
}: Pick<ServedDirectory, 'directory'> & { base?: string; port?: number }): Promise<RunningServer> {
  const handle = createRequestHandler({ directory, base })
  const server = createServer((request, response) => {
    // A request fails here when a new build removes the file at this very moment; the browser can try again.
    handle(request, response).catch(() => response.destroy())
  })
  const boundPort = await listen(server, port)
  return {
    url: `http://127.0.0.1:${boundPort}${base}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
