// Starts the dev server as a separate process, as `npm run dev` does.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

export const TSX = createRequire(import.meta.url).resolve('tsx/cli')

/** For the first page, which loads all code, on a build machine with other work on it. */
export const FIRST_PAGE_MS = 110_000

export type DevServer = {
  /** URL of the home page, with a trailing slash. */
  readonly url: string
  /** Returns what it has printed so far. */
  readonly getOutput: () => string
  /** Terminates the server and waits for its exit. A server that ignored the signal would also survive Ctrl+C. */
  readonly close: () => Promise<void>
}

/**
 * @param project the folder of the project or of a copy of it
 * @throws when the server exits before it listens, with its output
 */
export async function startDevServer(
  args: readonly string[] = [],
  project = '.',
  environment: NodeJS.ProcessEnv = process.env,
): Promise<DevServer> {
  const child = spawn(process.execPath, [TSX, 'scripts/dev.ts', '--port', '0', ...args], {
    cwd: project,
    env: { ...environment, NODE_ENV: 'development' },
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const take = (text: Buffer) => {
      output += text.toString()
      const found = /at (http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('close', (status) =>
      reject(new Error(`The dev server exited with status ${status}: ${output}`)),
    )
  })
  return {
    url,
    getOutput: () => output,
    close: async () => {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}
