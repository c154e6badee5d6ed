// Builds the site, serves it on this machine, and says where.
import { resolve } from 'node:path'
import { exitCode } from '../cli/exit'
import { parseOptions } from '../cli/options'
import { parsePort } from '../cli/value-parsers'
import { runProcess } from '../process/run-process'
import { onStop } from '../process/stop-signal'
import { startServer } from './start-server'

/** The build runs in a process of its own, because the server does not need its memory. */
const BUILD = ['scripts/run-bundled.mjs', 'prerender', '--base', '/']

/** Serves until the process is asked to stop, and resolves to the exit code. */
export async function runPreviewServer(args: readonly string[]): Promise<number> {
  const { port } = parseOptions(args, 'Builds the site and serves it on this machine.', {
    port: {
      value: 'number',
      about: 'Serves the site at this port (without it: 3000, or the next one that is free).',
      read: parsePort,
    },
  })
  const controller = new AbortController()
  const { signal } = controller
  onStop(() => controller.abort())
  const status = await runProcess(process.execPath, BUILD, { signal })
  if (signal.aborted) return exitCode.success
  if (status !== exitCode.success) return status ?? exitCode.internal

  const server = await startServer({ directory: resolve('dist', 'client'), port })
  console.log(`The site is at ${server.url.replace('127.0.0.1', 'localhost')}`)
  console.log('Press Ctrl+C to stop it.')
  if (!signal.aborted) await new Promise((stop) => signal.addEventListener('abort', stop))
  await server.close()
  return exitCode.success
}
