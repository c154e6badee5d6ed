// `npm start`: builds the site, serves it on this machine, and says where.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitStatus, runCommand } from '../generator/cli/exit'
import { readOptions } from '../generator/cli/options'
import { runProgram } from '../generator/process/run-process'
import { onStop } from '../generator/process/stop-signal'
import { readPort } from '../generator/cli/value-parsers'
import { startServer } from '../generator/preview-server/start-server'

const scripts = path.dirname(fileURLToPath(import.meta.url))

await runCommand(async () => {
  const { port } = readOptions(process.argv.slice(2), {
    port: {
      value: 'number',
      about: 'Serves the site at this port (without it: 3000, or the next one that is free).',
      read: readPort,
    },
  })
  const controller = new AbortController()
  const stop = controller.signal
  onStop(() => controller.abort())
  const build = [path.join(scripts, 'run-bundled.mjs'), 'prerender', '--base', '/']
  const status = await runProgram(process.execPath, build, { signal: stop })
  if (stop.aborted) return exitStatus.fine
  if (status !== exitStatus.fine) return status ?? exitStatus.ownFault

  const directory = path.join(scripts, '..', 'dist', 'client')
  const server = await startServer({ directory, port })
  console.log(`The site is at ${server.address.replace('127.0.0.1', 'localhost')}`)
  console.log('Press Ctrl+C to stop it.')
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener('abort', resolve))
  await server.close()
  return exitStatus.fine
})
