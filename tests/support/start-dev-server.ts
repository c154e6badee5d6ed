// The dev server as a program of its own, as `npm run dev` starts it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

export const TSX = createRequire(import.meta.url).resolve('tsx/cli')

export type DevServer = {
  /** Where the site is, with a slash at the end. */
  readonly address: string
  /** Asks the server to end, and waits until it has: one that does not would be left running by whoever presses Ctrl+C. */
  readonly end: () => Promise<void>
}

/**
 * @param project the folder of the project, or of a copy of it
 * @throws when the server ends before it listens, with what it printed
 */
export async function startDevServer(
  words: readonly string[] = [],
  project = '.',
  environment: NodeJS.ProcessEnv = process.env,
): Promise<DevServer> {
  const child = spawn(process.execPath, [TSX, 'scripts/dev.ts', '--port', '0', ...words], {
    cwd: project,
    env: { ...environment, NODE_ENV: 'development' },
  })
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString()
      const found = /at (http:\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The dev server ended: ${printed}`)))
  })
  return {
    address,
    end: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
