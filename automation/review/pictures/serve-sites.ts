// Serves built sites while pictures of them are taken.
import { startServer, type RunningServer } from '../../../generator/preview-server/start-server'

/** Returns a function that serves a directory, once, and one that ends all of it. */
export function createServers() {
  const servers = new Map<string, RunningServer>()
  return {
    /** Resolves to the URL of the site in a directory. */
    serve: async (directory: string): Promise<string> => {
      const server = servers.get(directory) ?? (await startServer({ directory, port: 0 }))
      servers.set(directory, server)
      return server.url
    },
    close: async (): Promise<void> => {
      for (const server of servers.values()) await server.close()
    },
  }
}
